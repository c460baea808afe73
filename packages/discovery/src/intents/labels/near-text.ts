import { contentReadings } from '../readings/content-readings.js';
import { isIconMarkup } from '../readings/icon-name.js';
import type { IdIndex, IndexedScene } from '../scene/id-index.js';
import type { ControlKind } from '@webmcp/contract';
import { findValue, isOn } from '../values/prop-values.js';
import { isControl, type SceneElement, type SceneNode } from '../scene/scene.js';
import { labelsOf, readingsOf, type FoundLabel } from '../readings/value-readings.js';

/** Text that names a control is short; longer text explains. */
const MAX_NEAR = 60;
/** A whole sentence before a control tells what the page is for; after a box that is ticked it is what one agrees to. */
const isSentence = (text: string): boolean => /[.!…。！]$/.test(text) && text.split(/\s+/).length > 4;
/** Controls whose text follows them. */
const leading = new Set<ControlKind>(['checkbox', 'radio', 'switch']);

function contains(outer: SceneNode, inner: SceneNode): boolean {
  for (let at: SceneNode | null = inner; at !== null; at = at.parent) if (at === outer) return true;
  return false;
}

/** Nodes beyond which text belongs to something else. */
function isWall(node: SceneNode, from: SceneElement, ids: IdIndex): boolean {
  if (node.kind === 'loop') return contains(node, from);
  if (node.kind !== 'element' || node.entry === null) return false;
  const { entry } = node;
  if (entry.is === 'field' || entry.is === 'action' || entry.is === 'trigger') return !contains(node, from);
  if (entry.is === 'wrapper') return node.controls > 0 && !contains(node, from);
  if (entry.is === 'boundary' || (entry.is === 'text' && entry.heading === true)) return true;
  if (entry.is === 'label') {
    const target = findValue(node.props, 'for');
    return target !== undefined && ids.byId(target, node) !== undefined;
  }
  return entry.is === 'option';
}

/** The label element around a text, else the element that it stands in; never one that holds the control too. */
function holderOf(node: SceneNode, from: SceneElement): SceneElement | undefined {
  let own: SceneElement | undefined;
  for (let at = node.parent; at !== null && !contains(at, from); at = at.parent) {
    if (at.kind !== 'element') continue;
    if (at.entry?.is === 'label') return at;
    own ??= at;
  }
  return own;
}

const nothing: NearText = { labels: [], isLabel: false, at: null };

/** What a text says as a label; undefined where it says nothing and the search goes on. */
function labelAt(node: SceneNode, from: SceneElement): NearText | undefined {
  // White space inside an element says nothing of what else stands there.
  if (node.kind !== 'text' || isWordless(node)) return undefined;
  const holder = holderOf(node, from);
  if (holder !== undefined && isIconMarkup(holder)) return undefined;
  const readings = holder === undefined ? readingsOf(node.value) : contentReadings(holder.children, isControl);
  const labels = labelsOf(readings, 'near-text');
  const isLabel = holder?.entry?.is === 'label';
  if (labels.length > 0 && labels.every((label) => !/\p{L}/u.test(label.text))) return undefined;
  if (labels.length === 0) return { ...nothing, isLabel, at: node.order };
  const isBefore = node.order < from.order;
  const names = ({ text }: FoundLabel): boolean =>
    text.length <= MAX_NEAR && !(isBefore && !isLabel && isSentence(text));
  return { labels: labels.filter(names), isLabel, at: node.order };
}

/** White space, or marks such as `*` and `:`. */
function isWordless(node: SceneNode): boolean {
  return node.kind === 'text' && node.value.kind === 'literal' && !/[\p{L}\p{N}]/u.test(String(node.value.value ?? ''));
}

function inWall(node: SceneNode, from: SceneElement, ids: IdIndex): boolean {
  for (let at = node.parent; at !== null && !contains(at, from); at = at.parent) {
    if (isWall(at, from, ids)) return true;
    if (at.kind === 'element' && isOn(findValue(at.props, 'aria-hidden'))) return true;
  }
  return false;
}

/** What stands in another case of one choice is not there while the control is. */
function isOtherCase(node: SceneNode, from: SceneElement): boolean {
  let own: SceneNode = node;
  for (let at = node.parent; at !== null; own = at, at = at.parent)
    if (contains(at, from)) return at.kind === 'branch' && own.kind === 'case';
  return false;
}

/** Text near a control; `isLabel` when it was written as a label that is tied to nothing. */
export interface NearText {
  labels: FoundLabel[];
  isLabel: boolean;
  /** Where it stands in document order; null where there is none. */
  at: number | null;
}

/**
 * The last resort for a control without a label: the text that stands directly before it in document order (after it
 * for a checkbox or radio, unless that names the control after it and the checkbox has a text of its own before),
 * with no other control, heading or boundary between. Order is asked for and not nesting, so that a moved wrapper changes
 * nothing.
 */
export function nearText(element: SceneElement, control: ControlKind, context: IndexedScene): NearText {
  const before = (): NearText => search(element, context, element.order - 1, -1);
  if (!leading.has(control)) return before();
  const after = textAfter(element, context);
  if (after.labels.length === 0) return before();
  if (!belongsToNext(after, context)) return after;
  // A text before it that cannot be read is still its own; the one after it is the next control's.
  const other = before();
  return other.at === null ? after : other;
}

function textAfter(element: SceneElement, context: IndexedScene): NearText {
  return search(element, context, lastInside(element).order + 1, 1);
}

/**
 * Whether the next control after a text is the one that it names: a field whose text stands before it, or a checkbox in a
 * run of checkboxes with nothing after the last one.
 */
function belongsToNext({ at }: NearText, context: IndexedScene): boolean {
  for (const node of at === null ? [] : context.scene.all.slice(at + 1)) {
    if (node.kind !== 'element' || node.entry === null) continue;
    const { entry } = node;
    if (entry.is === 'action' || entry.is === 'trigger' || entry.is === 'boundary') return false;
    if (entry.is !== 'field') continue;
    if (!leading.has(entry.control)) return true;
    const after = textAfter(node, context);
    return after.at === null || belongsToNext(after, context);
  }
  return false;
}

function lastInside(node: SceneNode): SceneNode {
  const last = node.children.at(-1);
  return last === undefined ? node : lastInside(last);
}

function search(from: SceneElement, { scene, ids }: IndexedScene, start: number, step: 1 | -1): NearText {
  for (let at = start; at >= 0 && at < scene.all.length; at += step) {
    const node = scene.all[at];
    if (node === undefined || isWall(node, from, ids) || inWall(node, from, ids)) return nothing;
    // Forward, leaving the boundary around the control is seen only by where the node stands.
    if (step === 1 && wallBetween(from, node, ids)) return nothing;
    if (isOtherCase(node, from)) continue;
    const labels = labelAt(node, from);
    if (labels !== undefined) return labels;
  }
  return nothing;
}

function wallBetween(from: SceneElement, node: SceneNode, ids: IdIndex): boolean {
  for (let at = from.parent; at !== null && !contains(at, node); at = at.parent) if (isWall(at, from, ids)) return true;
  return false;
}
