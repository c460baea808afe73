import type { FieldControl } from '../controls/field-control.js';
import { fieldSetting, type Filling } from './field-setting.js';

/** Decides whether a field takes its value now: the page shows the field, enabled, with the wanted option. */
export function takesValue(filling: Filling, controls: readonly FieldControl[]): boolean {
  const setting = fieldSetting(filling, controls);
  return setting !== undefined && setting.asleep === undefined && setting.fault === undefined;
}

/**
 * Returns the field to set next: the first one that takes its value now. Another field may show or enable the fields
 * before it. If no field takes its value, the first one is next, and the call waits for it.
 * @param left the fields that are not set yet, in the tool's order
 */
export const nextFilling = (left: readonly Filling[], controls: readonly FieldControl[]): Filling | undefined =>
  left.find((filling) => takesValue(filling, controls)) ?? left[0];
