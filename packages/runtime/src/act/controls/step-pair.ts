import { stepButtons } from '../element/step-buttons.js';
import { press } from '../gestures/press.js';
import { waitFor } from '../gestures/wait-for.js';
import { asleep } from '../element/asleep.js';
import type { FieldControl } from './field-control.js';

/** The most presses for one value. */
const most = 200;
/** Milliseconds until a press shows the next number. */
const rendering = 2000;

/**
 * A number between two buttons with `−` and `+`. Presses the button towards the value until the page shows the value. Ends
 * early if a press does not bring the number nearer.
 */
export const stepPair: FieldControl = {
  fits: (element, value) => typeof value === 'number' && stepButtons(element) !== undefined,

  refuses(element, value) {
    const now = stepButtons(element)?.now();
    return now !== undefined && Math.abs(Number(value) - now) > most
      ? `is ${now} now; one call changes it by ${most} at most`
      : undefined;
  },

  async set(element, value) {
    const wanted = Number(value);
    const look = (): ReturnType<typeof stepButtons> => stepButtons(element);
    for (let steps = most; steps > 0; steps -= 1) {
      const found = look();
      const before = found?.now();
      if (!found || before === wanted || before === undefined) return;
      const button = before < wanted ? found.more : found.less;
      if (asleep(button)) return;
      press(button);
      await waitFor(() => look()?.now() !== before, rendering);
      const now = look()?.now();
      if (now === undefined || Math.abs(now - wanted) >= Math.abs(before - wanted)) return;
    }
  },

  holds: (element, value) => {
    const now = stepButtons(element)?.now();
    return now === undefined ? undefined : now === value;
  },
  shows: (element) => String(stepButtons(element)?.now() ?? ''),
};
