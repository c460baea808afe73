import { foldText } from '@webmcp/text';

import { rendered } from '../../accessibility/rendered.js';
import { allIn } from '../../dom/all-in.js';
import { childrenOf, contains } from '../../dom/matching.js';
import { parentElement } from '../../dom/parents.js';
import { noOption } from '../element/no-option.js';
import { press } from '../gestures/press.js';
import { typeText, type TextControl } from '../gestures/type-text.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import type { FieldControl } from './field-control.js';
import { text } from './text.js';

/**
 * Text boxes that draw their suggestions without a role. Types the value, presses the suggestion with this whole text, and
 * waits until the list is closed. A value without a suggestion is refused: a typed text alone chooses no record.
 */
export const suggestion: FieldControl = {
  fits: (element, value, schema, suggests) =>
    suggests === true && typeof value === 'string' && value.trim() !== '' && text.fits(element, value, schema),

  refuses: (element, value) => text.refuses?.(element, value),

  async set(element, value) {
    const earlier = new Set(shownTexts());
    const offered = (): HTMLElement[] => shownTexts().filter((part) => !earlier.has(part));
    const found = (): HTMLElement[] =>
      nearest(
        element,
        textsOf(String(value)).filter((part) => !earlier.has(part)),
      );
    press(element);
    await text.set(element, value);
    await waitFor(() => found().length, patience);
    if (found().length !== 1) {
      typeText(element as TextControl, '');
      await waitFor(() => offered().length, patience);
    }
    const [entry] = found();
    const problem = noOption(
      value,
      found(),
      offered().map(({ innerText }) => foldText(innerText)),
    );
    if (!entry || problem) return problem;
    press(entry);
    await waitFor(() => !rendered(entry), patience);
    return rendered(entry) ? 'keeps its suggestions open after one was pressed' : undefined;
  },

  holds: (element, value) => text.holds(element, value),
  shows: (element) => text.shows(element),
};

/** Lists the elements that have text of their own. */
const texts = (): HTMLElement[] =>
  [...allIn<HTMLElement>(document, 'body *')].filter((element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()),
  );

const shownTexts = (): HTMLElement[] => texts().filter(rendered);

/** Lists the innermost shown elements with a whole text. */
function textsOf(wanted: string): HTMLElement[] {
  const whole = foldText(wanted);
  const isIt = ({ textContent }: Element): boolean => foldText(textContent ?? '') === whole;
  return texts().filter((element) => isIt(element) && ![...childrenOf(element)].some(isIt) && rendered(element));
}

/** Returns the parts in the smallest box around an element that has any. */
function nearest(element: HTMLElement, parts: HTMLElement[]): HTMLElement[] {
  for (let box = parentElement(element); box; box = parentElement(box)) {
    const inside = parts.filter((part) => contains(box, part));
    if (inside.length) return inside;
  }
  return [];
}
