import { foldText } from '@webmcp/text';

import { allIn } from '../dom/all-in.js';
import { firstIn, matches } from '../dom/matching.js';
import { parentElement } from '../dom/parents.js';
import { once } from '../dom/still.js';
import { labelText, name } from './accessible-name.js';

/** The most characters of a text that a person reads as a label. */
const longest = 60;

/** The boxes around a switch in which its text may be. */
const levels = 2;

const controls = 'a[href],button,input,select,textarea,summary,[contenteditable],[role=button],[role=switch]';
const headings = 'h1,h2,h3,h4,h5,h6';
const pictures = 'svg,img,i,picture,use';

/** Matches boxes to tick, and switches of a library. Their text can be beside them without a tie. */
const boxes = 'input[type=checkbox],[role=switch],[role=checkbox]';

/**
 * Returns the text beside a drawn switch, a button that shows nothing but a knob. A switch or box without a label counts,
 * too. One other element in its box has the text, and the box has no other control. A heading there counts before the
 * text below it. The text is empty for any other element.
 */
export const switchText: (element: Element) => string = once((element) => {
  if (!matches(element, `button:not(:empty),${boxes}`) || /\S/.test(element.textContent ?? '')) return '';
  if (firstIn(element, pictures) || name(element)) return '';
  let own = element;
  for (let level = 0; level < levels; level += 1) {
    const box = parentElement(own);
    if (!box || [...allIn(box, controls)].length > 1) return '';
    const text = /\S/.test(box.textContent ?? '') ? textBeside(box, own) : undefined;
    if (text !== undefined) return text.length > longest ? '' : text;
    own = box;
  }
  return '';
});

/** Returns the text of the element before a switch in its box; empty if the box shows more than that text. */
function textBeside(box: Element, own: Element): string {
  const [before, second] = [...box.children].filter((child) => child !== own && /\S/.test(child.textContent ?? ''));
  if (!before || second) return '';
  const text = foldText(labelText(before));
  const [heading, other] = allIn(before, headings);
  if (heading && !other) return foldText(labelText(heading));
  return text && text === foldText(box.textContent ?? '') ? text : '';
}

/** Returns every drawn switch with this text. */
export function switchesWith(text: string, roots: readonly ParentNode[]): Element[] {
  return roots.flatMap((root) => [...allIn(root, `button,${boxes}`)].filter((each) => switchText(each) === text));
}
