import { focus } from './focus.js';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;
const typed = /^(text|search|tel|url|email|password|number|textarea)$/;

/** Focuses a control and replaces its text with the events of typing, up to but without `change` and blur. */
export function type(control: TextControl, data: string): void {
  const byKeys = typed.test(control.type);
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
    // React shadows `value` on the instance to know what it rendered; the prototype's setter passes below that.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, data);
    control.dispatchEvent(new InputEvent('input', init));
  }
  key('keyup');
}
