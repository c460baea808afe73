import { foldText } from '@webmcp/text';

import { matches } from '../dom/matching.js';
import { allIn } from '../dom/all-in.js';
import { once } from '../dom/still.js';
import { parentElement } from '../dom/parents.js';
import { isFormControl } from './is-form-control.js';
import { rendered } from './rendered.js';
import { role } from './role.js';

/** The boxes around the input of a drawn select in which its placeholder may be. */
const levels = 3;

/**
 * Matches the part of a drawn select that shows a text while nothing is chosen: Ant Design, react-select, Semi and Naive
 * have a class, and Radix and React Aria have an attribute. Element Plus shows the chosen value in the same part, which is
 * transparent without a value.
 */
const empty =
  '[data-placeholder],[data-placeholder-shown],[class*=placeholder]:not([class*=selected]),[class*=placeholder][class*=transparent]';

/** Matches fields that have a placeholder of their own. */
const written = 'select,textarea,[placeholder]';

/** Decides whether a control is a drawn select, which shows its value as a text. */
export const isDrawnSelect = (element: Element): boolean => role(element) === 'combobox' && !matches(element, written);

/**
 * Returns the text that a select shows while nothing is chosen. A person reads the text as its label. For a drawn select, the
 * text is empty once a value is chosen. It is empty for every other control.
 */
export const shownPlaceholder: (element: Element) => string = once((element) => {
  if (element instanceof HTMLSelectElement) return blankOption(element);
  if (!isDrawnSelect(element) || (element as HTMLInputElement).value) return '';
  let around: Element | null = element;
  for (let level = 0; around && level <= levels; level += 1) {
    const parts = [...(matches(around, empty) ? [around] : []), ...allIn(around, empty)].filter(rendered);
    if (fieldsIn(around).some((other) => other !== element)) return '';
    const [first] = parts;
    if (first) return foldText(first.textContent ?? '');
    around = parentElement(around);
  }
  return '';
});

/** Returns the text of the option that chooses nothing: the first one, with a written value that is blank. */
function blankOption({ options: [first], multiple }: HTMLSelectElement): string {
  return first?.getAttribute('value') === '' && !multiple ? foldText(first.label) : '';
}

const fieldsIn = (part: Element): Element[] =>
  [...allIn(part, 'input:not([type=hidden],[aria-hidden=true]),select:not([aria-hidden=true]),textarea,[role]')].filter(
    isFormControl,
  );
