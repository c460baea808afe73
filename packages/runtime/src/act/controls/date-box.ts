import { natives } from '../../dom/natives.js';
import { send } from '../../dom/send.js';
import type { JsonValue } from '@webmcp/contract';

import { dateNumbers, halfOfDay, hourOfTwelve, isTemporal } from '../element/date-values.js';
import { key } from '../gestures/key.js';
import { typeText } from '../gestures/type-text.js';
import type { FieldControl } from './field-control.js';

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const isoText = (value: JsonValue): string => String(value).replace('T', ' ');

/** Matches placeholders that show the order of a date, such as `MM/DD/YYYY hh:mm aa`. */
const pattern = /^(?=.*(yy.*m|m.*yy|h.*m))[dmyha]+([^a-z]+[dmyha]+)+\.?$/i;

/** Writes a value in the order that the box's placeholder shows; as ISO text if the placeholder shows no order. */
function textFor({ placeholder }: HTMLInputElement, value: JsonValue): string {
  const [year, month, day, hour, minute] = dateNumbers(value);
  if (!pattern.test(placeholder)) return isoText(value);
  // An M after hours means minutes, after a year months.
  let isTime = !year;
  const text = placeholder.replace(/y+|m+|d+|h+|a+/gi, (each) => {
    const kind = each[0]!.toLowerCase();
    if (/[hy]/.test(kind)) isTime = kind === 'h';
    const known = {
      y: year?.slice(-each.length),
      m: isTime ? minute : month,
      d: day,
      h: /a/i.test(placeholder) ? hourOfTwelve(hour) : hour,
      a: halfOfDay(hour),
    }[kind];
    return known && /[mdh]/.test(kind) ? (each[1] ? known.padStart(2, '0') : String(+known)) : (known ?? each);
  });
  return /[ymdh]{2}/i.test(text) ? isoText(value) : text;
}

/** Decides whether a text names the same day in words, by the clock on the wall. */
function isSameDay(shown: string, value: JsonValue): boolean {
  const date = new Date(shown);
  return !!new Date(+date - date.getTimezoneOffset() * 6e4).toJSON()?.startsWith(String(value));
}

/** Returns the numbers in a box, its hour on a clock of 24 hours. */
function shownNumbers(shown: string, days: number): number[] {
  const found = numbersIn(shown);
  const [, half] = /([ap])\.?m/i.exec(shown) ?? [];
  if (half && days in found) found[days] = (found[days]! % 12) + (/p/i.test(half) ? 12 : 0);
  return found;
}

/**
 * Decides whether a library's text in the box means the typed value. The numbers of a day that was typed as ISO text may
 * come in any order; in the box's own order another order is another day. The time keeps its order.
 */
function shownAs(box: HTMLInputElement, value: JsonValue): boolean {
  const { value: shown } = box;
  const typed = textFor(box, value);
  if (shown === typed) return true;
  const isIso = typed === isoText(value);
  const numbers = dateNumbers(value);
  const wanted = numbers.filter(Boolean).map(Number);
  const days = numbers.slice(0, 3).filter(Boolean).length;
  const found = shownNumbers(shown, days);
  if (found.length < wanted.length) return days > 0 && isSameDay(shown, value);
  const ordered = (day: number[], time: number[]): string => {
    const first = day.slice(0, days);
    return [...(isIso ? first.sort() : first), ...time.slice(days)].join();
  };
  // Seconds that the value does not contain must be zero.
  const rest = found.splice(wanted.length);
  return ordered(found, found) === ordered(isIso ? wanted : numbersIn(typed), wanted) && !rest.some(Boolean);
}

/**
 * Text boxes that take a day, month or time. The value is typed key by key and accepted with Enter. The value has
 * HTML's form. A box may show the value in other words.
 */
export const dateBox: FieldControl = {
  fits: (element, value, schema) => isTemporal(value, schema) && (element as HTMLInputElement).type === 'text',

  set(element, value) {
    const box = element as HTMLInputElement;
    typeText(box, textFor(box, value));
    send(box, new natives.Event('change', { bubbles: true }));
    key(box, 'Enter');
  },

  holds: (element, value) => shownAs(element as HTMLInputElement, value),

  shows: (element) => (element as HTMLInputElement).value,
};
