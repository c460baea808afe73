import { exposedName } from '../../extract/facts/exposed-name.js';
import { lookUp } from '../evaluate/look-up.js';
import { deferredArguments } from '../known-calls/value-call.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { RefCall } from '../model/link-memory.js';
import type { Renderer } from '../model/renderer.js';
import { literalText, type ResolvedValue, type ResultValue } from '../model/resolved-value.js';
import type { HandlerTrace, TracedCall } from './handler-trace.js';

/** Returns the state of the ref that a template names: `ref="dialog"`. */
export function refState(renderer: Renderer, resolved: ResolvedValue, scope: LexicalScope): string | undefined {
  if (resolved.kind === 'state') return resolved.path.length === 0 ? resolved.id : undefined;
  const name = literalText(resolved);
  if (name === undefined) return undefined;
  const state = lookUp(renderer, scope, name);
  return state?.kind === 'state' ? state.id : namedRef(scope, name);
}

const namedRef = (scope: LexicalScope, name: string): string => `${scope.owner.instance}:${name}`;

/**
 * Keeps a call that a ref to a component receives, to be followed once the component's instance is known.
 * @param trace the handler's trace, whose last record is the call
 */
export function keepRefCall(trace: HandlerTrace, { callee, written, scope }: TracedCall): void {
  const found = refOfCall(trace.renderer, callee, scope);
  if (found === undefined) return;
  const { ref, method } = found;
  const stack = [...trace.stack];
  const recorded = trace.does.calls.at(-1);
  trace.renderer.memory.components.refCalls.push({
    ref,
    follow(instance) {
      const fn = methodOf(trace.renderer, instance, method);
      if (fn === undefined) return;
      if (recorded?.at === written.at) recorded.own = true;
      trace.stack.push(...stack);
      trace.followFunction({ ...fn, args: deferredArguments(written.args, scope), caller: scope });
      trace.stack.length -= stack.length;
    },
  });
}

interface CalledRef {
  ref: string;
  method: string;
}

/** Finds the ref in the callee of a call: `dialog.value.open`, `$refs.dialog.open`, `useTemplateRef('dialog').value.open`. */
function refOfCall(renderer: Renderer, callee: ResolvedValue, scope: LexicalScope): CalledRef | undefined {
  switch (callee.kind) {
    case 'state':
      return calledRef(callee.id, callee.path);
    case 'result':
      return callee.call.callee.at(-1) === 'useTemplateRef' ? templateRef(renderer, callee) : undefined;
    case 'unresolved': {
      const [holder, name, ...path] = callee.path;
      return holder === '$refs' && name !== undefined ? calledRef(namedRef(scope, name), path) : undefined;
    }
    default:
      return undefined;
  }
}

const calledRef = (ref: string, [method, ...more]: readonly string[]): CalledRef | undefined =>
  method === undefined || more.length > 0 ? undefined : { ref, method };

function templateRef(renderer: Renderer, { call, path }: ResultValue): CalledRef | undefined {
  const [first] = call.value.args;
  const name = first === undefined ? undefined : literalText(renderer.evaluate(first, call.scope));
  if (name === undefined) return undefined;
  return calledRef(
    namedRef(call.scope, name),
    path.filter((part) => part !== 'value'),
  );
}

/** Returns the method of an instance. A function outside of the component's own code is none. */
function methodOf(renderer: Renderer, instance: LexicalScope, method: string) {
  const exposed = instance.locals[exposedName(method)];
  const isOwn = exposed !== undefined || Object.hasOwn(instance.locals, method);
  if (!isOwn) return undefined;
  const resolved = exposed === undefined ? lookUp(renderer, instance, method) : renderer.evaluate(exposed, instance);
  if (resolved?.kind !== 'value' || resolved.value.kind !== 'function') return undefined;
  return { fn: resolved.value, closure: resolved.scope };
}

/** Follows the calls through refs of a root, and those that they make in turn. Forgets the refs of the root. */
export function followRefCalls({ memory: { components } }: Renderer): void {
  const { refs, refCalls } = components;
  const next = (): RefCall | undefined => refCalls.shift();
  for (let call = next(); call !== undefined; call = next()) {
    const instance = refs.get(call.ref);
    if (instance !== undefined) call.follow(instance);
  }
  refs.clear();
}
