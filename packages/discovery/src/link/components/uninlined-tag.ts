import { force } from '../model/evaluator.js';
import type { LinkedElement } from '../model/linked.js';
import { deeper } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import { linkedProps } from '../values/linked-props.js';
import { sitesOf, type ComponentUse } from './component-use.js';

/**
 * Returns the tag of an app's component that cannot be inlined: a component tag without a package, with all its props.
 */
export function uninlinedTag(renderer: Renderer, name: string, use: ComponentUse): LinkedElement {
  const { expanded, at, site } = use;
  const inner = deeper(site);
  const children = expanded.props.get('children');
  return {
    kind: 'element',
    tag: { kind: 'component', path: [name] },
    props: linkedProps(renderer, expanded, false, inner),
    children: children === undefined ? [] : renderer.renderValue(force(renderer, children.value), at, inner),
    sites: sitesOf(use),
  };
}
