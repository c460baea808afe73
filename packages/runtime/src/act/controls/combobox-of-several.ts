import type { JsonValue } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { checked } from '../../accessibility/checked.js';
import { choose, close, combobox, isInput, naming, open, takesText, writtenAround } from './combobox.js';
import { key } from '../gestures/key.js';
import { press } from '../gestures/press.js';
import { type } from '../gestures/type-text.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import type { FieldControl } from './field-control.js';

/** A page whose texts change by themselves has an end, too. */
const mostStrikes = 200;
const texts = (value: JsonValue): string[] => [value].flat().map(String);

/** Takes back what a box of several values held, as Backspace in the empty box does; some mark a value first. */
async function takeBack(element: HTMLElement): Promise<void> {
  const around = element.parentElement?.parentElement;
  for (let idle = 0, strikes = 0; idle < 2 && strikes < mostStrikes; idle += 1, strikes += 1) {
    const before = around?.textContent;
    key(element, 'Backspace');
    if (await waitFor(() => around?.textContent !== before, 100)) idle = -1;
  }
}

/** Boxes that take several values, chosen from a list as in a {@link combobox}, or made of what is typed. */
export const comboboxOfSeveral: FieldControl = {
  byText: true,

  fits: (element, value, schema) =>
    Array.isArray(value) &&
    (combobox.fits(element, '', schema) || element.matches('input:not([type=checkbox],[type=radio])')),

  async set(element, value) {
    const offered = await open(element);
    let problem: string | undefined;
    for (const [at, text] of texts(value).entries()) {
      const isThere = (): boolean => naming(offered(), text).length > 0;
      const typing = takesText(element);
      await waitFor(() => offered().length, typing ? 500 : patience);
      // A box that offers nothing may make values of what is typed.
      if (typing && !offered().length) {
        if (!at) await takeBack(element);
        if (!isThere()) {
          type(element, text);
          await waitFor(isThere, 500);
        }
        if (!isThere()) {
          key(element, 'Enter');
          await waitFor(() => !element.value || isThere(), patience);
          if (!element.value) continue;
        }
      }
      problem = await choose(element, text, offered, false);
      if (problem) break;
    }
    for (const option of problem ? [] : offered())
      if (checked(option) && !texts(value).some((text) => naming([option], text).length)) press(option);
    await close(element, offered);
    return problem;
  },

  holds(element, value) {
    const own = (isInput(element) ? element.value : element.innerText).split(/[\n,]/).map(foldText);
    const wanted = texts(value).map(foldText);
    const shown = isInput(element) && element.value ? own : writtenAround(element);
    return wanted.every((text) => shown.includes(text)) && own.every((each) => !each || wanted.includes(each));
  },

  shows: (element) => combobox.shows(element),
};
