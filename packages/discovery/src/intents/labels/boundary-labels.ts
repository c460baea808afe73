import type { BoundaryEntry } from '@webmcp/contract';
import { contentReadings } from '../readings/content-readings.js';
import { descendants, isControl, type SceneElement, type SceneNode } from '../scene/scene.js';
import { ariaLabels } from './labels.js';
import type { IndexedScene } from '../scene/id-index.js';
import { propReadings } from '../readings/prop-readings.js';
import { findValue } from '../values/prop-values.js';
import { labelsOf, readingsOf, type FoundLabel } from '../readings/value-readings.js';

/** Whether a node names what is around it. */
export function isHeading(node: SceneNode): node is SceneElement {
  return node.kind === 'element' && node.entry?.is === 'text' && node.entry.heading === true;
}

/** Headings inside these belong to them and not to what is around them. */
function ownsHeadings(node: SceneNode): boolean {
  if (node.kind === 'loop') return true;
  return node.kind === 'element' && node.entry?.is === 'boundary';
}

function legendOf(element: SceneElement): FoundLabel[] {
  for (const node of descendants(element, (one) => !ownsHeadings(one))) {
    if (node.kind === 'element' && node.entry?.is === 'legend')
      return labelsOf(contentReadings(node.children), 'legend');
  }
  return [];
}

function summaryOf(element: SceneElement): FoundLabel[] {
  const summary = element.children.find((child) => child.kind === 'element' && child.name === 'summary');
  return summary === undefined ? [] : labelsOf(contentReadings(summary.children), 'content');
}

/** The labels of the first heading inside that belongs to the element itself. */
export function headingIn(node: SceneNode): FoundLabel[] {
  for (const one of descendants(node, (inner) => !ownsHeadings(inner))) {
    if (!isHeading(one)) continue;
    const labels = labelsOf(contentReadings(one.children), 'heading');
    if (labels.length > 0) return labels;
  }
  return [];
}

/** A link under a title (`No account yet?`) does not end what the title names. */
function isLink(node: SceneNode): boolean {
  return (
    node.kind === 'element' &&
    node.entry?.is === 'action' &&
    node.entry.href !== undefined &&
    node.entry.control === 'link'
  );
}

/** The last heading before the element in its surroundings, with no other boundary or control between. */
function headingBefore(element: SceneElement, { scene }: IndexedScene): FoundLabel[] {
  let links = 0;
  for (let at = element.order - 1; at >= 0; at--) {
    const node = scene.all[at];
    if (node === undefined) return [];
    if (isHeading(node) && !insideOther(node, element)) return labelsOf(contentReadings(node.children), 'heading');
    if (isLink(node)) links += 1;
    // More than one link is a list of links, and the title is theirs.
    if (ownsHeadings(node) || (isControl(node) && !isLink(node)) || links > 1) return [];
  }
  return [];
}

/** A dialog whose title is that of the card in it (Vuetify). */
function titleInside(element: SceneElement, context: IndexedScene): FoundLabel[] {
  for (const node of descendants(element, (one) => !ownsHeadings(one))) {
    if (node.kind !== 'element' || node.entry?.is !== 'boundary' || node.entry.named !== true) continue;
    return boundaryLabels(node, node.entry, context);
  }
  return [];
}

function insideOther(node: SceneNode, element: SceneElement): boolean {
  for (let at = node.parent; at !== null; at = at.parent) {
    if (at.order <= element.order && lastOrder(at) >= element.order) return false;
    if (ownsHeadings(at)) return true;
  }
  return false;
}

function lastOrder(node: SceneNode): number {
  const last = node.children.at(-1);
  return last === undefined ? node.order : lastOrder(last);
}

/** The names of a form, dialog, group or region, best first. */
export function boundaryLabels(element: SceneElement, entry: BoundaryEntry, context: IndexedScene): FoundLabel[] {
  const found: FoundLabel[] = [...ariaLabels(element.props, element, context)];
  if (element.name === 'fieldset' || entry.kind === 'group') found.push(...legendOf(element));
  if (element.name === 'details') found.push(...summaryOf(element));
  for (const name of entry.title ?? []) {
    const readings = propReadings(element, name, isControl);
    if (readings !== undefined) found.push(...labelsOf(readings, 'prop'));
  }
  if (entry.kind !== 'group' && entry.kind !== 'menu') found.push(...headingIn(element));
  if (found.length === 0 && entry.open !== undefined) found.push(...titleInside(element, context));
  const title = findValue(element.props, 'title');
  if (element.host && title !== undefined) found.push(...labelsOf(readingsOf(title), 'title'));
  if (found.length === 0 && entry.kind === 'form') found.push(...headingBefore(element, context));
  const seen = new Set<string>();
  return found.filter((label) => !seen.has(label.text) && seen.add(label.text));
}
