import { focus } from '../gestures/focus.js';
import { key } from '../gestures/key.js';
import { waitFor } from '../gestures/wait-for.js';
import type { FieldControl } from './field-control.js';

/** The most strikes of a key for one value. */
const most = 1000;
const now = (element: HTMLElement): number => Number(element.ariaValueNow);

/**
 * Drawn sliders and spinbuttons (ARIA Authoring Practices, slider and spinbutton). Strikes arrow keys until the element
 * reads the value, or no step comes nearer.
 */
export const stepper: FieldControl = {
  fits: (element, value) =>
    typeof value === 'number' && element.matches('[role=slider],[role=spinbutton]') && !element.matches('input'),

  async set(element, value) {
    const wanted = Number(value);
    focus(element);
    for (let steps = most; steps > 0 && now(element) !== wanted; steps -= 1) {
      const before = now(element);
      key(element, before < wanted ? 'ArrowUp' : 'ArrowDown');
      await waitFor(() => now(element) !== before, 500);
      if (Math.abs(now(element) - wanted) >= Math.abs(before - wanted)) break;
    }
  },

  holds: (element, value) => now(element) === value,
  shows: (element) => element.ariaValueNow ?? '',
};
