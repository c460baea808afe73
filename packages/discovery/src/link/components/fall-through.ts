import type { ComponentFacts } from '../../extract/facts/facts.js';
import { staysAtTag } from '../../extract/facts/neutral-props.js';
import type { LinkedElement, LinkedNode } from '../model/linked.js';
import type { PassedProps } from '../model/passed-props.js';
import type { RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import { linkedProps } from '../values/linked-props.js';
import { declaredProps } from './declared-props.js';

const neverFallThrough = /^(?:slot:|children$|key$|ref$)/;

/**
 * Adds undeclared props to a component's root element, if the component has exactly one root and `inheritAttrs` is not
 * off. Vue does so (https://vuejs.org/guide/components/attrs.html). A prop that the template read by name counts as
 * declared.
 */
export function fallThrough(
  renderer: Renderer,
  component: ComponentFacts,
  passed: PassedProps,
  children: readonly LinkedNode[],
  site: RenderSite,
): void {
  const root = component.inheritAttrs === false ? null : onlyRoot(children);
  if (root === null) return;
  const declared = declaredProps(component);
  const props = new Map(
    [...passed.props].filter(
      ([name]) =>
        !declared.includes(name) && !passed.asked.has(name) && !neverFallThrough.test(name) && !staysAtTag(name),
    ),
  );
  const more = linkedProps(renderer, { props, spreads: [] }, root.tag.kind === 'host', site);
  root.props = [...root.props.filter((own) => !more.some(({ name }) => name === own.name)), ...more];
}

function onlyRoot(nodes: readonly LinkedNode[]): LinkedElement | null {
  const [only] = nodes;
  if (only === undefined || nodes.length !== 1) return null;
  if (only.kind === 'instance') return onlyRoot(only.children);
  return only.kind === 'element' ? only : null;
}
