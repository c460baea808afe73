import type { ComponentFacts, TagName, TemplateNode, Value } from '../../facts/facts.js';

/**
 * Returns a component that only renders a tag with props of its own and with all that it is given: `styled.div.attrs(…)`,
 * `connect(…)(X)`.
 * @param own objects of props; what the use of the component gives wins
 */
export function wrappingComponent(name: string, tag: TagName, own: readonly Value[], at: Value['at']): ComponentFacts {
  const given: Value = { kind: 'reference', path: ['~props'], at };
  const element: TemplateNode = {
    kind: 'element',
    tag,
    props: [...own, given].map((value) => ({ name: '...', value, at })),
    children: [],
    at,
  };
  return { name, at, props: { whole: '~props', names: [] }, locals: {}, states: [], root: [element] };
}
