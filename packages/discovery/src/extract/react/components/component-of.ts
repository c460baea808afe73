import type { ComponentFacts, FunctionValue, PropsBinding, TemplateNode, Value } from '../../facts/facts.js';
import { isMarkup, nodesOfValue } from '../values/nodes-of-value.js';

/** Decides whether JSX takes a name for a component. */
export function isComponentName(name: string): boolean {
  const first = name.charCodeAt(0);
  return first >= 65 && first <= 90;
}

/**
 * Reads a function as a component whose props are the first parameter. Null for a function that neither returns markup
 * nor passes any on.
 */
export function componentOf(name: string, value: FunctionValue, strict: boolean): ComponentFacts | null {
  const root = value.returns ?? rootOf(value.result, strict);
  if (root === null) return null;
  const locals = { ...value.locals };
  const props = propsOf(value, locals);
  return { name, at: value.at, props, locals, states: value.states ?? [], root };
}

/**
 * Returns the nodes of a function without markup. The function is a component if it passes its children on. In files
 * with JSX, the function is also a component if a call or a name may render something.
 */
function rootOf(result: Value | undefined, strict: boolean): TemplateNode[] | null {
  if (result === undefined) return null;
  const nodes = nodesOfValue(result);
  if (nodes.some((node) => node.kind === 'slot')) return nodes;
  const isShown = result.kind === 'choice' || result.kind === 'call' || result.kind === 'reference';
  if (isShown && result.kind === 'choice' && result.options.some(passesChildren)) {
    const { test, options } = result;
    const tests = options.map((_, index) => (index === options.length - 1 ? undefined : test));
    return [{ kind: 'branch', tests, branches: options.map(nodesOfValue), at: result.at }];
  }
  return isShown && !strict ? nodes : null;
}

function passesChildren(value: Value): boolean {
  return isMarkup(value) || nodesOfValue(value).some((node) => node.kind === 'slot');
}

/** Names from deeper inside a destructured parameter become locals below `whole`. */
function propsOf(value: FunctionValue, locals: Record<string, Value>): PropsBinding {
  const [param] = value.params;
  const binds = (value.binds ?? []).filter((bind) => bind.param === undefined);
  const props: PropsBinding = { names: [] };
  if (param !== undefined && param !== '') props.whole = param;
  for (const bind of binds) {
    const [prop, ...below] = bind.path;
    if (prop === undefined) {
      if (bind.omit !== undefined) props.rest = bind.local;
    } else if (below.length === 0 && bind.omit === undefined) {
      props.names.push({ prop, local: bind.local, ...(bind.default === undefined ? {} : { default: bind.default }) });
    } else {
      props.whole ??= '~props';
      const reference: Value = { kind: 'reference', path: [props.whole, ...bind.path], at: value.at };
      locals[bind.local] =
        bind.omit !== undefined
          ? { kind: 'object', entries: [], spreads: [reference], omit: bind.omit, at: value.at }
          : bind.default === undefined
            ? reference
            : { kind: 'choice', options: [reference, bind.default], at: value.at };
      if (!props.names.some((name) => name.prop === prop)) props.names.push({ prop, local: `~${prop}` });
    }
  }
  return props;
}
