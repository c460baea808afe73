import { natives, run } from '../../dom/natives.js';
import { formMoved, submitsOtherwise } from '../../policy/form-target.js';
import { leavesWith, type Leaving } from '../../policy/leaves-with.js';
import type { StepState } from './step-state.js';

/**
 * Stops a form that changes while the page handles its submit. Stops also a page that leads the values of the call
 * elsewhere. A browser without a navigation API reports the submit alone.
 */
export function watchLeaving(state: StepState, pressed: HTMLElement): void {
  const { call } = state;
  const guard = (target: EventTarget, type: string, judge: (event: never) => string | undefined): void => {
    const stop = (event: Event): void => {
      const problem = event.defaultPrevented ? undefined : judge(event as never);
      if (problem === undefined) return;
      event.preventDefault();
      state.stop(call.answer('denied', [`${problem}. Nothing was submitted`]));
    };
    run(natives.listen, target, [type, stop, { signal: call.ended }]);
  };
  guard(window, 'submit', () => formMoved(pressed, call.tool) ?? submitsOtherwise(pressed, call.tool));
  const { navigation } = window as { navigation?: EventTarget };
  if (navigation) guard(navigation, 'navigate', (event: Leaving) => leavesWith(event, call));
}
