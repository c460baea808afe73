import type { FieldEntry } from '@webmcp/contract';

import { groupLabels } from '../choices/group-labels.js';
import type { ControlParts } from '../controls/control-parts.js';
import type { DraftIntent } from '../drafts/draft.js';
import { actionLabels } from '../labels/action-labels.js';
import { fieldLabels, labelledField } from '../labels/field-labels.js';
import type { Label } from '../model/intent.js';
import { isGuess, isKey } from '../model/shown-control.js';
import type { FoundLabel } from '../readings/found-label.js';
import type { IndexedScene } from '../scene/id-index.js';
import type { SceneElement } from '../scene/scene.js';

/** Removes the sites of a label's literals. */
export function plainLabel({ places: _, ...label }: FoundLabel): Label {
  return label;
}

/** Returns an intent's labels, best first: the labels of an implied control, an action, a group or a field. */
export function intentLabels(draft: DraftIntent, parts: ControlParts, context: IndexedScene): FoundLabel[] {
  const { node, entry, implied } = draft;
  if (implied !== undefined) {
    const { labels, icon } = implied;
    return icon === undefined ? labels : [...labels, { text: icon, from: 'icon', places: [] }];
  }
  if (entry.is !== 'field') return withPageLabel(node, actionLabels({ element: node, entry, context }));
  if (draft.members.length > 0 || entry.group === true) return groupLabels(draft, parts, context);
  return withPageLabel(node, ofAllRows(draft, entry, fieldLabels({ element: node, entry, parts, context }), context));
}

/** Returns the labels without the texts of one written row: "Tea" beside a box is the record, and no label of the box. */
function ofAllRows(
  { inOtherRows: [other] = [] }: DraftIntent,
  entry: FieldEntry,
  found: FoundLabel[],
  context: IndexedScene,
): FoundLabel[] {
  if (other === undefined || found.every(({ from }) => from !== 'near-text')) return found;
  const same = new Set(fieldLabels(labelledField(other, entry, context)).map(({ text }) => text));
  return found.filter(({ from, text }) => from !== 'near-text' || same.has(text));
}

/** Moves the page's label to the front if the source has only guesses, or the key of an unknown message. */
function withPageLabel({ pageLabel }: SceneElement, found: FoundLabel[]): FoundLabel[] {
  if (pageLabel === undefined || !found.every(isGuess)) return found;
  const key = found.find(isKey)?.text;
  const shown: FoundLabel = { text: pageLabel, from: 'page', places: [], ...(key === undefined ? {} : { key }) };
  return [shown, ...found.filter((label) => !isKey(label))];
}

/**
 * Returns the labels of a group's first member if catalogues have them. In other languages the runtime finds the group
 * by these labels.
 */
export function memberLabels({ members: [first] }: DraftIntent, context: IndexedScene): Label[] | undefined {
  if (first?.entry?.is !== 'field') return undefined;
  const labels = fieldLabels(labelledField(first, first.entry, context)).map(plainLabel);
  return labels.some(({ locales }) => locales !== undefined) ? labels : undefined;
}
