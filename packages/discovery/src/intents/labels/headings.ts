import { contentReadings } from '../readings/content-readings.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { sitesKey } from '../model/site-key.js';
import { findProp } from '../values/prop-values.js';
import { contains, descendants, isControl, type Scene, type SceneElement, type SceneNode } from '../scene/scene.js';

function isHeading(node: SceneNode): node is SceneElement {
  return node.kind === 'element' && node.entry?.is === 'text' && node.entry.heading === true;
}

/** Matches nodes that own the headings inside: boundaries and rows. */
export function ownsHeadings(node: SceneNode): boolean {
  return node.kind === 'loop' || (node.kind === 'element' && node.entry?.is === 'boundary');
}

const headingLabels = (heading: SceneElement): FoundLabel[] => labelsOf(contentReadings(heading.children), 'heading');

/**
 * Decides whether a node is the content of a route: the element of `<Route path="/orders" element={…}>`. A page shows one
 * route of several, so a heading there names nothing around the routes.
 */
function isRouteContent(node: SceneNode): boolean {
  const route = node.parent;
  if (node.kind !== 'slot' || route?.kind !== 'element' || route.host) return false;
  return findProp(route.props, 'path') !== undefined || findProp(route.props, 'index') !== undefined;
}

/**
 * Returns the labels of the first heading with words that belongs to the node itself. A heading that the source writes once
 * for each item of a list belongs to an item.
 */
export function headingIn(node: SceneNode): FoundLabel[] {
  const inside = [...descendants(node, (inner) => !ownsHeadings(inner) && !isRouteContent(inner))]
    .filter(isHeading)
    .filter((heading) => !namesSwitch(heading, node));
  const places = inside.map(({ sites }) => sitesKey(sites));
  for (const [at, heading] of inside.entries()) {
    const isOfItem = places.some((place, other) => other !== at && place === places[at]);
    const labels = isOfItem ? [] : headingLabels(heading);
    if (labels.length > 0) return labels;
  }
  return [];
}

/** The boxes around a switch in which its heading may be. */
const levels = 3;

/**
 * Returns the labels of the heading before a switch in one box: a line of settings. The box contains no other control and no
 * other heading.
 */
export function headingOfSwitch(element: SceneElement): FoundLabel[] {
  let level = 0;
  for (let box = element.parent; box !== null && level < levels && !ownsHeadings(box); box = box.parent) {
    if (box.controls > 1) return [];
    const [only, other] = [...descendants(box)].filter(isHeading);
    if (only !== undefined) return other === undefined && only.order < element.order ? headingLabels(only) : [];
    if (box.kind === 'element' && box.host) level += 1;
  }
  return [];
}

/** Decides whether a heading in a section names one switch alone. */
function namesSwitch(heading: SceneElement, section: SceneNode): boolean {
  for (let box = heading.parent; box !== null && box !== section; box = box.parent) {
    if (box.controls > 1) return false;
    const only = box.controls === 0 ? undefined : [...descendants(box)].find(isSwitch);
    if (only !== undefined) return headingOfSwitch(only).length > 0;
  }
  return false;
}

function isSwitch(node: SceneNode): node is SceneElement {
  const entry = node.kind === 'element' ? node.entry : null;
  return entry?.is === 'field' && (entry.control === 'switch' || entry.control === 'checkbox');
}

/**
 * Returns the labels of the last heading before an element. No other boundary and at most one link may be between them.
 */
export function headingBefore(element: SceneElement, { all }: Scene): FoundLabel[] {
  let links = 0;
  for (let at = element.order - 1; at >= 0; at--) {
    const node = all[at];
    if (node === undefined) return [];
    if (isHeading(node) && !belongsElsewhere(node, element)) return headingLabels(node);
    // One link beneath a title (`No account yet?`) is skipped; several make a list, and the title is the list's.
    if (isLink(node)) links += 1;
    if (ownsHeadings(node) || (isControl(node) && !isLink(node)) || links > 1) return [];
  }
  return [];
}

function isLink(node: SceneNode): boolean {
  const entry = node.kind === 'element' ? node.entry : null;
  return entry?.is === 'action' && entry.href !== undefined && entry.control === 'link';
}

/** Decides whether a heading belongs to a boundary or row without the element. */
function belongsElsewhere(heading: SceneNode, element: SceneElement): boolean {
  for (let at = heading.parent; at !== null && !contains(at, element); at = at.parent)
    if (ownsHeadings(at)) return true;
  return false;
}
