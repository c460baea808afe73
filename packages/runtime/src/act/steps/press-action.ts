import type { CallResult } from '@webmcp/contract';

import { focused } from '../../dom/focused.js';
import { asleep } from '../element/asleep.js';
import { blur } from '../gestures/focus.js';
import { pressDown } from '../gestures/press.js';
import { untilDrawn } from '../gestures/until-drawn.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import { changedFields } from './rejected.js';
import type { StepState } from './step-state.js';
import { elementOf, locateAction } from './targets.js';

/**
 * Presses the action. The press takes the focus from the last field, so the page may change that value: the call then
 * ends before the click.
 */
export async function pressAction(state: StepState, pressed: HTMLElement): Promise<CallResult | undefined> {
  const at = focused();
  const leaves = state.fillings.some((filling) => filling.at?.contains(at));
  const release = pressDown(pressed);
  if (leaves && focused() !== at) {
    await untilDrawn();
    const changed = pressed.isConnected ? changedFields(state) : undefined;
    if (changed) return changed;
    // Some presses act as the mouse goes down. So the page decides about a disabled action, by its evidence.
    await waitFor(() => !asleep(pressed), patience);
  }
  release();
  return undefined;
}

/** Leaves the last field if no action is enabled: pages enable an action after a blur. */
export function leaveForDisabled({ call, page, fillings }: StepState): void {
  const at = focused();
  const action = elementOf(locateAction(call, page));
  if ((!action || asleep(action)) && at instanceof HTMLElement && fillings.some((filling) => filling.at?.contains(at)))
    blur(at);
}
