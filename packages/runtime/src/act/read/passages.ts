import { foldText } from '@webmcp/text';

import { usable } from '../../accessibility/usable.js';
import type { ReadItem } from './read-item.js';
import { allIn } from '../../dom/all-in.js';

const headings = 'h1,h2,h3,h4,h5,h6,[role=heading]';
/** The most characters of one passage, so that a search returns a place and not a page. */
const longest = 400;

/**
 * Splits the text of a part of the page into passages: each with the heading above it. Values of fields are left out.
 * @param find keeps the passages that contain all these words, in heading or text, without regard to case
 */
export function passages(root: HTMLElement, find: string): ReadItem[] {
  const titles = new Set([...allIn<HTMLElement>(root, headings)].filter(usable).map(textOf));
  const found: { heading: string; text: string }[] = [];
  let heading = '';
  for (const line of root.innerText.split('\n').map(foldText)) {
    if (!line) continue;
    const last = found.at(-1);
    if (titles.has(line)) found.push({ heading: (heading = line), text: '' });
    else if (last && last.heading === heading && last.text.length + line.length < longest)
      last.text = foldText(`${last.text} ${line}`);
    else found.push({ heading, text: line });
  }
  const words = foldText(find).toLowerCase().split(' ');
  return found
    .filter(({ heading: over, text }) => words.every((word) => `${over} ${text}`.toLowerCase().includes(word)))
    .map(({ heading: over, text }) => ({ ...(over && { heading: over }), text }));
}

const textOf = (element: HTMLElement): string => foldText(element.innerText);
