import type { JsonValue } from '@webmcp/contract';
import { foldText, showsNumber } from '@webmcp/text';

import { natives } from '../../dom/natives.js';
import { send } from '../../dom/send.js';
import { parentElement } from '../../dom/parents.js';
import { typeText, type TextControl } from '../gestures/type-text.js';
import type { FieldControl } from './field-control.js';

/** The separators that a mask may add to a value without changing its meaning. */
const separators = /[\s()/-]/g;

/** Matches a text that is a number. A code may begin with a zero. */
const plainNumber = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Decides whether a shown text is the value. A number may have a unit, and a text the separators of a mask. */
function shownAs(shown: string, value: JsonValue): boolean {
  const wanted = String(value);
  if (shown === wanted || shown.trim() === wanted.trim().replace(/\r\n?/g, '\n')) return true;
  if (typeof value === 'number') return (shown !== '' && Number(shown) === value) || showsNumber(shown, value);
  if (plainNumber.test(wanted) && showsNumber(shown, Number(wanted))) return true;
  const fold = (text: string): string => text.replace(separators, '').toLowerCase();
  return wanted.length > 3 && !/[-/]/.test(wanted) && fold(shown) === fold(wanted);
}

/** Lists the pieces of text in the part of the page around a box. */
function textsBeside(element: Element): string[] {
  const parent = parentElement(element);
  const walker = document.createTreeWalker(parentElement(parent) ?? parent ?? element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(foldText(walker.currentNode.nodeValue ?? ''));
  return texts;
}

/** The texts around a box before the last text was typed. */
const textsBefore = new WeakMap<Element, readonly string[]>();

/**
 * Decides whether a box made entries of its text: the box is blank, and each text is beside it, at least one of them since
 * the text was typed. A box for tags does so as it loses the focus.
 */
function isMadeEntries(element: HTMLElement, value: JsonValue): boolean {
  const before = textsBefore.get(element);
  const entries = String(value).split(',').map(foldText).filter(Boolean);
  if ((element as TextControl).value || !before || !entries.length) return false;
  const now = textsBeside(element);
  return entries.every((entry) => now.includes(entry)) && entries.some((entry) => !before.includes(entry));
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
    textsBefore.set(element, textsBeside(element));
    typeText(element as TextControl, String(value));
    send(element, new natives.Event('change', { bubbles: true }));
  },

  holds: (element, value) => shownAs((element as TextControl).value, value) || isMadeEntries(element, value),
  shows: (element) => (element as TextControl).value,
};
