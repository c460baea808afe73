import type { JsonValue } from '@webmcp/contract';

import { blur } from '../gestures/focus.js';
import { type, type TextControl } from '../gestures/type-text.js';
import type { FieldControl } from './field-control.js';

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

/** Inputs and text areas that take text or a value in text form: text-like, number, dates and times, colour, range. */
export const text: FieldControl = {
  typed: true,

  fits: (element, value) =>
    typeof value !== 'boolean' && element.matches('input:not([type=checkbox],[type=radio]),textarea'),

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
