import { contentReadings } from './content-text.js';
import type { ControlKind } from './intent.js';
import { findValue, isOn } from './prop-values.js';
import { labelsOf, readingsOf, type FoundLabel } from './readings.js';
import type { Scene, SceneElement, SceneNode } from './scene.js';

/** Text that names a control is short; longer text explains. */
const MAX_NEAR = 60;
/** Controls whose text follows them. */
const leading = new Set<ControlKind>(['checkbox', 'radio', 'switch']);

function contains(outer: SceneNode, inner: SceneNode): boolean {
  for (let at: SceneNode | null = inner; at !== null; at = at.parent) if (at === outer) return true;
  return false;
}

/** Nodes beyond which text belongs to something else. */
function isWall(node: SceneNode, from: SceneElement): boolean {
  if (node.kind === 'loop') return contains(node, from);
  if (node.kind !== 'element' || node.entry === null) return false;
  const { entry } = node;
  if (entry.is === 'field' || entry.is === 'action' || entry.is === 'trigger') return !contains(node, from);
  if (entry.is === 'boundary' || (entry.is === 'text' && entry.heading === true)) return true;
  if (entry.is === 'label' || entry.is === 'legend') return findValue(node.props, 'for') !== undefined;
  return entry.is === 'option';
}

function elementOf(node: SceneNode): SceneElement | undefined {
  for (let at = node.parent; at !== null; at = at.parent) if (at.kind === 'element') return at;
  return undefined;
}

function labelAt(node: SceneNode, from: SceneElement): FoundLabel[] | undefined {
  if (node.kind !== 'text') return undefined;
  const holder = elementOf(node);
  const whole = holder !== undefined && !contains(holder, from) && holder.host;
  const readings = whole ? contentReadings(holder.children) : readingsOf(node.value);
  const labels = labelsOf(readings, 'near-text');
  if (labels.length === 0) return /^\s*$/.test(textOnly(node)) ? undefined : [];
  return labels.filter((label) => label.text.length <= MAX_NEAR && /[\p{L}]/u.test(label.text));
}

function textOnly(node: SceneNode): string {
  return node.kind === 'text' && node.value.kind === 'literal' ? String(node.value.value ?? '') : 'x';
}

function inWall(node: SceneNode, from: SceneElement): boolean {
  for (let at = node.parent; at !== null && !contains(at, from); at = at.parent) {
    if (isWall(at, from)) return true;
    if (at.kind === 'element' && isOn(findValue(at.props, 'aria-hidden'))) return true;
  }
  return false;
}

/**
 * The last resort for a control without a label: the text that stands directly before it in document order (after it
 * for a checkbox or radio), with no other control, heading or boundary between. Order is asked for and not nesting, so
 * that a moved wrapper changes nothing.
 */
export function nearText(element: SceneElement, control: ControlKind, scene: Scene): FoundLabel[] {
  const after = (): FoundLabel[] => search(element, scene, lastInside(element).order + 1, 1);
  const before = (): FoundLabel[] => search(element, scene, element.order - 1, -1);
  const [first, second] = leading.has(control) ? [after, before] : [before, after];
  const found = first();
  return found.length > 0 || !leading.has(control) ? found : second();
}

function lastInside(node: SceneNode): SceneNode {
  const last = node.children.at(-1);
  return last === undefined ? node : lastInside(last);
}

function search(from: SceneElement, scene: Scene, start: number, step: 1 | -1): FoundLabel[] {
  for (let at = start; at >= 0 && at < scene.all.length; at += step) {
    const node = scene.all[at];
    if (node === undefined || isWall(node, from) || inWall(node, from)) return [];
    // Forward, leaving the boundary around the control is seen only by where the node stands.
    if (step === 1 && wallBetween(from, node)) return [];
    const labels = labelAt(node, from);
    if (labels !== undefined) return labels;
  }
  return [];
}

function wallBetween(from: SceneElement, node: SceneNode): boolean {
  for (let at = from.parent; at !== null && !contains(at, node); at = at.parent) if (isWall(at, from)) return true;
  return false;
}
