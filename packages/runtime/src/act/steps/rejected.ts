import type { CallResult } from '@webmcp/contract';

import { name } from '../../accessibility/accessible-name.js';
import { invalidFields } from '../../outcome/page/page-signals.js';
import type { ToolCall } from '../call/tool-call.js';
import { fieldSetting, type Filling } from '../fill/field-setting.js';
import type { StepState } from './step-state.js';

/** Answers that the page's own rules stopped the call before its action. */
export function rejected({ tool, answer }: ToolCall, messages: string[]): CallResult {
  return answer('rejected', tool.action ? [...messages, 'Nothing was submitted'] : messages, {
    evidence: messages.map((text) => ({ kind: 'validation', text })),
  });
}

/** Answers that fields show other values than the call's. */
export function changedFields({ call, fillings }: StepState): CallResult | undefined {
  const changed = fillings.flatMap((filling) => {
    const problem = fieldSetting(filling, call.controls)?.mismatch();
    return problem ? [`${filling.field.label}: ${problem}`] : [];
  });
  return changed.length ? rejected(call, changed) : undefined;
}

/**
 * Answers that fields left the page after they were set. A control may take itself away as it takes its value. A field
 * that goes later takes its value along.
 */
export function lostFields({ call, fillings }: StepState): CallResult | undefined {
  const lost = fillings.filter((filling) => filling.stayed && !fieldSetting(filling, call.controls));
  if (!call.tool.action || !lost.length) return undefined;
  return rejected(
    call,
    lost.map(({ field }) => `${field.label}: left the page after it was set`),
  );
}

/**
 * Answers a call of a tool without an action that is cancelled between its fields: the fields that are set act by
 * themselves.
 */
export function cancelledBetween({ call, fillings }: StepState, left: readonly Filling[]): CallResult | undefined {
  const set = fillings.filter((filling) => !left.includes(filling)).map(({ field }) => field.label);
  if (call.tool.action || !set.length) return undefined;
  return call.answer('unknown', [`The call was cancelled after it had set: ${set.join(', ')}`]);
}

/** Explains a disabled action by the fields that the page marks invalid; without any, by the action itself. */
export function disabledReasons({ page, labels }: StepState, action: HTMLElement): string[] {
  const invalid = [...invalidFields(page.container() ?? document)];
  return invalid.length
    ? invalid.map(([field, text]) => `${labels.of(field)}: ${text || 'is not valid'}`)
    : [`${name(action)}: is disabled`];
}
