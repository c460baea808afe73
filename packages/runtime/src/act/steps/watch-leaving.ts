import { control } from '../element/control.js';
import { natives, run } from '../../dom/natives.js';
import { formMoved, submitsOtherwise } from '../../policy/form-target.js';
import { linkMoved } from '../../policy/link-moved.js';
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
  guard(
    window,
    'submit',
    ({ target }: Event) =>
      otherForm(state, target) ?? formMoved(pressed, call.tool) ?? submitsOtherwise(pressed, call.tool),
  );
  const { navigation } = window as { navigation?: EventTarget };
  if (navigation)
    guard(
      navigation,
      'navigate',
      (event: Leaving) => leavesWith(event, call, pressed) ?? linkMoved(pressed, call.tool) ?? postedTo(state, event),
    );
}

/**
 * Explains why a form that the browser submits is not the form of the call: the fields of the call belong to another form,
 * or the source shows a request and no form.
 */
function otherForm({ call: { tool }, fillings }: StepState, form: EventTarget | null): string | undefined {
  const forms = fillings.map(({ at }) => at && (control(at) as HTMLInputElement).form);
  return forms.some((own) => own && own !== form) || (!tool.submitsBy && tool.expects?.length)
    ? 'The press would have submitted another form'
    : undefined;
}

/** Explains why a form may not be posted without a submit event: to the browser it is a request like any other. */
const postedTo = ({ judge }: StepState, { formData, destination: { url } }: Leaving): string | undefined =>
  formData ? judge?.({ method: 'POST', url, body: formData })?.problem : undefined;
