import type { CallResult } from '@webmcp/contract';

import { focused } from '../../dom/focused.js';
import { asleep } from '../element/asleep.js';
import { blur } from '../gestures/focus.js';
import { pressAgain, pressDown } from '../gestures/press.js';
import { untilDrawn } from '../gestures/until-drawn.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import { movedOn } from './moved-on.js';
import { changedFields } from './rejected.js';
import { formMoved } from '../../policy/form-target.js';
import { linkMoved } from '../../policy/link-moved.js';
import type { StepState } from './step-state.js';
import { elementOf, locateAction } from './targets.js';
import { watchLeaving } from './watch-leaving.js';

/**
 * Presses the action. The press takes the focus from the last field, so the page may change that value: the call then
 * ends before the click.
 */
export async function pressAction(state: StepState, pressed: HTMLElement): Promise<CallResult | undefined> {
  const at = focused();
  const leaves = state.fillings.some((filling) => filling.at?.contains(at));
  const moved = changedAct(state, pressed);
  if (moved) return moved;
  watchLeaving(state, pressed);
  const release = pressDown(pressed);
  if (leaves && focused() !== at) {
    await untilDrawn();
    const changed = pressed.isConnected ? changedFields(state) : undefined;
    if (changed) return changed;
    // Some presses act as the mouse goes down. So the page decides about a disabled action, by its evidence.
    await waitFor(() => !asleep(pressed), patience);
  }
  // Each half of the press may have turned the element into another one, or its form elsewhere.
  let turned = pressed.isConnected ? changedAct(state, pressed) : undefined;
  if (!turned) release(() => !!(turned = changedAct(state, pressed)));
  if (!turned && state.call.tool.action!.double) pressAgain(pressed);
  return turned;
}

/** Answers a press of an element that reads riskier than the map now, or whose form leads elsewhere. */
function changedAct(state: StepState, pressed: HTMLElement): CallResult | undefined {
  const { call, page } = state;
  const another = page.row && movedOn(state);
  if (another) return another;
  const text = page.found.riskierText(call.tool.action!, pressed);
  if (text !== undefined)
    return call.answer('not_found', [`Action: changed; it reads ${JSON.stringify(text)} now. Nothing was submitted`]);
  const moved = formMoved(pressed, call.tool) ?? linkMoved(pressed, call.tool);
  return moved === undefined ? undefined : call.answer('denied', [`${moved}. Nothing was submitted`]);
}

/** Leaves the last field if no action is enabled: pages enable an action after a blur. */
export function leaveForDisabled({ call, page, fillings }: StepState): void {
  const at = focused();
  const action = elementOf(locateAction(call, page));
  if ((!action || asleep(action)) && at instanceof HTMLElement && fillings.some((filling) => filling.at?.contains(at)))
    blur(at);
}
