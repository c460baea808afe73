import type { Prop, TagName, TemplateNode, Value } from '../../facts/facts.js';
import { nodesOfValue } from './nodes-of-value.js';

/** Returns the element of Vue's `h(tag, props, content)`, whose props may be left out (vuejs.org/api/render-function.html). */
export function vueElement([tag, second, third]: Value[], at: Value['at']): TemplateNode | null {
  const name = tag === undefined ? null : tagOf(tag);
  if (name === null) return null;
  const isContent =
    third === undefined && second !== undefined && second.kind !== 'object' && second.kind !== 'reference';
  const props = isContent || second === undefined ? [] : propsOf(second);
  const { children, slots } = vueContent(isContent ? second : third);
  return { kind: 'element', tag: name, props: [...props, ...slots], children, at };
}

/** Returns the content of an element: nodes, a function for the default slot, or an object with a function for each slot. */
function vueContent(given: Value | undefined): { children: TemplateNode[]; slots: Prop[] } {
  if (given?.kind !== 'object')
    return {
      children: given === undefined ? [] : given.kind === 'function' ? drawnBy(given) : nodesOfValue(given),
      slots: [],
    };
  const entries = given.entries.map(({ key, value }) => ({ key, nodes: drawnBy(value), at: value.at }));
  return {
    children: entries.find(({ key }) => key === 'default')?.nodes ?? [],
    slots: entries
      .filter(({ key }) => key !== 'default')
      .map(({ key, nodes, at }) => ({ name: `slot:${key}`, value: { kind: 'markup', nodes, at }, at })),
  };
}

/** Returns the nodes that a slot's function draws. */
function drawnBy(value: Value): TemplateNode[] {
  if (value.kind !== 'function') return nodesOfValue(value);
  return value.returns ?? (value.result === undefined ? [] : nodesOfValue(value.result));
}

/** Returns the element of React's `createElement(tag, props, …children)`. */
export function createdElement([tag, given, ...children]: Value[], at: Value['at']): TemplateNode | null {
  const name = tag === undefined ? null : tagOf(tag);
  if (name === null) return null;
  const props = given === undefined ? [] : propsOf(given);
  return { kind: 'element', tag: name, props, children: children.flatMap(nodesOfValue), at };
}

function tagOf(tag: Value): TagName | null {
  if (tag.kind === 'literal' && typeof tag.value === 'string') return { kind: 'host', name: tag.value };
  return tag.kind === 'reference' ? { kind: 'component', path: tag.path } : null;
}

function propsOf(given: Value): Prop[] {
  if (given.kind === 'literal') return [];
  if (given.kind !== 'object') return [{ name: '...', value: given, at: given.at }];
  return [
    ...given.spreads.map((value) => ({ name: '...', value, at: value.at })),
    ...given.entries.map(({ key, value }) => ({ name: key, value, at: value.at })),
  ];
}
