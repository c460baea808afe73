import type { JsonValue } from '@webmcp/contract';
import { showsNumber } from '@webmcp/text';

import { natives } from '../../dom/natives.js';
import { send } from '../../dom/send.js';
import { madeEntries, noteTexts } from '../element/made-entries.js';
import { typeText, type TextControl } from '../gestures/type-text.js';
import type { FieldControl } from './field-control.js';

/** The separators that a mask may add to a value without changing its meaning. */
const separators = /[\s()/-]/g;

/** Matches a text that is a number. A code may begin with a zero. */
const plainNumber = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** The boxes around a text box in which its entries appear. */
const levels = 2;

/** Decides whether a shown text is the value. A number may have a unit, and a text the separators of a mask. */
function shownAs(shown: string, value: JsonValue): boolean {
  const wanted = String(value);
  if (shown === wanted || shown.trim() === wanted.trim().replace(/\r\n?/g, '\n')) return true;
  if (typeof value === 'number') return (shown !== '' && Number(shown) === value) || showsNumber(shown, value);
  if (plainNumber.test(wanted) && showsNumber(shown, Number(wanted))) return true;
  const fold = (text: string): string => text.replace(separators, '').toLowerCase();
  return wanted.length > 3 && !/[-/]/.test(wanted) && fold(shown) === fold(wanted);
}

/** Inputs and text areas that take text or a value in text form: text, number, date and time, colour, range. */
export const text: FieldControl = {
  typed: true,
  fits: (element, value) =>
    typeof value !== 'boolean' && element.matches('input:not([type=checkbox],[type=radio]),textarea'),

  refuses(element, value) {
    const { maxLength, type } = element as HTMLInputElement;
    if (Array.isArray(value)) return 'takes one text, not a list';
    if (type === 'file') return 'takes a file, which only the user may choose';
    if (maxLength >= 0 && String(value).length > maxLength) return `must have at most ${maxLength} characters`;
    return undefined;
  },

  set(element, value) {
    noteTexts(element, levels);
    typeText(element as TextControl, String(value));
    send(element, new natives.Event('change', { bubbles: true }));
  },

  holds: (element, value) =>
    shownAs((element as TextControl).value, value) || (!(element as TextControl).value && madeEntries(element, value)),
  shows: (element) => (element as TextControl).value,
};
