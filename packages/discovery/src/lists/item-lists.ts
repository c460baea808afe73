import { capital, plural, words } from '@webmcp/text';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel, Boundary, Intent } from '../intents/model/intent.js';
import { isTick } from '../intents/model/is-tick.js';
import { labelText } from '../intents/model/label-text.js';
import { boundaryChain } from '../match/views/intent-view.js';
import { addsTo, drawnList, takesFrom } from './list-changes.js';

/** A repeated group of fields inside a form, with the buttons that change it. All numbers are indexes of intents. */
export interface ItemList {
  /** The boundary of one item. */
  row: number;
  fields: readonly number[];
  add: number;
  remove?: number;
  label: string;
}

/** Names of lists that name no thing: `fields` of `useFieldArray()`. */
const nameless: ReadonlySet<string> = new Set(
  'fields rows list data array inputs values value parse json get load stored saved'.split(' '),
);

/**
 * Finds the lists of a tool's form: loops with fields whose list another button of the form grows. The button that submits
 * the form makes a record instead.
 */
export function itemLists(tool: ToolCandidate, appModel: AppModel): ItemList[] {
  const { intents, boundaries } = appModel;
  const isForm = tool.fields.length > 0 || intents[tool.action ?? -1]?.control === 'submit';
  const place = tool.container ?? (tool.action === null ? null : (intents[tool.action]?.boundary ?? null));
  if (!isForm || tool.action === null || place === null || tool.flow !== undefined) return [];
  return boundaries.flatMap((row) => {
    const outer = boundaryChain(boundaries, row.parent);
    const between = outer.slice(0, outer.indexOf(place));
    if (row.kind !== 'row' || row.loop === undefined || row.index === tool.row || !outer.includes(place)) return [];
    return between.some((index) => boundaries[index]?.kind === 'row') ? [] : listIn(row, { place, tool, appModel });
  });
}

function listIn(
  row: Boundary,
  { place, tool, appModel: { intents, boundaries } }: { place: number; tool: ToolCandidate; appModel: AppModel },
): ItemList[] {
  const list = row.parent === null ? undefined : boundaries[row.parent];
  const chainOf = ({ boundary }: Intent): number[] => boundaryChain(boundaries, boundary);
  const rowAround = (intent: Intent): number | undefined =>
    chainOf(intent).find((index) => boundaries[index]?.kind === 'row');
  const inside = intents.filter((intent) => rowAround(intent) === row.index);
  const fields = inside.filter(({ kind, control }) => kind === 'field' && control !== 'hidden');
  const around = intents.filter((intent) => chainOf(intent).includes(place) && !chainOf(intent).includes(row.index));
  const over = row.loop?.over || drawnList(around, list?.domId) || '';
  if (over === '' || fields.every(({ control }) => control === 'file' || isTick(control))) return [];
  const adding = around.filter((intent) => intent.index !== tool.action && addsTo(intent, over));
  // Two lists may have one name in the source. The button that follows a list is its own.
  const last = Math.max(...inside.map(({ index }) => index));
  const add = adding.find(({ index }) => index > last) ?? adding.at(-1);
  if (add === undefined) return [];
  const remove = inside.find((intent) => takesFrom(intent, over));
  return [
    {
      row: row.index,
      fields: fields.map(({ index }) => index),
      add: add.index,
      ...(remove === undefined ? {} : { remove: remove.index }),
      label: labelOf(over, add, list),
    },
  ];
}

/** Returns the label of a list: the name of the list in the source, else its label, its id, or the words of its button. */
function labelOf(over: string, add: Intent, list: Boundary | undefined): string {
  const name = words(over.split(/[:.]/).at(-1)?.replace(/\(\)$/, '') ?? '');
  const named = name.some((word) => !nameless.has(word)) ? name.join(' ') : '';
  const ofElement = words(list?.domId ?? '').join(' ');
  const ofButton = labelText(add.labels)
    .replace(/^[^\p{L}]+/u, '')
    .replace(/^\S+\s+/u, '');
  return capital(named || labelText(list?.labels ?? []) || ofElement || pluralOf(ofButton));
}

/** Returns the plural of a word on a button that adds one item; `items` without a word. */
const pluralOf = (word: string): string => (word === '' || /s$/i.test(word) ? word || 'items' : plural(word));
