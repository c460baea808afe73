import { foldText } from '@webmcp/text';

import { matches } from '../../dom/matching.js';
import { dateNumbers } from '../element/date-values.js';
import { dayGrid, daysOf, isChosen, isRefused, monthOf, shownGrids, turnsOf } from '../element/day-grid.js';
import { type Month, monthNamed } from '../element/month-in.js';
import { press } from '../gestures/press.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import type { FieldControl } from './field-control.js';

/** Matches the buttons that open a calendar. */
const opener = 'button,[role=button],[aria-haspopup=dialog]:not(input)';

type Grid = () => HTMLElement | undefined;

const countOf = ({ year, month }: Month): number => 12 * year + month;
const isGrid = (element: HTMLElement): boolean => matches(element, dayGrid);

/** The most months that a call turns: a hundred years. */
const mostTurns = 1200;

/** Opens the calendar of a button. A calendar that the page showed before belongs to another field. */
async function openGrid(element: HTMLElement): Promise<Grid> {
  // A script may draw the whole grid anew for each month.
  if (isGrid(element)) return () => (element.isConnected ? element : shownGrids()[0]);
  const isOpen = element.ariaExpanded === 'true';
  const before = isOpen ? [] : shownGrids();
  if (!isOpen) press(element);
  const grid: Grid = () => shownGrids().find((one) => !before.includes(one));
  await waitFor(grid, patience);
  return grid;
}

/** Turns a calendar to a month. Returns why it does not show the month. */
async function turnTo(element: HTMLElement, grid: Grid, wanted: Month): Promise<string | undefined> {
  const away = (): number | undefined => {
    const shown = grid();
    const month = shown && monthOf(shown);
    return month && countOf(wanted) - countOf(month);
  };
  for (let left = away(), turns = 0; left !== 0; turns += 1) {
    if (left === undefined) return 'opens no calendar whose month can be read';
    const turn = turnsOf(grid()!, isGrid(element) ? grid()! : element)[left > 0 ? 1 : 0];
    if (!turn || isRefused(turn) || turns === mostTurns) return 'opens a calendar that does not go to this month';
    press(turn);
    const from = left;
    await waitFor(() => ![from, undefined].includes(away()), patience);
    left = away();
    if (left === undefined || Math.abs(left) >= Math.abs(from))
      return 'opens a calendar that does not go to this month';
  }
  return undefined;
}

/**
 * Calendars: a grid of days, or the button that opens one (ARIA Authoring Practices, date picker dialog). Turns to the month
 * and presses the day. The month is known by the texts around the grid, in the page's language or another.
 */
export const calendar: FieldControl = {
  fits: (element, value, { format }) =>
    format === 'date' && dateNumbers(value)[2] !== undefined && (isGrid(element) || matches(element, opener)),

  async set(element, value) {
    const [year, month, day] = dateNumbers(value).map(Number);
    const grid = await openGrid(element);
    const problem = await turnTo(element, grid, { year: year!, month: month! });
    if (problem) return problem;
    const cell = daysOf(grid()!)[day! - 1];
    if (!cell || isRefused(cell)) return `does not offer the day ${String(value)}`;
    // A second press takes the day away.
    if (!isChosen(cell)) press(cell);
    if (isGrid(element)) return undefined;
    await waitFor(() => !grid(), 500);
    if (grid() && element.ariaExpanded === 'true') press(element);
    return undefined;
  },

  holds(element, value) {
    const [year, month, day] = dateNumbers(value).map(Number);
    if (isGrid(element)) {
      const shown = monthOf(element);
      const cell = daysOf(element)[day! - 1];
      return shown && cell && countOf(shown) === countOf({ year: year!, month: month! }) && isChosen(cell);
    }
    return isSameDay(foldText(element.innerText), { year: year!, month: month!, day: day! });
  },

  shows: (element) => (isGrid(element) ? '' : foldText(element.innerText)),
};

/** Decides whether a text names a day. Undefined if the text leaves the year or the month out. */
function isSameDay(text: string, { year, month, day }: Month & { day: number }): boolean | undefined {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  if (!numbers.includes(day)) return false;
  const named = monthNamed(text);
  if (named !== undefined && named !== month) return false;
  const hasMonth = named === month || numbers.filter((one) => one === month).length > (month === day ? 1 : 0);
  return hasMonth && (numbers.includes(year) || numbers.includes(year % 100)) ? true : undefined;
}
