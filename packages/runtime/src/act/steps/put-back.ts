import type { ManifestField } from '@webmcp/contract';

import type { StepState } from './step-state.js';

/**
 * Puts back what a call with an action has set, because nothing is submitted.
 * @param failed the field that took no value; its own problem names it
 * @returns a message that names the fields that keep a value of the call
 */
export async function putBack({ call, old }: StepState, failed: ManifestField): Promise<string[]> {
  if (!call.tool.action) return [];
  const kept = [...new Set(await old.restore(call.controls, failed))];
  return kept.length ? [`Not put back: ${kept.join(', ')}`] : [];
}
