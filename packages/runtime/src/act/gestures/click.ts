import { natives, run } from '../../dom/natives.js';
import { ownTimers } from '../../dom/own-timers.js';
import { ownInput } from './own-input.js';

/**
 * Clicks an element, as a person's click does. Behind a person's click the browser runs microtasks before the default
 * action; behind the click of a script, after the action (HTML standard, "clean up after running script"). A handler of
 * Svelte removes its form in a microtask, and the form must then not be submitted. So the submit waits for one task.
 */
export function click(element: HTMLElement): void {
  const button = submitButton(element);
  if (!button) return ownInput(() => run(natives.click, element, []));
  const submitLater = (event: Event): void => {
    if (event.defaultPrevented || event.target !== element) return;
    event.preventDefault();
    const { form } = button;
    ownTimers.setTimeout(() => {
      if (form?.isConnected && button.form === form && !button.matches(':disabled'))
        run(natives.requestSubmit, form, [button]);
    });
  };
  run(natives.listen, window, ['click', submitLater]);
  ownInput(() => run(natives.click, element, []));
  window.removeEventListener('click', submitLater);
}

/** Returns the button that submits a form for a click on an element. An image sends its coordinates, so it submits itself. */
function submitButton(element: HTMLElement): HTMLButtonElement | HTMLInputElement | undefined {
  const button = element.closest<HTMLButtonElement | HTMLInputElement>('button,input[type=submit]');
  return button?.form && button.type === 'submit' ? button : undefined;
}
