import { atWork } from '../../outcome/page/page-signals.js';
import { watchCode, type Work } from '../../outcome/watch/watch-code.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import { nameOf, rowsWithName, type Row } from './rows.js';
import { hostOf, parentElement, rootNode } from '../../dom/parents.js';

/** Milliseconds that a list may take to draw its rows after a scroll, or to begin to load more rows. */
const drawing = 400;
/** Milliseconds that a search through a list may take; the list may be endless. */
const longest = 20_000;

/** Returns the nearest box around an element that scrolls vertically, else the page if the page scrolls. */
function scrollerOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = parentElement(at) ?? hostOf(rootNode(at)) ?? null) {
    const scrolls = at.scrollHeight > at.clientHeight + 1 && at !== document.body && at !== document.documentElement;
    if (scrolls && /auto|scroll|overlay/.test(getComputedStyle(at).overflowY)) return at;
  }
  const page = document.scrollingElement;
  return page && page.scrollHeight > page.clientHeight + 1 ? page : undefined;
}

const bottomOf = (rows: Row[]): number =>
  Math.max(...rows.map(({ element }) => element.getBoundingClientRect().bottom));

/** Returns the upper and lower edge of the visible part of a scrolled box, or of the window. */
function visiblePart(box: Element): { top: number; bottom: number } {
  const { top, bottom } = box.getBoundingClientRect();
  return box === document.scrollingElement ? { top: 0, bottom: window.innerHeight } : { top, bottom };
}

/** Decides whether scrolling may draw more rows: the rows reach the lower edge of their box, or the box was scrolled. */
export function mayHoldMore(rows: Row[]): boolean {
  const box = rows[0] && scrollerOf(rows[0].element);
  return !!box && (box.scrollTop > 0 || bottomOf(rows) > visiblePart(box).bottom - 1);
}

/** A search through one list for the rows with one name. */
interface Search {
  /** The rows of the last reading. */
  rows: Row[];
  /** The names of all rows of all readings. */
  names: Set<string>;
  /** Reads the drawn rows. Returns the wanted rows; undefined if no wanted row is drawn. */
  read(): Row[] | undefined;
  /** The moment at which the search ends. */
  end: number;
  /** True if a scroll changed the drawn list. A list that draws all its rows does not change. */
  changed: boolean;
  /** Decides whether the page's code waits for a request or a timer that began after a scroll. */
  atWork(): boolean;
  /** Ends the watch of the page's code. */
  stop(): void;
}

function searchFor(text: string, look: () => Row[]): Search {
  const code = openCode();
  const search: Search = {
    rows: [],
    names: new Set(),
    end: performance.now() + longest,
    changed: false,
    atWork: code.isOpen,
    stop: code.stop,
    read() {
      search.rows = look();
      for (const row of search.rows) search.names.add(nameOf(row));
      const found = rowsWithName(search.rows, text);
      return found.length ? found : undefined;
    },
  };
  return search;
}

/** Counts the requests and the short timers that the page's code begins and that have not ended. */
function openCode(): { isOpen: () => boolean; stop: () => void } {
  const open = new Set<Work>();
  const stop = watchCode(({ kind, delay = 0 }) => {
    if (kind === 'interval' || delay > patience) return undefined;
    const end = (): void => void open.delete(work);
    const work: Work = { continues: end, close: end };
    open.add(work);
    return work;
  });
  return { isOpen: () => open.size > 0, stop };
}

/**
 * Searches a list that draws only its visible rows, or loads more rows at its end. Scrolls from the current position to
 * the end, then from the beginning. Leaves a found row in view, and the list as it was if no row was found.
 *
 * @param look lists the drawn rows
 * @returns the rows with exactly this name and the names of all rows on the way; `timedOut` if the list did not end
 */
export async function seekRow(
  look: () => Row[],
  text: string,
): Promise<{ fitting: Row[]; names: string[]; timedOut: boolean }> {
  const search = searchFor(text, look);
  try {
    let fitting = search.read();
    const box = search.rows[0] && scrollerOf(search.rows[0].element);
    if (!fitting && box) fitting = await scrollThrough(search, box);
    const timedOut = !fitting && performance.now() >= search.end;
    return { fitting: fitting ?? [], names: [...search.names], timedOut };
  } finally {
    search.stop();
  }
}

/** Scrolls from the current position to the end, then from the beginning. Restores the position if no row was found. */
async function scrollThrough(search: Search, box: Element): Promise<Row[] | undefined> {
  const begun = box.scrollTop;
  let fitting = await scrollDown(search, box, Number.POSITIVE_INFINITY);
  if (!fitting && begun > 0) {
    await scrollTo(search, box, 0);
    if (search.changed) fitting = await scrollDown(search, box, begun);
  }
  if (fitting || box.scrollTop === begun) return fitting;
  if (search.changed) await scrollTo(search, box, begun);
  else box.scrollTop = begun;
  return undefined;
}

/** Scrolls down step by step until a wanted row is drawn, the position is reached, or no more rows come. */
async function scrollDown(search: Search, box: Element, until: number): Promise<Row[] | undefined> {
  while (performance.now() < search.end) {
    const found = search.read();
    if (found) return found;
    if (box.scrollTop >= until) return undefined;
    // Scrolls to the last drawn row at least: the rows before it are read already.
    const last = search.rows.at(-1);
    const step = last ? bottomOf(search.rows) - visiblePart(box).top - last.element.clientHeight : 0;
    if (!(await scrollTo(search, box, box.scrollTop + Math.max(1, box.clientHeight * 0.8, step)))) return undefined;
  }
  return undefined;
}

/** Scrolls to a position and waits for the rows there. Returns false at the end of the list. */
async function scrollTo(search: Search, box: Element, position: number): Promise<boolean> {
  /** Describes the drawn list: another description means that scrolling brought rows. */
  const state = (): string => JSON.stringify([search.rows.map(({ key }) => key), box.scrollHeight]);
  const before = state();
  const isDown = position > box.scrollTop;
  box.scrollTop = position;
  const atEnd = isDown && box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
  const isDrawn = (): boolean => isInView(search.rows, box);
  const came = (): boolean => {
    if (search.read()) return true;
    const isOther = state() !== before;
    search.changed ||= isOther;
    return isDrawn() && isOther;
  };
  if (await waitFor(came, drawing)) return true;
  // A list that changed before may load more, and its code may have begun before the search.
  const mayBringMore = atWork(undefined) || !isDrawn() || (atEnd && (search.changed || search.atWork()));
  if (mayBringMore) await waitFor(came, patience);
  return came() || !atEnd;
}

function isInView(rows: Row[], box: Element): boolean {
  const { top, bottom } = visiblePart(box);
  return rows.some(({ element }) => {
    const at = element.getBoundingClientRect();
    return at.bottom > top && at.top < bottom;
  });
}

/** Scrolls a row into view and waits for redrawn rows. Returns true if it had to scroll. */
export async function showRow({ element }: Row, look: () => Row[]): Promise<boolean> {
  const keys = (): string => JSON.stringify(look().map(({ key }) => key));
  const { top } = element.getBoundingClientRect();
  const before = keys();
  element.scrollIntoView({ block: 'nearest' });
  const moved = Math.abs(element.getBoundingClientRect().top - top) > 1;
  if (moved) await waitFor(() => keys() !== before, drawing / 4);
  return moved;
}
