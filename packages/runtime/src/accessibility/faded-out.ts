import { parentElement } from '../dom/parents.js';
import { once } from '../dom/still.js';

/**
 * Returns the part around an element that is transparent and lets the mouse through: a dialog that a class shows later. Only
 * a part around counts, because libraries draw over a transparent input of their own.
 */
export const fadedOut = (element: Element): Element | undefined => {
  const parent = parentElement(element);
  return parent && getComputedStyle(element).pointerEvents === 'none' ? fadedPart(parent) : undefined;
};

const fadedPart: (part: Element) => Element | undefined = once((part) => {
  const { opacity, pointerEvents } = getComputedStyle(part);
  if (opacity === '0' && pointerEvents === 'none') return part;
  const parent = parentElement(part);
  return parent ? fadedPart(parent) : undefined;
});
