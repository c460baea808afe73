import { foldText, knownMarks } from '@webmcp/text';

import { listens } from '../dom/listens.js';
import { openRoots } from '../dom/open-roots.js';
import { contains, matches } from '../dom/matching.js';
import { parentElement } from '../dom/parents.js';
import { query } from '../dom/query.js';
import { once } from '../dom/still.js';
import { isPointer } from './is-pointer.js';
import { rendered } from './rendered.js';

const heading = 'h1,h2,h3,h4,h5,h6,[role=heading]';
const slot = '[data-slot$=title]';
const titled = `[class*=title i],${slot}`;

/** A part with a name of its own, or the whole page. No heading inside heads more than that. */
const ends = 'body,main,form,dialog,[role=dialog],[role=alertdialog],[role=main],[role=form],[role=tabpanel]';

/** The longest text of a heading that names a box. */
const longest = 80;

/** The level of a title that is no heading: below every heading. */
const lowest = 7;

interface Heading {
  element: Element;
  level: number;
  text: string;
}

/**
 * Finds the boxes that a heading heads, with the folded text of the heading. No other heading of its level or above is in
 * the box. The box is the outermost one. The only heading of a page, form or dialog heads all of it and makes no
 * box. Cards of libraries have titles by a class in place of headings.
 */
const headedBoxes = once((page: Document): ReadonlyMap<Element, string> => {
  const headings = headingsOf(page);
  const levels = new Map<Element, number[]>();
  for (const { element, level } of headings)
    for (let at = parentElement(element); at; at = parentElement(at)) {
      const inside = levels.get(at);
      if (inside) inside.push(level);
      else levels.set(at, [level]);
    }
  const boxes = new Map<Element, string>();
  for (const each of headings) {
    const box = boxOf(each, levels);
    // A card that people press is the control itself: a record that its heading names.
    if (box && !listens(box) && !isPointer(box)) boxes.set(box, each.text);
  }
  return boxes;
});

function headingsOf(page: Document): Heading[] {
  const roots = openRoots(page);
  const headings = query(roots, heading);
  const titles = query(roots, titled).filter(
    (element) => isTitle(element) && !headings.some((each) => contains(each, element) || contains(element, each)),
  );
  return [...headings, ...titles].flatMap((element) => {
    const text = foldText(element.textContent ?? '');
    return text && text.length <= longest && rendered(element) ? [{ element, level: levelOf(element), text }] : [];
  });
}

function isTitle(element: Element): boolean {
  const classes = element.getAttribute('class') ?? '';
  return matches(element, slot) || (knownMarks.title.test(classes) && !/sub-?title/i.test(classes));
}

function levelOf(element: Element): number {
  const own = Number(/^h([1-6])$/.exec(element.localName)?.[1]);
  if (own) return own;
  return Number(element.getAttribute('aria-level')) || (matches(element, '[role=heading]') ? 2 : lowest);
}

/** @param levels the levels of all headings inside of each element */
function boxOf({ element, level }: Heading, levels: ReadonlyMap<Element, readonly number[]>): Element | undefined {
  let box = element;
  for (let around = parentElement(box); around; around = parentElement(box)) {
    if (matches(around, ends)) return undefined;
    const rivals = levels.get(around)?.filter((other) => other <= level) ?? [];
    if (rivals.length > 1) return box === element ? undefined : box;
    box = around;
  }
  return undefined;
}

/** Returns the text of the heading that heads a box; undefined for another element. */
export const headingOfBox = (element: Element): string | undefined => headedBoxes(document).get(element);

/** Lists the boxes that a heading heads. */
export const boxesWithHeading = (): Element[] => [...headedBoxes(document).keys()];
