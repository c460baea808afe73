import type { CallResult } from '@webmcp/contract';

import { name } from '../../accessibility/accessible-name.js';
import { invalidFields } from '../../outcome/page/page-signals.js';
import type { ToolCall } from '../call/tool-call.js';
import { fieldSetting } from '../fill/field-setting.js';
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

/** Explains a disabled action by the fields that the page marks invalid; without any, by the action itself. */
export function disabledReasons({ page, labels }: StepState, action: HTMLElement): string[] {
  const invalid = [...invalidFields(page.container() ?? document)];
  return invalid.length
    ? invalid.map(([field, text]) => `${labels.of(field)}: ${text || 'is not valid'}`)
    : [`${name(action)}: is disabled`];
}
