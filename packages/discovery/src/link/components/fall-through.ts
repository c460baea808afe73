import type { ComponentFacts } from '../../extract/facts/facts.js';
import { eventProp } from '../../extract/script/event-prop.js';
import { linkedProps } from '../values/expand-props.js';
import type { LinkedElement, LinkedNode } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { Given, RenderSite } from '../model/resolved-value.js';
import { staysAtTag } from '../../extract/facts/neutral-props.js';

/** The props that a component declares, the handlers of its declared events among them. */
export function declaredProps(component: ComponentFacts): string[] {
  return [...component.props.names.map(({ prop }) => prop), ...(component.emits ?? []).map(eventProp)];
}

const neverFallThrough = /^(?:slot:|children$|key$|ref$)/;

/**
 * In Vue, what a component does not declare goes to its root element, where it has exactly one and `inheritAttrs` is not
 * off (https://vuejs.org/guide/components/attrs.html). What the template asked for by name counts as declared.
 */
export function fallThrough(
  linker: Linker,
  component: ComponentFacts,
  given: Given,
  children: readonly LinkedNode[],
  site: RenderSite,
): void {
  const root = component.inheritAttrs === false ? null : onlyRoot(children);
  if (root === null) return;
  const declared = declaredProps(component);
  const props = new Map(
    [...given.props].filter(
      ([name]) =>
        !declared.includes(name) && !given.asked.has(name) && !neverFallThrough.test(name) && !staysAtTag(name),
    ),
  );
  const more = linkedProps(linker, { props, spreads: [] }, root.tag.kind === 'host', site);
  root.props = [...root.props.filter((own) => !more.some(({ name }) => name === own.name)), ...more];
}

function onlyRoot(nodes: readonly LinkedNode[]): LinkedElement | null {
  const [only] = nodes;
  if (only === undefined || nodes.length !== 1) return null;
  if (only.kind === 'instance') return onlyRoot(only.children);
  return only.kind === 'element' ? only : null;
}
