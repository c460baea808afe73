import type { JsonValue } from '@webmcp/contract';

import { blur } from './focus.js';
import { key } from './key.js';
import { press } from './press.js';
import { type } from './text.js';
import { waitFor } from './wait-for.js';
import type { Widget } from './widget.js';

/** Year, month and day of an ISO date. */
const numbers = (value: JsonValue): number[] => String(value).split('-').map(Number);

/** The spinbuttons of a date that is set part by part (MUI X, React Aria), as year, month and day; empty where it is not. */
function parts(element: HTMLElement): HTMLElement[] {
  const all = [...(element.closest('[role=group]')?.querySelectorAll<HTMLElement>('[role=spinbutton]') ?? [])];
  const most = (from: number, to: number): HTMLElement | undefined =>
    all.find(({ ariaValueMax }) => Number(ariaValueMax) >= from && Number(ariaValueMax) <= to);
  const found = [most(1000, Infinity), most(12, 12), most(28, 31)];
  return element.role === 'spinbutton' && all.length === 3 && found.every(Boolean) ? (found as HTMLElement[]) : [];
}

/** The value as the box writes dates, told by a placeholder such as `MM/DD/YYYY`; ISO where none tells. */
function written({ placeholder }: HTMLInputElement, value: JsonValue): string {
  const [year, month, day] = String(value).split('-') as [string, string, string];
  return /^(?=.*d)(?=.*m)(?=.*yy)[dmy]+([-./ ]+[dmy]+){2}\.?$/i.test(placeholder)
    ? placeholder
        .replace(/y+/i, (each) => year.slice(-each.length))
        .replace(/m+/i, (each) => (each.length > 1 ? month : String(+month)))
        .replace(/d+/i, (each) => (each.length > 1 ? day : String(+day)))
    : String(value);
}

/**
 * Whether a text that a library wrote says the day that was typed. Of an ISO date it may put the numbers in whatever order;
 * of one that was typed in the box's own order another order is another day.
 */
function says(shown: string, typed: string, value: JsonValue): boolean {
  const wanted = numbers(value);
  const [found, given] = [shown, typed].map((text) => (text.match(/\d+/g) ?? []).map(Number)) as [number[], number[]];
  if (found.length === 3)
    return typed === value ? [...found].sort().join() === [...wanted].sort().join() : found.join() === given.join();
  const date = new Date(shown);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].join() === wanted.join();
}

async function setPart(part: HTMLElement, digits: string): Promise<void> {
  press(part);
  for (const digit of digits) {
    const before = part.ariaValueNow;
    const init = { data: digit, inputType: 'insertText', bubbles: true, cancelable: true, composed: true };
    getSelection()?.selectAllChildren(part);
    // The browser's command sends no `beforeinput`, on which React Aria acts; MUI X acts on the `input` that it sends.
    if (part.dispatchEvent(new InputEvent('beforeinput', init))) document.execCommand('insertText', false, digit);
    await waitFor(() => part.ariaValueNow !== before, 100);
  }
}

/**
 * Drawn date fields, typed into as hands do: in one box with Enter to take it over, or part by part. The value is an ISO
 * date; a box that shows it in words of its own still says the same day.
 */
export const dateBox: Widget = {
  fits: (element, _, { format }) =>
    format === 'date' && (parts(element).length > 0 || element.matches('input:not([type=date])')),

  async set(element, value) {
    const sections = parts(element);
    const digits = String(value).split('-');
    for (const [index, part] of sections.entries()) await setPart(part, digits[index]!);
    if (sections.length) return blur(sections.at(-1)!);
    const box = element as HTMLInputElement;
    type(box, written(box, value));
    box.dispatchEvent(new Event('change', { bubbles: true }));
    key(box, 'Enter');
    blur(box);
  },

  holds(element, value) {
    const sections = parts(element);
    if (sections.length)
      return sections.map(({ ariaValueNow }) => Number(ariaValueNow)).join() === numbers(value).join();
    const { value: shown } = element as HTMLInputElement;
    const typed = written(element as HTMLInputElement, value);
    return shown === typed || says(shown, typed, value);
  },

  shows: (element) =>
    parts(element)
      .map(({ textContent }) => textContent)
      .join('-') || (element as HTMLInputElement).value,
};
