import type { JsonValue } from '@webmcp/contract';
import { blur, focus } from './focus.js';
import type { Widget } from './widget.js';

type TextControl = HTMLInputElement | HTMLTextAreaElement;
const typed = /^(text|search|tel|url|email|password|number|textarea)$/;
/** What a mask may add to a value without changing what it says. */
const separators = /[\s()/-]/g;

/** The same value, or the same with a mask's separators added; numbers as numbers. */
function shownAs(shown: string, value: JsonValue): boolean {
  const wanted = String(value);
  if (shown === wanted || shown.trim() === wanted.trim().replace(/\r\n?/g, '\n')) return true;
  if (typeof value === 'number') return shown !== '' && Number(shown) === value;
  const fold = (text: string): string => text.replace(separators, '').toLowerCase();
  return wanted.length > 3 && !/[-/]/.test(wanted) && fold(shown) === fold(wanted);
}

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

/** Inputs and text areas that take text or a value in text form: text-like, number, dates and times, colour, range. */
export const text: Widget = {
  fits: (element) => element.matches('input,textarea'),

  refuses(element, value) {
    const { maxLength, type } = element as HTMLInputElement;
    if (type === 'file') return 'files are chosen by the user only';
    if (maxLength >= 0 && String(value).length > maxLength) return `must have at most ${maxLength} characters`;
    return undefined;
  },

  set(element, value) {
    type(element as TextControl, String(value));
    element.dispatchEvent(new Event('change', { bubbles: true }));
    blur(element);
  },

  holds: (element, value) => shownAs((element as TextControl).value, value),
  shows: (element) => (element as TextControl).value,
};
