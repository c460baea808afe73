import { isDrawnIn } from '../dom/is-drawn-in.js';
import { isFixed } from '../dom/is-fixed.js';
import { contains } from '../dom/matching.js';
import { outwards } from '../dom/outwards.js';
import { once } from '../dom/still.js';

/** The share of the window that a layer covers in each direction. */
const nearly = 0.95;

/** The distance of the sampled points from the edges, and the middle, as shares of the window. */
const places = [0.06, 0.5, 0.94] as const;

/** The most sampled points that something else may cover: a message of the page, the round button of a chat. */
const mostMissed = 3;

/** Decides whether an element is placed over the page: fixed, or absolute with a place in the order of layers. */
export const floats = once((element: Element): boolean => {
  const { position, zIndex } = getComputedStyle(element);
  return isFixed(element) || (position === 'absolute' && zIndex !== 'auto');
});

/** Decides whether an element covers nearly all of the window. */
export function coversWindow(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width >= nearly * innerWidth && height >= nearly * innerHeight;
}

/** Decides whether an element darkens or hides what lies behind it. */
export function isScrim(element: Element): boolean {
  return [undefined, '::before', '::after'].some((part) => {
    const { backgroundColor, backgroundImage, backdropFilter, content } = getComputedStyle(element, part);
    if (part && content === 'none') return false;
    const isClear = /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor);
    return !isClear || backgroundImage !== 'none' || !/^(?:none)?$/.test(backdropFilter ?? '');
  });
}

/** Returns the elements at each sampled point of the window, the uppermost first. */
export const sampledStacks = (page: Document): readonly Element[][] =>
  places.flatMap((x) => places.map((y) => page.elementsFromPoint(x * innerWidth, y * innerHeight)));

/** Decides whether a test holds at nearly all sampled points. */
export const atNearlyAll = (
  stacks: readonly (readonly Element[])[],
  test: (stack: readonly Element[]) => boolean,
): boolean => stacks.filter((stack) => !test(stack)).length <= mostMissed;

/** Returns the middle of an element's box; undefined if the window does not show it. */
export function middleOf(element: Element): [number, number] | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && height > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight ? [x, y] : undefined;
}

/**
 * Decides whether an element lies behind a dialog that covers the page. A part that floats over the dialog, as a list of
 * options does, is not behind it.
 */
export const isBehind = (element: Element, dialog: Element): boolean =>
  !isDrawnIn(element, dialog) &&
  !outwards(element).some((part) => part instanceof Element && !contains(part, dialog) && isUppermost(part));

/** Decides whether a part floats, and nothing lies over its middle. */
const isUppermost = once((part: Element): boolean => {
  const middle = getComputedStyle(part).position === 'static' ? undefined : middleOf(part);
  const hit = middle && document.elementFromPoint(...middle);
  return !!hit && isDrawnIn(hit, part);
});
