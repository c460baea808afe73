import type { ManifestField } from '@webmcp/contract';

import { control } from '../element/control.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import type { StepState } from './step-state.js';
import { elementOf, locateField } from './targets.js';

/** Matches the roles of fields that hold a text of the record. */
const texts = /textbox|searchbox|spinbutton/;

/**
 * Waits for the record of an edit form, which may load after the form is shown. A value that is set before would be
 * replaced. The record is there once one of the texts that the call leaves alone is filled. A blank form costs the patience.
 */
export async function recordArrived({ call: { tool, given }, page }: StepState): Promise<void> {
  if (!tool.row || !tool.reach?.length || !given.length) return;
  const left = (tool.fields ?? []).filter(
    (field) => !given.includes(field) && !field.sensitive && texts.test(field.role),
  );
  const isBlank = (field: ManifestField): boolean => {
    const found = elementOf(locateField(page, field));
    return !found || !(control(found) as HTMLInputElement).value;
  };
  if (left.length) await waitFor(() => !left.every(isBlank), patience);
}
