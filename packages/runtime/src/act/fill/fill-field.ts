import type { FieldControl } from '../controls/field-control.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import { fieldSetting, type FieldSetting, type Filling } from './field-setting.js';

/**
 * Sets a field with the events of a person's input. Waits until its control is on the page and enabled, and reads the
 * value back.
 * @param next finds the element that the call goes on to
 * @returns why the control does not hold the value; undefined after success
 */
export async function fillField(
  filling: Filling,
  controls: readonly FieldControl[],
  next: () => HTMLElement | undefined = () => undefined,
): Promise<string | undefined> {
  const look = (): FieldSetting | undefined => fieldSetting(filling, controls);
  // Locates the field again at the moment of acting.
  filling.at = undefined;
  await waitFor(() => {
    const now = look();
    return now && !now.asleep && !now.fault;
  }, patience);
  const now = look();
  if (!now) return 'is not on the page';
  const asleep = now.asleep ?? now.fault;
  if (asleep) return asleep;
  const done = now.set();
  // Without a wait in between: a page that draws in a microtask would drop a text that it takes on leaving.
  const problem = done instanceof Promise ? await done : done;
  now.leave(next());
  if (problem) return problem;
  await waitFor(() => look()?.holds() !== false, patience);
  return look()?.mismatch();
}
