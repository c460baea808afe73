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
const pictures = 'svg,img,i,picture,use';

/**
 * Returns the text beside a drawn switch, a button that shows nothing but a knob. One other element in its box has the
 * text, and the box has no other control. The text is empty for any other element.
 */
export const switchText: (element: Element) => string = once((element) => {
  if (!matches(element, 'button:not(:empty)') || /\S/.test(element.textContent ?? '')) return '';
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
  const text = before && !second && foldText(labelText(before));
  return text && text === foldText(box.textContent ?? '') ? text : '';
}

/** Returns every drawn switch with this text. */
export function switchesWith(text: string, roots: readonly ParentNode[]): Element[] {
  return roots.flatMap((root) => [...allIn(root, 'button')].filter((each) => switchText(each) === text));
}
