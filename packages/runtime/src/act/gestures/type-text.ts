import { natives, run } from '../../dom/natives.js';
import { send } from '../../dom/send.js';
import { focus } from './focus.js';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Matches the types of inputs that a person fills by striking keys. */
const typedTypes = /^(text|search|tel|url|email|password|number|textarea)$/;

/** Focuses a control and replaces its text, with the events of typing. Sends neither `change` nor blur. */
export function typeText(control: TextControl, data: string): void {
  const byKeys = typedTypes.test(control.type);
  const key = (event: string): void => {
    if (byKeys)
      send(
        control,
        new natives.KeyboardEvent(event, {
          key: data.at(-1) ?? 'Backspace',
          bubbles: true,
          cancelable: true,
          composed: true,
        }),
      );
  };
  const init = {
    data: data || null,
    inputType: data ? 'insertText' : 'deleteContentBackward',
    bubbles: true,
    composed: true,
  };
  focus(control);
  key('keydown');
  if (!byKeys || send(control, new natives.InputEvent('beforeinput', { ...init, cancelable: true }))) {
    // React shadows `value` on the instance to know its last rendering; the prototype's setter bypasses that.
    run(control.localName === 'textarea' ? natives.setTextArea : natives.setInput, control, [data]);
    send(control, new natives.InputEvent('input', init));
  }
  key('keyup');
}
