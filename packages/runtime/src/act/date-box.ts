import type { JsonValue } from '@webmcp/contract';

import { blur } from './focus.js';
import { key } from './key.js';
import { press } from './press.js';
import { type } from './text.js';
import { waitFor } from './wait-for.js';
import type { Widget } from './widget.js';

/** A day, a month, a time, or a day and a time, as HTML writes them. */
const temporal = /^(?:(\d{4})-(\d\d)(?:-(\d\d))?)?(?:(?:^|T)(\d\d):(\d\d)(?::(\d\d))?)?$/;
const read = (value: JsonValue): (string | undefined)[] => temporal.exec(String(value))?.slice(1) ?? [];
const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
/** Hours of a clock with two halves. */
const half = (hour: string | undefined): string => String(+hour! % 12 || 12);
const noon = (hour: string | undefined): string => (+hour! < 12 ? 'AM' : 'PM');

/**
 * The spinbuttons of a date or time that is set part by part (MUI X, React Aria), with what each must say. Which part
 * one is tells the most that it takes; the hour stands before the minutes. Empty where it is not made of parts.
 */
function parts(element: HTMLElement, value: JsonValue): [part: HTMLElement, text: string][] {
  if (!element.matches('[role=group],[role=spinbutton]')) return [];
  const all = [...(element.closest('[role=group]')?.querySelectorAll<HTMLElement>('[role=spinbutton]') ?? [])];
  const [year, month, day, hour, minute, second = '00'] = read(value);
  const most = all.map(({ ariaValueMax }) => Number(ariaValueMax));
  const minutes = most.indexOf(59);
  const found = all.map((part, index): [HTMLElement, string | undefined] => {
    const max = most[index]!;
    if (index === minutes - 1) return [part, max < 13 ? half(hour) : hour];
    if (max === 59) return [part, index === minutes ? minute : second];
    return [part, max > 999 ? year : max === 12 ? month : max > 27 ? day : noon(hour)];
  });
  return found.every(([, text]) => text) ? (found as [HTMLElement, string][]) : [];
}

const says = (part: HTMLElement, text: string): boolean =>
  +text ? Number(part.ariaValueNow) === +text : (part.textContent ?? '').toUpperCase().includes(text);

/** The value as the box writes it, told by a placeholder such as `MM/DD/YYYY hh:mm aa`; ISO where none tells. */
function written({ placeholder }: HTMLInputElement, value: JsonValue): string {
  const [year, month, day, hour, minute] = read(value);
  const sizes = (text: string, each: string): string => (each.length > 1 ? text : String(+text));
  const iso = String(value).replace('T', ' ');
  if (!/^(?=.*(yy.*m|m.*yy|hh?.*m))[dmyha]+([^a-z]+[dmyha]+)+\.?$/i.test(placeholder)) return iso;
  const halves = /a/i.test(placeholder);
  let isTime = !year;
  const text = placeholder.replace(/y+|m+|d+|h+|a+/gi, (each) => {
    const kind = each[0]!.toLowerCase();
    if (kind === 'h') isTime = true;
    if (kind === 'y') isTime = false;
    const part = { y: year?.slice(-each.length), d: day, h: halves ? half(hour) : hour, a: noon(hour) }[kind];
    const known = kind === 'm' ? (isTime ? minute : month) : part;
    return !known || kind === 'y' || kind === 'a' ? (known ?? each) : sizes(known.padStart(2, '0'), each);
  });
  return /[ymdh]{2}/i.test(text) ? iso : text;
}

/**
 * Whether a text that a library wrote says what was typed. Of an ISO date it may put the numbers in whatever order; of
 * one that was typed in the box's own order another order is another day. The clock keeps its order.
 */
function shownAs(shown: string, typed: string, value: JsonValue): boolean {
  if (shown === typed) return true;
  const iso = String(value);
  const isIso = typed === iso.replace('T', ' ');
  const wanted = numbers(iso);
  const days = read(value).filter((part, index) => part && index < 3).length;
  const found = numbers(shown);
  if (/p\.?m/i.test(shown) && found[days]! < 12) found[days]! += 12;
  if (/a\.?m/i.test(shown) && found[days] === 12) found[days] = 0;
  if (found.length < wanted.length) {
    const date = new Date(shown);
    const said = [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
    return days > 0 && said.slice(0, wanted.length).join() === wanted.join();
  }
  const order = (list: number[]): string => (isIso ? [...list].sort() : list).join();
  const given = isIso ? wanted : numbers(typed);
  return (
    order(found.slice(0, days)) === order(given.slice(0, days)) &&
    found.slice(days, wanted.length).join() === wanted.slice(days).join() &&
    !found.slice(wanted.length).some(Boolean)
  );
}

async function setPart(part: HTMLElement, text: string): Promise<void> {
  press(part);
  for (const letter of text) {
    const before = part.textContent;
    const init = { data: letter, inputType: 'insertText', bubbles: true, cancelable: true, composed: true };
    getSelection()?.selectAllChildren(part);
    // The browser's command sends no `beforeinput`, on which React Aria acts; MUI X acts on the `input` that it sends.
    if (part.dispatchEvent(new InputEvent('beforeinput', init))) document.execCommand('insertText', false, letter);
    await waitFor(() => part.textContent !== before, 100);
  }
}

/**
 * Drawn fields of a day, month or time, typed into as hands do: in one box with Enter to take it over, or part by part.
 * The value is as HTML writes it; a box that shows it in words of its own still says the same.
 */
export const dateBox: Widget = {
  fits: (element, value, { format, pattern }) =>
    (format === 'date' || !!pattern) &&
    temporal.test(String(value)) &&
    (parts(element, value).length > 0 || (element as HTMLInputElement).type === 'text'),

  async set(element, value) {
    const sections = parts(element, value);
    for (const [part, text] of sections) await setPart(part, /\d/.test(text) ? text.padStart(2, '0') : text[0]!);
    if (sections.length) return blur(sections.at(-1)![0]);
    const box = element as HTMLInputElement;
    type(box, written(box, value));
    box.dispatchEvent(new Event('change', { bubbles: true }));
    key(box, 'Enter');
    blur(box);
  },

  holds(element, value) {
    const sections = parts(element, value);
    if (sections.length) return sections.every(([part, text]) => says(part, text));
    const box = element as HTMLInputElement;
    return shownAs(box.value, written(box, value), value);
  },

  shows: (element) => (element as HTMLInputElement).value ?? element.innerText,
};
