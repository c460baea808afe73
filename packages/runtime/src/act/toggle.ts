import { checked } from '../accessibility/checked.js';
import { press } from './press.js';
import type { Widget } from './widget.js';

/** Checkboxes and switches, native or by role. A native one that only its label shows is pressed on itself. */
export const toggle: Widget = {
  fits: (_, value) => typeof value === 'boolean',
  set(element, value) {
    if (checked(element) !== value) press(element);
  },
  holds: (element, value) => checked(element) === value,
  shows: (element) => (checked(element) ? 'on' : 'off'),
};
