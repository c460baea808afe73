import { usable } from '../../accessibility/usable.js';
import { allIn } from '../../dom/all-in.js';
import { closest, matches } from '../../dom/matching.js';
import { parentElement } from '../../dom/parents.js';
import { type Month, monthIn } from './month-in.js';

/** Matches the elements in which calendars draw the days of a month. */
export const dayGrid = '[role=grid],table';

const pressable = 'button,[role=button],[role=gridcell],td';
const htmlIn = (element: Element, selector: string): HTMLElement[] =>
  [...allIn(element, selector)].filter((one) => one instanceof HTMLElement);
const textOf = ({ textContent }: Element): string => (textContent ?? '').trim();

/** The fewest days of a month. A table with fewer numbers is no calendar. */
const fewestDays = 28;

/** Returns the days of a grid's month in order. The days of the months around it have the same numbers. */
export function daysOf(grid: Element): HTMLElement[] {
  const numbers = htmlIn(grid, pressable).filter(
    (cell) => /^\d{1,2}$/.test(textOf(cell)) && htmlIn(cell, pressable).length === 0,
  );
  const first = numbers.findIndex((cell) => Number(textOf(cell)) === 1);
  const month = first < 0 ? [] : numbers.slice(first);
  const end = month.findIndex((cell, at) => Number(textOf(cell)) !== at + 1);
  return end < 0 ? month : month.slice(0, end);
}

/** Returns the calendars that a page shows. */
export const shownGrids = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(dayGrid)].filter(
    (grid) => usable(grid) && daysOf(grid).length >= fewestDays,
  );

/** Returns the month that a grid shows, from its name, its days, or the heading before it. */
export function monthOf(grid: Element): Month | undefined {
  for (const text of textsFor(grid)) {
    const [, year, month] = /^(\d{4})-(\d\d)/.exec(text) ?? [];
    const found = year ? { year: Number(year), month: Number(month) } : monthIn(text);
    if (found) return found;
  }
  return undefined;
}

function* textsFor(grid: Element): Generator<string> {
  const [day] = daysOf(grid);
  for (const attribute of ['data-day', 'data-date', 'datetime', 'aria-label'])
    yield day ? (closest(day, `[${attribute}]`)?.getAttribute(attribute) ?? '') : '';
  yield grid.getAttribute('aria-label') ?? '';
  const heading = document.getElementById(grid.getAttribute('aria-labelledby') ?? '');
  if (heading) yield textOf(heading);
  let at: Element = grid;
  for (let up = parentElement(grid), steps = 0; up && steps < 5; up = parentElement(up), steps += 1) {
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling) yield textOf(before);
    at = up;
  }
}

/** Matches parts of a page that contain more than a calendar. */
const wider = 'body,main,[role=main],form,table,li';

/**
 * Returns the buttons that turn a calendar to the month before and to the month after: those without words before its grid.
 * @param opener the button that opens the calendar; a part of the page that contains the button contains more than it
 */
export function turnsOf(grid: Element, opener: Element): (HTMLElement | undefined)[] {
  const isPart = (up: Element): boolean => !matches(up, wider) && (opener === grid || !up.contains(opener));
  for (let up = parentElement(grid), steps = 0; up && steps < 5 && isPart(up); up = parentElement(up), steps += 1) {
    const wordless = htmlIn(up, 'button,[role=button]').filter(
      (button) =>
        usable(button) &&
        !closest(button, dayGrid) &&
        (button.compareDocumentPosition(grid) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        !/[\p{L}\p{N}]/u.test(textOf(button)),
    );
    if (wordless.length === 2) return wordless;
    // The outer buttons turn the year.
    if (wordless.length === 4) return wordless.slice(1, 3);
    if (wordless.length > 2) return [];
  }
  return [];
}

/** Decides whether a calendar refuses a day. */
export const isRefused = (day: HTMLElement): boolean =>
  matches(day, ':disabled') || closest(day, '[aria-disabled=true],[data-disabled=true]') !== null;

/** Decides whether a calendar shows a day as the chosen one. */
export const isChosen = (day: HTMLElement): boolean =>
  closest(day, '[aria-selected=true],[data-selected=true]') !== null;
