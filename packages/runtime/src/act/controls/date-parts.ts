import type { JsonValue } from '@webmcp/contract';

import { natives, run } from '../../dom/natives.js';
import { send } from '../../dom/send.js';
import { dateNumbers, halfOfDay, hourOfTwelve, isTemporal } from '../element/date-values.js';
import { ownInput } from '../gestures/own-input.js';
import { press } from '../gestures/press.js';
import { waitFor } from '../gestures/wait-for.js';
import type { FieldControl } from './field-control.js';

interface Part {
  /** The highest number that the part takes. */
  most: number;
  /** The place of the part relative to the first one that takes at most 59: -1 is the part before. */
  fromMinutes: number;
}

type Text = string | undefined;

/**
 * The kinds of parts, recognised by the highest number that they take. The first rule that fits names the text to type.
 * Minutes and seconds both take 59, and hours precede minutes; so these go by their place.
 */
const partKinds: readonly { kind: string; fits(part: Part): boolean; text(numbers: Text[], part: Part): Text }[] = [
  {
    kind: 'hour',
    fits: ({ fromMinutes }) => fromMinutes === -1,
    text: ([, , , hour], { most }) => (most < 13 ? hourOfTwelve(hour) : hour),
  },
  {
    kind: 'minute',
    fits: ({ most, fromMinutes }) => most === 59 && fromMinutes === 0,
    text: ([, , , , minute]) => minute,
  },
  { kind: 'second', fits: ({ most }) => most === 59, text: ([, , , , , second = '00']) => second },
  { kind: 'year', fits: ({ most }) => most > 999, text: ([year]) => year },
  { kind: 'month', fits: ({ most }) => most === 12, text: ([, month]) => month },
  { kind: 'day', fits: ({ most }) => most > 27, text: ([, , day]) => day },
  { kind: 'half of the day', fits: () => true, text: ([, , , hour]) => halfOfDay(hour) },
];

/** Returns the spinbuttons of a date or time with the text for each; an empty list if the value lacks a part. */
function partsOf(element: HTMLElement, value: JsonValue): [part: HTMLElement, text: string][] {
  const group = element.matches('[role=group],[role=spinbutton]') && element.closest('[role=group]');
  const all = [...((group && group.querySelectorAll<HTMLElement>('[role=spinbutton]')) || [])];
  const numbers = dateNumbers(value);
  const most = all.map(({ ariaValueMax }) => +ariaValueMax!);
  const minutes = most.indexOf(59);
  const found = all.map((element, index): [HTMLElement, Text] => {
    const part = { most: most[index]!, fromMinutes: minutes < 0 ? NaN : index - minutes };
    return [element, partKinds.find(({ fits }) => fits(part))!.text(numbers, part)];
  });
  return found.every(([, text]) => text) ? (found as [HTMLElement, string][]) : [];
}

/** Dates and times that are typed part by part, as MUI X and React Aria draw them. The value is as HTML writes it. */
export const dateParts: FieldControl = {
  fits: (element, value, schema) => isTemporal(value, schema) && partsOf(element, value).length > 0,

  async set(element, value) {
    const all = partsOf(element, value);
    for (const [part, text] of all) {
      press(part);
      for (const letter of /\d/.test(text) ? text.padStart(2, '0') : text[0]!) {
        const before = part.textContent;
        const init = { data: letter, inputType: 'insertText', bubbles: true, cancelable: true, composed: true };
        getSelection()?.selectAllChildren(part);
        // The browser's command sends no `beforeinput`, which React Aria reads; MUI X reads the `input` of the command.
        if (send(part, new natives.InputEvent('beforeinput', init)))
          ownInput(() => run(natives.execCommand, document, ['insertText', false, letter]));
        await waitFor(() => part.textContent !== before, 100);
      }
    }
  },

  holds: (element, value) =>
    partsOf(element, value).every(([part, text]) =>
      +text ? Number(part.ariaValueNow) === +text : (part.textContent ?? '').toUpperCase().includes(text),
    ),

  shows: (element) => element.innerText,
};
