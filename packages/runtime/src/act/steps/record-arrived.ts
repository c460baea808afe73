import type { ManifestField } from '@webmcp/contract';

import { control } from '../element/control.js';
import { untilFilled } from '../gestures/until-filled.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import type { StepState } from './step-state.js';
import { elementOf, locateField } from './targets.js';

/** Matches the roles of fields that hold a text of the record. */
const texts = /textbox|searchbox|spinbutton/;

/**
 * Waits until the page has filled the form that the call opened. A value that is set before would be replaced. An effect may
 * fill any form after it is shown, and the record of a row may load after that.
 */
export async function recordArrived(state: StepState): Promise<void> {
  const { call, page } = state;
  if (!call.given.length) return;
  if (call.tool.row && call.tool.reach?.length) await rowRecord(state);
  if (page.opened) await untilFilled(page.root());
}

/** Waits for the record of a row: one of the texts that the call leaves alone is filled. A blank form costs the patience. */
async function rowRecord({ call: { tool, given }, page }: StepState): Promise<void> {
  const left = (tool.fields ?? []).filter(
    (field) => !given.includes(field) && !field.sensitive && texts.test(field.role),
  );
  const isBlank = (field: ManifestField): boolean => {
    const found = elementOf(locateField(page, field));
    return !found || !(control(found) as HTMLInputElement).value;
  };
  if (left.length) await waitFor(() => !left.every(isBlank), patience);
}
