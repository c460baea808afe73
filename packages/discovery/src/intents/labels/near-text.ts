import type { ControlKind } from '@webmcp/contract';

import type { IndexedScene } from '../scene/id-index.js';
import { contains, type SceneElement, type SceneNode } from '../scene/scene.js';
import type { FoundLabel } from '../readings/found-label.js';
import { headingOfSwitch } from './headings.js';
import { TextSearch, type NearText } from './text-search.js';

/** Controls with their text behind them. */
const textBehind = new Set<ControlKind>(['checkbox', 'radio', 'switch']);

/**
 * Finds the text beside a control without a label, with no other control, heading or boundary between: the text
 * directly before. A checkbox, radio or switch has its text behind, unless the text behind names the next control. A field
 * whose text before is data in part (`Page {n}`) has the text behind it that is nearer.
 */
export function nearText(element: SceneElement, control: ControlKind, context: IndexedScene): NearText {
  const search = new TextSearch(element, context);
  if (!textBehind.has(control)) {
    const before = search.before();
    if (before.isLabel || !before.labels.some(isPartlyData)) return before;
    const behind = search.after();
    return isNearer(behind, before, element, context) && !behind.labels.some(isPartlyData) ? behind : before;
  }
  const after = search.after();
  const heading = after.labels.length === 0 ? headingOfSwitch(element) : [];
  if (heading.length > 0) return { labels: heading, isLabel: false, at: null };
  if (after.labels.length === 0 || !isInOwnBox(after, element, context)) {
    const before = search.before();
    if (after.labels.length === 0 || isInOwnBox(before, element, context)) return before;
  }
  if (!namesNextControl(after, context)) return after;
  const before = search.before();
  return before.at === null ? after : before;
}

const isPartlyData = ({ parts }: FoundLabel): boolean => parts !== undefined;

/** Decides whether a box around a control, and around no other one, holds a text without another text. */
function isNearer(text: NearText, other: NearText, control: SceneElement, { scene }: IndexedScene): boolean {
  const [node, without] = [text, other].map(({ at }) => (at === null ? undefined : scene.all[at]));
  if (node === undefined) return false;
  for (let box = control.parent; box !== null && box.controls === 1; box = box.parent) {
    if (without !== undefined && contains(box, without)) return false;
    if (contains(box, node)) return box.kind === 'element';
  }
  return false;
}

/** Decides whether a text is in the largest box around a control without another control: `<div>Dark mode<Switch /></div>`. */
function isInOwnBox({ at }: NearText, control: SceneElement, { scene }: IndexedScene): boolean {
  const node = at === null ? undefined : scene.all[at];
  let box: SceneNode = control;
  while (box.parent !== null && box.parent.controls === 1) box = box.parent;
  return node !== undefined && contains(box, node);
}

/**
 * Decides whether a text names the next control behind it: a field with its text before it, or a checkbox in a run
 * whose last has no text behind it.
 */
function namesNextControl({ at }: NearText, context: IndexedScene): boolean {
  for (const node of at === null ? [] : context.scene.all.slice(at + 1)) {
    if (node.kind !== 'element' || node.entry === null) continue;
    const { entry } = node;
    if (entry.is === 'action' || entry.is === 'trigger' || entry.is === 'boundary') return false;
    if (entry.is !== 'field') continue;
    if (!textBehind.has(entry.control)) return true;
    const after = new TextSearch(node, context).after();
    return after.at === null || namesNextControl(after, context);
  }
  return false;
}
