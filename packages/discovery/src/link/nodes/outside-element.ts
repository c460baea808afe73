import { slotComponents } from '../../libraries/known/rendering-functions.js';
import { sitesOf, type ComponentUse } from '../components/component-use.js';
import { renderPending } from '../handlers/detached-nodes.js';
import type { LinkedElement, LinkedNode } from '../model/linked.js';
import type { RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import { linkedChildren, linkedProps } from '../values/linked-props.js';
import { answeredItems } from './answered-items.js';
import { withProps } from './with-props.js';

/** Renders a host element or an outside component, followed by the markup that calls in its props received. */
export function outsideElement(renderer: Renderer, tag: LinkedElement['tag'], use: ComponentUse): LinkedElement {
  const { expanded, at, site } = use;
  const own: RenderSite = { ...site, pending: [] };
  const props = linkedProps(renderer, expanded, tag.kind === 'host', own);
  const children = linkedChildren(renderer, expanded, site);
  const answered = answeredItems(renderer, tag, expanded, { props, children }, own);
  return {
    kind: 'element',
    tag,
    props: answered.props,
    children:
      own.pending.length === 0 ? answered.children : [...answered.children, ...renderPending(renderer, at, own)],
    sites: sitesOf(use),
  };
}

/** Renders a component of a package. */
export function outsideComponent(
  renderer: Renderer,
  path: string[],
  pack: string | undefined,
  use: ComponentUse,
): LinkedNode[] {
  if (slotComponents.some((slot) => slot.package === pack && slot.isSlot(path))) return mergedSlot(renderer, use);
  const tag: LinkedElement['tag'] = { kind: 'component', path, ...(pack === undefined ? {} : { package: pack }) };
  return [outsideElement(renderer, tag, use)];
}

/** Returns the child of a slot component with the component's props. */
function mergedSlot(renderer: Renderer, { expanded, site }: ComponentUse): LinkedNode[] {
  const children = linkedChildren(renderer, expanded, site);
  const props = linkedProps(renderer, expanded, false, site);
  return withProps(children, props);
}
