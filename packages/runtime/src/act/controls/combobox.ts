import { foldText } from '@webmcp/text';

import { chooseOption, closeList, isInput, openList, showsText, textsAround } from '../element/drawn-list.js';
import { madeEntries, noteTexts } from '../element/made-entries.js';
import { opensList } from '../element/list-opener.js';
import type { FieldControl } from './field-control.js';

/** The boxes around a combobox in which its entries appear. */
const levels = 3;

/** Decides whether a combobox shows no choice. */
const isBlank = (element: HTMLElement): boolean =>
  !(isInput(element) ? element.value : /[\p{L}\p{N}]/u.test(element.innerText));

/**
 * Drawn comboboxes and listbox buttons: MUI and Radix Select, and others with the same ARIA pattern. Opens the list,
 * waits for the option, chooses it by its whole text, and reads back the shown text.
 */
export const combobox: FieldControl = {
  byTitle: true,

  fits: (element, value) => !Array.isArray(value) && opensList(element),

  async set(element, value) {
    noteTexts(element, levels);
    const offered = await openList(element);
    const problem = await chooseOption(element, String(value), offered);
    await closeList(element, offered);
    return problem;
  },

  holds(element, value) {
    const shown = showsText(element) && element.value ? [foldText(element.value)] : textsAround(element);
    return shown.includes(foldText(String(value))) || (isBlank(element) && madeEntries(element, value));
  },

  shows: (element) => (isInput(element) && element.value) || foldText(element.innerText),
};
