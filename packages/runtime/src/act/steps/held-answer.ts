import type { CallResult } from '@webmcp/contract';

import type { ToolCall } from '../call/tool-call.js';
import { fieldSetting, type Filling } from '../fill/field-setting.js';

/**
 * Answers that a field belongs to the person, who types in it or has not saved it. The call replaces such a value only
 * if it asks to overwrite and the tool is safe.
 */
export function heldAnswer(call: ToolCall, filling: Filling): CallResult | undefined {
  const { tool, overwrite, answer } = call;
  const isSafe = tool.risk.level === 'safe';
  const held = overwrite && isSafe ? undefined : fieldSetting(filling, call.controls)?.held;
  if (!held) return undefined;
  const way = isSafe
    ? '; `$overwrite: true` replaces it'
    : overwrite
      ? '; `$overwrite` counts for safe tools only'
      : '';
  return answer('unavailable', [`${filling.field.label}: ${held}${way}`, 'Nothing was submitted']);
}
