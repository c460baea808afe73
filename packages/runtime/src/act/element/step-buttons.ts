import { stepDirection } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { usable } from '../../accessibility/usable.js';
import { parentElement } from '../../dom/parents.js';
import { closest, matches } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

/** Two buttons that change the number between them by one step. */
export interface StepButtons {
  less: HTMLElement;
  more: HTMLElement;
  /** Returns the number that the page shows beside the buttons; NaN without one. */
  now(): number;
}

const buttons = 'button,[role=button],input[type=button]';

/** The most elements outwards from a button to the box around both buttons. */
const deepest = 4;

/**
 * Finds the buttons and the number around a button with `−` or `+`. The box around both buttons holds these two buttons,
 * and exactly one number.
 * @returns undefined if the button is no step of a number that the page shows
 */
export function stepButtons(element: Element): StepButtons | undefined {
  const own = matches(element, buttons) ? stepDirection(name(element)) : 0;
  if (own === 0) return undefined;
  let box = parentElement(element);
  for (let depth = 0; box && depth < deepest; depth += 1, box = parentElement(box)) {
    const all = [...allIn<HTMLElement>(box, buttons)].filter(usable);
    const less = all.filter((each) => stepDirection(name(each)) < 0);
    const more = all.filter((each) => stepDirection(name(each)) > 0);
    if (!less.length || !more.length) continue;
    if (less.length > 1 || more.length > 1) return undefined;
    const found = { less: less[0]!, more: more[0]!, now: () => numberIn(box!) };
    return Number.isNaN(found.now()) ? undefined : found;
  }
  return undefined;
}

/** Returns the one whole number that a box shows outside of its buttons; NaN without one, or with several. */
function numberIn(box: Element): number {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!closest(parentElement(node), buttons)) texts.push(node.nodeValue ?? '');
  for (const field of allIn<HTMLInputElement>(box, 'input')) if (!matches(field, buttons)) texts.push(field.value);
  const numbers = texts.map((text) => text.trim()).filter((text) => /^-?\d{1,6}$/.test(text));
  return numbers.length === 1 ? Number(numbers[0]) : Number.NaN;
}
