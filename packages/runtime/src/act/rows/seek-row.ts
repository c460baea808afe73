import { foldText } from '@webmcp/text';

import { atWork } from '../../outcome/page/page-signals.js';
import type { Row } from './rows.js';
import { patience, waitFor } from '../gestures/wait-for.js';

/** Milliseconds that a list that draws only what is shown may take after it was scrolled. */
const drawing = 400;
/** Milliseconds that looking through a list may take; it may have no end. */
const longest = 20_000;

/** The nearest box around an element that can be scrolled down or up, else the page where that can. */
function scrollerOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host ?? null) {
    const scrolls = at.scrollHeight > at.clientHeight + 1 && at !== document.body && at !== document.documentElement;
    if (scrolls && /auto|scroll|overlay/.test(getComputedStyle(at).overflowY)) return at;
  }
  const page = document.scrollingElement;
  return page && page.scrollHeight > page.clientHeight + 1 ? page : undefined;
}

const bottomOf = (rows: Row[]): number =>
  Math.max(...rows.map(({ element }) => element.getBoundingClientRect().bottom));

/** Where a box that is scrolled, or the window, shows its contents. */
function shownPart(box: Element): { top: number; bottom: number } {
  const { top, bottom } = box.getBoundingClientRect();
  return box === document.scrollingElement ? { top: 0, bottom: window.innerHeight } : { top, bottom };
}

/**
 * Whether rows that are not in the document may come when what they stand in is scrolled: they reach its lower edge, or
 * it was scrolled before.
 */
export function mayHoldMore(rows: Row[]): boolean {
  const box = rows[0] && scrollerOf(rows[0].element);
  return !!box && (box.scrollTop > 0 || bottomOf(rows) > shownPart(box).bottom - 1);
}

/**
 * Looks for a row in a list that draws only the rows that are shown, or loads more of them at its end: scrolls from
 * where it stands to the end, then from the beginning. Leaves the row in view; else the list as it was.
 * @param look the rows that are there now
 * @returns the rows with exactly this name where there are any, and all names that it came by
 */
export async function seekRow(look: () => Row[], text: string): Promise<{ fitting: Row[]; names: string[] }> {
  const wanted = foldText(text).toLowerCase();
  const names = new Set<string>();
  let rows: Row[] = [];
  /** The rows that are wanted, where they are there now. */
  const note = (): Row[] | undefined => {
    rows = look();
    for (const { key } of rows) names.add(key);
    const found = rows.filter(({ key }) => key.toLowerCase() === wanted);
    return found.length ? found : undefined;
  };
  const first = note();
  const box = rows[0] && scrollerOf(rows[0].element);
  if (first || !box) return { fitting: first ?? [], names: [...names] };
  const stood = box.scrollTop;
  const end = performance.now() + longest;
  /** The list as it is now: another means that scrolling brought something. */
  const state = (): string => JSON.stringify([rows.map(({ key }) => key), box.scrollHeight]);

  const isDrawn = (): boolean => {
    const { top, bottom } = shownPart(box);
    return rows.some(({ element }) => {
      const at = element.getBoundingClientRect();
      return at.bottom > top && at.top < bottom;
    });
  };
  /** Scrolls, and waits for what that brings. Answers whether it brought anything. */
  const scroll = async (to: number): Promise<boolean> => {
    const before = state();
    const isDown = to > box.scrollTop;
    box.scrollTop = to;
    const atEnd = isDown && box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
    const came = (): boolean => !!note() || (isDrawn() && state() !== before);
    if (await waitFor(came, atEnd ? patience : drawing)) return true;
    if (atWork(undefined) || !isDrawn()) await waitFor(came, patience);
    return came() || !atEnd;
  };
  const down = async (until: number): Promise<Row[] | undefined> => {
    while (performance.now() < end) {
      const found = note();
      if (found) return found;
      if (box.scrollTop >= until) return undefined;
      // To the last row that is there: what is drawn already need not be gone through.
      const step = rows.length ? bottomOf(rows) - shownPart(box).top - rows.at(-1)!.element.clientHeight : 0;
      if (!(await scroll(box.scrollTop + Math.max(1, box.clientHeight * 0.8, step)))) return undefined;
    }
    return undefined;
  };
  let fitting = await down(Number.POSITIVE_INFINITY);
  if (!fitting && stood > 0) {
    await scroll(0);
    fitting = await down(stood);
  }
  if (!fitting && box.scrollTop !== stood) await scroll(stood);
  return { fitting: fitting ?? [], names: [...names] };
}

/** Brings a row into view, and waits for what that draws anew. Answers whether it had to be scrolled. */
export async function showRow({ element }: Row, look: () => Row[]): Promise<boolean> {
  const keys = (): string => JSON.stringify(look().map(({ key }) => key));
  const { top } = element.getBoundingClientRect();
  const before = keys();
  element.scrollIntoView({ block: 'nearest' });
  const moved = Math.abs(element.getBoundingClientRect().top - top) > 1;
  if (moved) await waitFor(() => keys() !== before, drawing / 4);
  return moved;
}
