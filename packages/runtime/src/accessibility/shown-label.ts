import { composedClosest } from '../dom/composed-closest.js';
import { once } from '../dom/still.js';
import { labelsOf } from './labels-of.js';
import { rendered } from './rendered.js';

/** Matches drawn controls: a label with one of them draws the hidden input anew. */
const drawn = '[role=checkbox],[role=radio],[role=switch],button,[role=button]';

/**
 * Returns the label that a person presses instead of a checkbox or radio without a box (`display: none`, Tailwind's
 * `peer hidden`). A press of the label changes the input (HTML standard, "labeled control").
 * @returns undefined if the input is drawn itself, or no label of it is drawn
 */
export const shownLabel: (element: Element) => HTMLLabelElement | undefined = once((element) =>
  element.matches('input[type=checkbox],input[type=radio]') &&
  !rendered(element) &&
  !composedClosest(element, '[aria-hidden=true]')
    ? labelsOf(element).find((label) => rendered(label) && !label.querySelector(drawn))
    : undefined,
);
