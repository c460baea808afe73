import type { ManifestTool } from '@webmcp/contract';
import { foldText, withRowKey } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { dialogAround } from '../../accessibility/drawn-dialogs.js';
import { usable } from '../../accessibility/usable.js';
import { nameOf, type Row } from '../rows/rows.js';
import { closest, contains } from '../../dom/matching.js';
import { parentElement } from '../../dom/parents.js';
import { allIn } from '../../dom/all-in.js';

/** A part of the page that an opener brought: a dialog, a panel, a form. */
interface OpenedPart {
  part: Element;
  row: Row | undefined;
  /** The row or the opener that the part belongs to. */
  owner: string;
  /** Stops to listen for clicks outside of the part. */
  forget: AbortController;
}

/** The part that the last call of this page opened. */
let last: OpenedPart | undefined;

/**
 * Notes that a row or an opener opened a part. A click elsewhere may give the part to another row, so it ends the note.
 */
export function noteOpened(part: Element, owner: string, row?: Row): void {
  last?.forget.abort();
  const forget = new AbortController();
  last = { part, owner, row, forget };
  const clicked = (event: Event): void => {
    if (event.composedPath().includes(part)) return;
    last = undefined;
    forget.abort();
  };
  document.addEventListener('click', clicked, { capture: true, signal: forget.signal });
}

/** Returns the row that opened the part that is still shown; undefined if a call opened no part, or the part is gone. */
export const openedRow = (): Row | undefined => (last && usable(last.part) ? last.row : undefined);

/** Decides whether a call opened the part for a row or an opener. */
export const wasOpenedFor = (part: Element, owner: string): boolean => last?.part === part && last.owner === owner;

/** Returns the owner of the part that a call opens: its row, else its last opener. */
export const ownerOf = ({ reach }: ManifestTool, row: Row | undefined): string =>
  row ? nameOf(row) : JSON.stringify(reach?.at(-1));

/**
 * Returns the part around an element that rows may share: its dialog, or else its form. A box that is only drawn as a
 * dialog is the largest element around without the row.
 */
export function partAround(element: Element, row?: Element): Element {
  const known = dialogAround(element) ?? closest(element, 'form');
  if (known || !row) return known ?? element;
  let part = element;
  for (let at = parentElement(part); at && !contains(at, row); at = parentElement(part)) part = at;
  return part;
}

const headings = 'h1,h2,h3,h4,h5,h6,[role=heading],legend';

/**
 * Decides whether the name or a heading of a part contains a text that only the picked row has.
 * @param rows all rows of the set
 */
export function namesRow(part: Element, row: Row, rows: readonly Row[]): boolean {
  const named = [name(part), ...[...allIn(part, headings)].map(({ textContent }) => textContent)].join('\n');
  const others = rows.filter(({ element }) => element !== row.element).map(textsOf);
  const names = (text: string): boolean => withRowKey(named, text) !== null;
  const own = [...textsOf(row)].filter((text) => !others.some((texts) => texts.has(text)));
  return own.some(names) && !others.some((texts) => [...texts].some((text) => !textsOf(row).has(text) && names(text)));
}

/** Returns the key of a row and the texts in it. Short texts are left out, because they name nothing. */
function textsOf({ element, key }: Row): Set<string> {
  const texts = new Set([key]);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.add(foldText(node.nodeValue ?? ''));
  return new Set([...texts].filter((text) => text.length > 2));
}

/** Returns everything that a person reads in a part, values of fields included. */
export function readingOf(part: Element): string {
  const fields = [...allIn<HTMLInputElement>(part, 'input,select,textarea')];
  return JSON.stringify([name(part), foldText(part.textContent ?? ''), fields.map(({ value }) => value)]);
}
