import type { CallResult } from '@webmcp/contract';

import { name } from '../../accessibility/accessible-name.js';
import { control } from '../element/control.js';
import { notOwned, untilOwned } from '../hydration/until-owned.js';
import type { StepState } from './step-state.js';
import { elementOf, locateAction } from './targets.js';

/**
 * Returns the shown elements that the call acts on and that only the app's framework makes work.
 * @param action the located action
 */
export function handledTargets({ call, fillings }: StepState, action: HTMLElement | undefined): HTMLElement[] {
  const fields = fillings.flatMap(({ field, at, find }) => {
    const found = field.handled && (at?.isConnected ? at : find());
    return found ? [control(found)] : [];
  });
  return [...fields, ...(call.tool.action?.handled ? pressTargets(action) : [])];
}

/** Returns an action and the form that it submits. */
export function pressTargets(action: HTMLElement | undefined): HTMLElement[] {
  const { form } = (action ?? {}) as Partial<HTMLButtonElement>;
  return [action ?? [], form ?? []].flat();
}

/** Locates the action as the page is now. A call with a field that is left to the user presses no action. */
export const elementOfAction = ({ call, page }: StepState): HTMLElement | undefined =>
  call.tool.action && !call.kept ? elementOf(locateAction(call, page)) : undefined;

/** Waits until the framework owns the elements. Returns the answer that ends the call if an element is not owned then. */
export async function sleeping(
  { call }: StepState,
  find: () => readonly HTMLElement[],
): Promise<CallResult | undefined> {
  const element = await untilOwned(find, call.deadline);
  return element && call.answer('unavailable', [`${name(element) || element.localName}: ${notOwned}`]);
}
