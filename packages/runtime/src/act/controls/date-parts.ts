import type { JsonValue } from '@webmcp/contract';

import { blur } from '../gestures/focus.js';
import { press } from '../gestures/press.js';
import { half, isTemporal, noon, read } from './date-values.js';
import { waitFor } from '../gestures/wait-for.js';
import type { FieldControl } from './field-control.js';

/**
 * The spinbuttons of a date or time that is set part by part, with what each must say. Which part one is tells the most
 * that it takes; the hour stands before the minutes. Empty where it is not made of parts.
 */
function parts(element: HTMLElement, value: JsonValue): [part: HTMLElement, text: string][] {
  const group = element.matches('[role=group],[role=spinbutton]') && element.closest('[role=group]');
  const all = [...((group && group.querySelectorAll<HTMLElement>('[role=spinbutton]')) || [])];
  const [year, month, day, hour, minute, second = '00'] = read(value);
  const most = all.map(({ ariaValueMax }) => +ariaValueMax!);
  const minutes = most.indexOf(59);
  const found = all.map((part, index): [HTMLElement, string | undefined] => {
    const max = most[index]!;
    return [
      part,
      index === minutes - 1
        ? max < 13
          ? half(hour)
          : hour
        : max === 59
          ? index === minutes
            ? minute
            : second
          : max > 999
            ? year
            : max === 12
              ? month
              : max > 27
                ? day
                : noon(hour),
    ];
  });
  return found.every(([, text]) => text) ? (found as [HTMLElement, string][]) : [];
}

/** Dates and times that are typed part by part, as MUI X and React Aria draw them. The value is as HTML writes it. */
export const dateParts: FieldControl = {
  fits: (element, value, schema) => isTemporal(value, schema) && parts(element, value).length > 0,

  async set(element, value) {
    const all = parts(element, value);
    for (const [part, text] of all) {
      press(part);
      for (const letter of /\d/.test(text) ? text.padStart(2, '0') : text[0]!) {
        const before = part.textContent;
        const init = { data: letter, inputType: 'insertText', bubbles: true, cancelable: true, composed: true };
        getSelection()?.selectAllChildren(part);
        // The browser's command sends no `beforeinput`, on which React Aria acts; MUI X acts on the `input` that it sends.
        if (part.dispatchEvent(new InputEvent('beforeinput', init))) document.execCommand('insertText', false, letter);
        await waitFor(() => part.textContent !== before, 100);
      }
    }
    blur(all.at(-1)![0]);
  },

  holds: (element, value) =>
    parts(element, value).every(([part, text]) =>
      +text ? Number(part.ariaValueNow) === +text : (part.textContent ?? '').toUpperCase().includes(text),
    ),

  shows: (element) => element.innerText,
};
