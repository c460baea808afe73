import type { JsonValue } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { checked } from '../../accessibility/checked.js';
import {
  chooseOption,
  closeList,
  isInput,
  openList,
  optionsNamed,
  takesText,
  textsAround,
  type Offered,
} from '../element/drawn-list.js';
import { opensList } from '../element/list-opener.js';
import { key } from '../gestures/key.js';
import { press } from '../gestures/press.js';
import { typeText } from '../gestures/type-text.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import { combobox } from './combobox.js';
import type { FieldControl } from './field-control.js';
import { parentElement } from '../../dom/parents.js';

/** The most strikes of Backspace: a page whose texts change by themselves ends here. */
const mostStrikes = 200;
const texts = (value: JsonValue): string[] => [value].flat().map(String);

/** Removes the values that a box holds, by Backspace in the empty box. Some boxes mark a value first. */
async function removeValues(element: HTMLElement): Promise<void> {
  const around = parentElement(parentElement(element));
  for (let idle = 0, strikes = 0; idle < 2 && strikes < mostStrikes; idle += 1, strikes += 1) {
    const before = around?.textContent;
    key(element, 'Backspace');
    if (await waitFor(() => around?.textContent !== before, 100)) idle = -1;
  }
}

/**
 * Makes a value of a typed text, in a box that offers no list.
 * @param first removes the old values before
 * @returns true if the box took the text; false if a list appeared or the text stayed
 */
async function typeValue(
  element: HTMLInputElement,
  text: string,
  { offered, first }: { offered: Offered; first: boolean },
): Promise<boolean> {
  const isOffered = (): boolean => optionsNamed(offered(), text).length > 0;
  if (first) await removeValues(element);
  if (!isOffered()) {
    typeText(element, text);
    await waitFor(isOffered, 500);
  }
  if (isOffered()) return false;
  key(element, 'Enter');
  await waitFor(() => !element.value || isOffered(), patience);
  return !element.value;
}

/** Boxes that take several values: chosen from a list as in a {@link combobox}, or made of typed texts. */
export const comboboxOfSeveral: FieldControl = {
  byTitle: true,

  fits: (element, value) =>
    Array.isArray(value) && (opensList(element) || element.matches('input:not([type=checkbox],[type=radio])')),

  async set(element, value) {
    const offered = await openList(element);
    let problem: string | undefined;
    for (const [at, text] of texts(value).entries()) {
      const typing = takesText(element);
      await waitFor(() => offered().length, typing ? 500 : patience);
      if (typing && !offered().length && (await typeValue(element, text, { offered, first: !at }))) continue;
      problem = await chooseOption(element, text, offered, false);
      if (problem) break;
    }
    for (const option of problem ? [] : offered())
      if (checked(option) && !texts(value).some((text) => optionsNamed([option], text).length)) press(option);
    await closeList(element, offered);
    return problem;
  },

  holds(element, value) {
    const own = (isInput(element) ? element.value : element.innerText).split(/[\n,]/).map(foldText);
    const wanted = texts(value).map(foldText);
    const shown = isInput(element) && element.value ? own : textsAround(element);
    return wanted.every((text) => shown.includes(text)) && own.every((each) => !each || wanted.includes(each));
  },

  shows: (element) => combobox.shows(element),
};
