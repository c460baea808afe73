import { foldText } from '@webmcp/text';

import { allIn } from '../dom/all-in.js';
import { matches } from '../dom/matching.js';
import { parentElement } from '../dom/parents.js';
import { once } from '../dom/still.js';
import { name } from './accessible-name.js';
import { isFormControl } from './is-form-control.js';
import { labelTexts } from './label-texts.js';
import { rendered } from './rendered.js';

/** The boxes around a field in which its caption may be. */
const levels = 3;

/** The most characters of a text that a person reads as the caption of a field. */
const longest = 60;

/** Matches the form controls that may have a caption. */
export const captioned =
  'input:not([type=hidden],[type=button],[type=submit],[type=reset]),select,textarea,[contenteditable],[role=combobox],[role=spinbutton],[role=slider],[role=textbox]';

/** Matches everything that takes a value or a press, so that a text before it may be about it. */
const controls = `${captioned},button,a[href],label,[role=button],[role=switch],[role=checkbox]`;

/**
 * Returns the text directly before a form control that has neither a label nor a name: `<div><span>Discount:</span><input></div>`.
 * The box around both contains no other control. The text is folded, and empty for every other element.
 */
export const captionOf: (element: Element) => string = once((element) => {
  if (!matches(element, captioned) || matches(element, '[type=radio],[type=checkbox]')) return '';
  if (!isFormControl(element) || labelTexts(element).length || name(element)) return '';
  let at = element;
  for (let level = 0; level < levels; level += 1) {
    const around = parentElement(at);
    if (!around || matches(around, 'form,fieldset,body')) return '';
    if ([...allIn(around, controls)].some((other) => other !== element)) return '';
    const text = textBefore(at);
    if (text) return text.length <= longest && /\p{L}/u.test(text) ? text : '';
    at = around;
  }
  return '';
});

/** Returns the text of the nearest node before an element that shows a text. */
function textBefore(at: Element): string {
  for (let before = at.previousSibling; before; before = before.previousSibling) {
    const isShown = before instanceof Element ? rendered(before) : before.nodeType === Node.TEXT_NODE;
    const text = isShown ? foldText(before.textContent ?? '') : '';
    if (text) return text;
  }
  return '';
}
