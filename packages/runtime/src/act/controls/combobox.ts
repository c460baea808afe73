import { foldText } from '@webmcp/text';

import { chooseOption, closeList, isInput, openList, textsAround } from '../element/drawn-list.js';
import { listOpener } from '../element/list-opener.js';
import type { FieldControl } from './field-control.js';

/**
 * Drawn comboboxes and listbox buttons: MUI and Radix Select, and others with the same ARIA pattern. Opens the list,
 * waits for the option, chooses it by its whole text, and reads back the shown text.
 */
export const combobox: FieldControl = {
  byTitle: true,

  fits: (element, value) => !Array.isArray(value) && element.matches(listOpener),

  async set(element, value) {
    const offered = await openList(element);
    const problem = await chooseOption(element, String(value), offered);
    await closeList(element, offered);
    return problem;
  },

  holds(element, value) {
    const shown = isInput(element) && element.value ? [foldText(element.value)] : textsAround(element);
    return shown.includes(foldText(String(value)));
  },

  shows: (element) => (isInput(element) && element.value) || foldText(element.innerText),
};
