import { checked } from '../../accessibility/checked.js';
import { press } from '../gestures/press.js';
import type { FieldControl } from './field-control.js';

/** Checkboxes and switches, native or by role. Presses a native checkbox itself, also if only its label is visible. */
export const toggle: FieldControl = {
  fits: (_, value) => typeof value === 'boolean',
  set(element, value) {
    if (checked(element) !== value) press(element);
  },
  holds: (element, value) => checked(element) === value,
  shows: (element) => (checked(element) ? 'on' : 'off'),
};
