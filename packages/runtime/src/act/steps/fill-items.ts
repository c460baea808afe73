import type { CallResult, JsonValue, ManifestField } from '@webmcp/contract';

import { asleep } from '../element/asleep.js';
import type { Filling } from '../fill/field-setting.js';
import { fillField } from '../fill/fill-field.js';
import { press } from '../gestures/press.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import { itemRows } from './item-rows.js';
import { heldAnswer } from './held-answer.js';
import { sleeping } from './hydrated.js';
import { notAllowed } from './not-allowed.js';
import { putBack } from './put-back.js';
import { rejected } from './rejected.js';
import type { StepState } from './step-state.js';
import { elementOf, locateField } from './targets.js';

/**
 * Sets the lists of a call through the buttons of the page. Adds the items that are missing, and fills in each item.
 * Takes away the items that are too many last. A field that an item of the call omits keeps its value.
 */
export async function fillItems(state: StepState): Promise<CallResult | undefined> {
  for (const field of state.call.given) {
    if (!field.items) continue;
    const before = rowsOf(state, field).length;
    const problem = await setItems(state, field, state.call.values[field.key] as Item[]);
    if (typeof problem === 'object') return problem;
    if (problem === undefined) continue;
    const back = await putBack(state, field);
    for (let more = rowsOf(state, field).length; more > before && field.remove; more -= 1)
      if (await takeAway(state, field)) break;
    const kept = rowsOf(state, field).length === before ? [] : [`${field.label}: the items stay as they are now`];
    return rejected(state.call, [`${field.label}: ${problem}`, ...back, ...kept]);
  }
  return undefined;
}

type Item = Record<string, JsonValue>;

const rowsOf = ({ call, page }: StepState, field: ManifestField): Element[] =>
  itemRows(field, page, call.manifest.testIdAttributes);

/** Returns the answer that ends the call, or the reason for which the list does not take the items. */
async function setItems(
  state: StepState,
  field: ManifestField,
  items: readonly Item[],
): Promise<CallResult | string | undefined> {
  const asleepYet = field.handled && (await sleeping(state, () => addButton(state, field) ?? []));
  if (asleepYet) return asleepYet;
  const shown = rowsOf(state, field).length;
  if (shown > items.length && !field.remove) return `has ${shown} items, and the page takes none away`;
  while (rowsOf(state, field).length < items.length) {
    const problem = (await cancelled(state)) ?? (await addOne(state, field));
    if (problem) return problem;
  }
  for (const [at, item] of items.entries()) {
    const problem = (await cancelled(state)) ?? (await fillItem(state, field, { at, item }));
    if (problem) return problem;
  }
  while (rowsOf(state, field).length > items.length) {
    const problem = (await cancelled(state)) ?? (await takeAway(state, field));
    if (problem) return problem;
  }
  return undefined;
}

/** Returns the answer to a call that the caller cancels between two parts of a list. Nothing was submitted yet. */
const cancelled = async (state: StepState): Promise<CallResult | undefined> =>
  state.call.signal?.aborted ? await notAllowed(state) : undefined;

const addButton = ({ page }: StepState, field: ManifestField): HTMLElement[] | undefined => {
  const found = elementOf(locateField(page, field));
  return found && page.found.riskierText(field, found) === undefined ? [found] : undefined;
};

async function addOne(state: StepState, field: ManifestField): Promise<string | undefined> {
  const before = rowsOf(state, field).length;
  const button = await waitFor(() => addButton(state, field)?.[0], patience);
  if (!button) return 'the button that adds an item is not on the page, or has changed';
  if (asleep(button)) return `the page takes no more than ${before} items`;
  press(button);
  await waitFor(() => rowsOf(state, field).length > before, patience);
  return rowsOf(state, field).length > before ? undefined : `the page takes no more than ${before} items`;
}

/** Takes the last item away. */
async function takeAway(state: StepState, field: ManifestField): Promise<string | undefined> {
  const rows = rowsOf(state, field);
  const last = rows.at(-1);
  const button = last && field.remove && elementOf(state.page.found.inItem(field.remove, last));
  if (!button || state.page.found.riskierText(field.remove!, button) !== undefined)
    return `the page takes no item of ${rows.length} away`;
  if (!asleep(button)) press(button);
  await waitFor(() => rowsOf(state, field).length < rows.length, patience);
  return rowsOf(state, field).length < rows.length ? undefined : `the page keeps ${rows.length} items`;
}

/** Fills in one item. Each field of it is read back later with the other fields of the call. */
async function fillItem(
  state: StepState,
  list: ManifestField,
  { at, item }: { at: number; item: Item },
): Promise<CallResult | string | undefined> {
  const { call, page, old } = state;
  for (const field of list.items ?? []) {
    const value = item[field.key];
    if (value === undefined) continue;
    const find = (): HTMLElement | undefined => {
      const row = rowsOf(state, list)[at];
      return row && elementOf(page.found.inItem(field, row));
    };
    const filling: Filling = { field: { ...field, label: `${list.label} ${at + 1}: ${field.label}` }, value, find };
    filling.at = find();
    const held = heldAnswer(call, filling);
    if (held) return held;
    old.note(filling);
    const problem = await fillField(filling, call.controls);
    if (problem) return `item ${at + 1}, ${field.label}: ${problem}`;
    filling.stayed = true;
    state.fillings.push(filling);
  }
  return undefined;
}
