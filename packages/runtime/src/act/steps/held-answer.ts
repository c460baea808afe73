import type { CallResult } from '@webmcp/contract';

import type { ToolCall } from '../call/tool-call.js';
import { control } from '../element/control.js';
import { fieldSetting, type Filling } from '../fill/field-setting.js';

/**
 * Answers that a field belongs to the person, who types in it or has not saved it. The call replaces such a value only
 * if it asks to overwrite and the tool is safe. A box that takes a password now is no longer the field of the map.
 */
export function heldAnswer(call: ToolCall, filling: Filling): CallResult | undefined {
  const { tool, overwrite, answer } = call;
  const box = filling.at && control(filling.at);
  if (!filling.field.sensitive && box?.matches('[type=password]'))
    return answer('not_found', [`${filling.field.label}: changed; it takes a password now`, 'Nothing was submitted']);
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
