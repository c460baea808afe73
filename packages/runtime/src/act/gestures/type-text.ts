import { focus } from './focus.js';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Matches the types of inputs that a person fills by striking keys. */
const typedTypes = /^(text|search|tel|url|email|password|number|textarea)$/;

/** Focuses a control and replaces its text, with the events of typing. Sends neither `change` nor blur. */
export function typeText(control: TextControl, data: string): void {
  const byKeys = typedTypes.test(control.type);
  const key = (event: string): void => {
    if (byKeys)
      control.dispatchEvent(
        new KeyboardEvent(event, { key: data.at(-1) ?? 'Backspace', bubbles: true, cancelable: true, composed: true }),
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
  if (!byKeys || control.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }))) {
    // React shadows `value` on the instance to know its last rendering; the prototype's setter bypasses that.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, data);
    control.dispatchEvent(new InputEvent('input', init));
  }
  key('keyup');
}
