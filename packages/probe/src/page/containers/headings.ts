import { drawnName, isDrawnDialog, name } from '@webmcp/runtime/page';
import { foldText, knownMarks } from '@webmcp/text';
import { composedParent, composedQuery } from '../elements/composed-tree.js';
import type { FoundContainer } from './containers.js';

const headings = 'h1,h2,h3,h4,h5,h6,[role=heading],legend,caption';

/** A longer text with a title's class is the content of its dialog. */
const longestTitle = 80;

/**
 * Finds the heading of each container: its first heading, legend or caption outside of any inner container. A dialog
 * with neither a name nor a heading takes the line with a library's class for titles. A box that is drawn as a dialog has the
 * heading of its content.
 */
export function ownHeadings(found: FoundContainer[]): Map<Element, string> {
  const known = new Set(found.map(({ element }) => element));
  const first = new Map<Element, string>();
  for (const heading of composedQuery(document, headings)) {
    const owner = ownerOf(heading, known);
    if (owner === null || first.has(owner)) continue;
    const text = headingText(heading);
    if (text !== '') first.set(owner, text);
  }
  for (const { element, kind } of found) {
    if (kind !== 'dialog' || name(element) !== '') continue;
    const isDrawn = isDrawnDialog(element);
    if (!isDrawn && first.has(element)) continue;
    const title = isDrawn ? drawnName(element) || undefined : titleIn(element);
    if (title !== undefined) first.set(element, title);
  }
  return first;
}

/** Decides whether an element has a heading with a text. */
export function hasHeading(element: Element): boolean {
  return [...element.querySelectorAll(headings)].some((heading) => headingText(heading) !== '');
}

/** Returns the innermost container around a heading. */
function ownerOf(heading: Element, known: ReadonlySet<Element>): Element | null {
  let owner = composedParent(heading);
  while (owner !== null && !known.has(owner)) owner = composedParent(owner);
  return owner;
}

/** Returns the text of a library's title in a dialog. */
function titleIn(dialog: Element): string | undefined {
  const marked = [...dialog.querySelectorAll('[class]')].filter((element) =>
    knownMarks.title.test(element.getAttribute('class')!),
  );
  const lines = marked.map(headingText);
  return lines.find((text) => text !== '' && text.length <= longestTitle);
}

function headingText(heading: Element): string {
  return foldText(name(heading) || (heading.textContent ?? ''));
}
