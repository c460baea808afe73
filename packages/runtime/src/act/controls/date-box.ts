import type { JsonValue } from '@webmcp/contract';

import { blur } from '../gestures/focus.js';
import { key } from '../gestures/key.js';
import { half, isTemporal, noon, read } from './date-values.js';
import { type } from '../gestures/type-text.js';
import type { FieldControl } from './field-control.js';

const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const isoOf = (value: JsonValue): string => String(value).replace('T', ' ');

/** The value as the box writes it, told by a placeholder such as `MM/DD/YYYY hh:mm aa`; ISO where none tells. */
function written({ placeholder }: HTMLInputElement, value: JsonValue): string {
  const [year, month, day, hour, minute] = read(value);
  if (!/^(?=.*(yy.*m|m.*yy|h.*m))[dmyha]+([^a-z]+[dmyha]+)+\.?$/i.test(placeholder)) return isoOf(value);
  let isTime = !year;
  const text = placeholder.replace(/y+|m+|d+|h+|a+/gi, (each) => {
    const kind = each[0]!.toLowerCase();
    if (/[hy]/.test(kind)) isTime = kind === 'h';
    const known = {
      y: year?.slice(-each.length),
      m: isTime ? minute : month,
      d: day,
      h: /a/i.test(placeholder) ? half(hour) : hour,
      a: noon(hour),
    }[kind];
    return known && /[mdh]/.test(kind) ? (each[1] ? known.padStart(2, '0') : String(+known)) : (known ?? each);
  });
  return /[ymdh]{2}/i.test(text) ? isoOf(value) : text;
}

/**
 * Whether a text that a library wrote says what was typed. Of an ISO date it may put the numbers in whatever order; of
 * one that was typed in the box's own order another order is another day. The clock keeps its order.
 */
function shownAs(box: HTMLInputElement, value: JsonValue): boolean {
  const { value: shown } = box;
  const typed = written(box, value);
  if (shown === typed) return true;
  const isIso = typed === isoOf(value);
  const pieces = read(value);
  const wanted = pieces.filter(Boolean).map(Number);
  const days = pieces.slice(0, 3).filter(Boolean).length;
  const found = numbers(shown);
  const [, clock] = /([ap])\.?m/i.exec(shown) ?? [];
  if (clock && days in found) found[days] = (found[days]! % 12) + (/p/i.test(clock) ? 12 : 0);
  if (found.length < wanted.length) {
    const date = new Date(shown);
    // As the clock on the wall says it.
    return days > 0 && !!new Date(+date - date.getTimezoneOffset() * 6e4).toJSON()?.startsWith(String(value));
  }
  const told = (day: number[], time: number[]): string => {
    const first = day.slice(0, days);
    return [...(isIso ? first.sort() : first), ...time.slice(days)].join();
  };
  // Seconds that the value does not say are none.
  const rest = found.splice(wanted.length);
  return told(found, found) === told(isIso ? wanted : numbers(typed), wanted) && !rest.some(Boolean);
}

/**
 * Boxes of text that take a day, month or time, typed into as hands do, with Enter to take it over. The value is as HTML
 * writes it; a box that shows it in words of its own still says the same.
 */
export const dateBox: FieldControl = {
  fits: (element, value, schema) => isTemporal(value, schema) && (element as HTMLInputElement).type === 'text',

  set(element, value) {
    const box = element as HTMLInputElement;
    type(box, written(box, value));
    box.dispatchEvent(new Event('change', { bubbles: true }));
    key(box, 'Enter');
    blur(box);
  },

  holds: (element, value) => shownAs(element as HTMLInputElement, value),

  shows: (element) => (element as HTMLInputElement).value,
};
