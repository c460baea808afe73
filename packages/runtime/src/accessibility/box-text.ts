import { foldText } from '@webmcp/text';

import { composedClosest } from '../dom/composed-closest.js';
import { listens } from '../dom/listens.js';
import { once } from '../dom/still.js';
import { labelText, ligatureIcons, name } from './accessible-name.js';
import { role } from './role.js';
import { isPointer } from './is-pointer.js';
import { switchesWith, switchText } from './switch-text.js';
import { parentElement } from '../dom/parents.js';
import { firstIn, matches } from '../dom/matching.js';
import { allIn } from '../dom/all-in.js';

/** The most characters of a text that a person reads as the name of a box. */
const longest = 80;

/** Matches roles that take no name from their content. */
const nameless = /^(generic|none|paragraph|listitem|strong|emphasis|mark|time)$/;

/** Matches everything that answers a press itself, or that takes a value. */
const controls =
  'a[href],button,input,label,select,summary,textarea,[contenteditable],[role=button],[role=link],[role=option],[role=tab],[role^=menuitem]';

const pressed = 'a[href],button,[role=button],[role=link],[role=switch],[role=checkbox],[type=checkbox]';

/**
 * Returns the visible text of a box that people press although it has no role: a `div` or `span` that a framework's handler
 * answers, or that has the pointer cursor. Of several boxes around one text, the innermost with a handler counts, else the
 * outermost. The text is empty for all other elements, for a box around controls, and for a long text. The text of an
 * icon that is a ligature is the ligature. A link with a role such as `listitem`, which takes no name from content, is a
 * box, too. A button or link without a name has the ligature of its only icon. A drawn switch has the
 * text beside it.
 */
export const boxText: (element: Element) => string = once((element) => {
  if (matches(element, pressed)) {
    const own = hiddenLigature(element) || switchText(element);
    if (own) return own;
  }
  const text = textOf(element);
  if (!text || isInControl(element)) return '';
  const isOwn = listens(element);
  if (!isOwn && !isPointer(element)) return '';
  if ([...allIn(element, '*')].some((inner) => listens(inner) && textOf(inner) === text)) return '';
  if (isOwn) return text;
  if (boxAround(element)) return '';
  const around = parentElement(element);
  const isInner = !!around && textOf(around) === text && (isPointer(around) || listens(around));
  return isInner ? '' : text;
});

/**
 * Returns the texts inside a box that a handler answers, if it shows several: title and note of a list item. Each text names
 * the box. A press on the part is a press on the box.
 */
export const boxParts: (element: Element) => readonly string[] = once((element) => {
  if (!textOf(element) || isInControl(element) || !listens(element)) return [];
  const parts = [...allIn(element, '*')]
    .filter((part) => !part.firstElementChild && boxAround(part) === element)
    .map((part) => foldText(part.textContent ?? ''));
  const whole = foldText(element.textContent ?? '');
  return [...new Set(parts)].filter(
    (part) => part && part !== whole && parts.indexOf(part) === parts.lastIndexOf(part),
  );
});

/** Returns the nearest box around that a handler answers and that shows more; undefined if a control is nearer. */
function boxAround(element: Element): Element | undefined {
  for (let at = parentElement(element); at; at = parentElement(at)) {
    if (matches(at, controls) || (at.textContent ?? '').length > 2 * longest) return undefined;
    if (listens(at)) return textOf(at) && textOf(at) !== textOf(element) ? at : undefined;
  }
  return undefined;
}

/** Returns the ligature of the only icon on a control without a name: `delete` of an icon that is `aria-hidden`. */
function hiddenLigature(element: Element): string {
  const [icon, second] = allIn(element, ligatureIcons);
  const ligature = icon && !second ? (icon.textContent ?? '').trim() : '';
  const isAll = ligature === (element.textContent ?? '').trim();
  return isAll && /^[a-z][a-z\d_]+$/.test(ligature) && !name(element) ? ligature : '';
}

/** Decides whether an element is inside of a control, or is one. A link or button with a role without a name is none. */
function isInControl(element: Element): boolean {
  const control = composedClosest(element, controls);
  return !!control && !(control === element && matches(element, 'a[href],button'));
}

/** Returns the text of a nameless box without controls. */
const textOf = once((element: Element): string => {
  const content = element.textContent ?? '';
  if (!(element instanceof HTMLElement) || content.length > 2 * longest || !/\S/.test(content)) return '';
  if (!nameless.test(role(element)) || firstIn(element, controls) || element.hasAttribute('aria-label')) return '';
  const isLigature = matches(element, ligatureIcons) || !!firstIn(element, ligatureIcons);
  const text = foldText(labelText(element)) || (isLigature ? foldText(content) : '');
  return text.length > longest ? '' : text;
});

/**
 * Returns every box with this text, or with a part of this text.
 * @param word a word of the text: only the texts around it are read
 */
export function boxesWith(text: string, word: string, roots: readonly ParentNode[]): Element[] {
  const found = new Set<Element>(switchesWith(text, roots));
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue!.includes(word)) continue;
      for (
        let at = parentElement(node);
        at && at !== root && at.textContent!.length <= 2 * longest;
        at = parentElement(at)
      )
        if (boxText(at) === text || boxParts(at).includes(text)) found.add(at);
    }
  }
  return [...found];
}
