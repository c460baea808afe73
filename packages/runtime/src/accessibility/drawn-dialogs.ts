import { developerParts, foldText, knownMarks } from '@webmcp/text';

import { allIn } from '../dom/all-in.js';
import { composedClosest } from '../dom/composed-closest.js';
import { isDrawnIn } from '../dom/is-drawn-in.js';
import { closest, contains, firstIn, matches } from '../dom/matching.js';
import { outwards } from '../dom/outwards.js';
import { once } from '../dom/still.js';
import { rendered } from './rendered.js';
import { atNearlyAll, coversWindow, floats, isBehind, isScrim, middleOf, sampledStacks } from './window-layers.js';

/** Matches the dialogs that markup names. */
export const namedDialogs = 'dialog,[role=dialog],[role=alertdialog]';

const controls = 'button,a[href],input,select,textarea,[role=button]';
const content = `${controls},h1,h2,h3,h4,h5,h6,p,li,td,label`;

/** The most elements that are looked at for one that a layer covers. */
const mostLooked = 60;

/** The least part of the window, in each direction, of a box on a scrim. A message or a bar is smaller. */
const leastPart = 0.2;

/** A part of the page that is drawn as a dialog, and the layer that covers the page behind it. */
interface DrawnDialog {
  element: HTMLElement;
  /** The element itself, or the scrim behind it. */
  layer: Element;
}

/**
 * Finds the boxes that are dialogs only by their place. Many apps write a modal of plain boxes, without a role. A dialog is a
 * layer with controls. A box with controls that floats on an empty layer is a dialog, too.
 *
 * A layer floats over the page and covers nearly all of the window. It is found at nearly all sampled points. It has a
 * background, or a layer in it or behind it has one. It covers a control or a text of the page: the frame of an app does not.
 * Parts with the role of a dialog are left out, and so are shadow roots. The uppermost dialog is the last.
 */
const found = once((page: Document): readonly DrawnDialog[] => {
  const middle = page.elementFromPoint(innerWidth / 2, innerHeight / 2);
  // The cheap question first: over most pages nothing floats.
  if (!middle || !outwards(middle).some((at) => at instanceof Element && floats(at))) return [];
  if (current?.page === page && !current.observer.takeRecords().length) return current.made;
  const made = search(page);
  current?.observer.disconnect();
  const observer = new MutationObserver(() => undefined);
  observer.observe(page, { subtree: true, childList: true, attributes: true });
  current = { page, made, observer };
  queueMicrotask(() => {
    observer.disconnect();
    if (current?.observer === observer) current = undefined;
  });
  return made;
});

/** The dialogs that the last search found. They are kept until the task ends or anything on the page changes. */
let current: { page: Document; made: readonly DrawnDialog[]; observer: MutationObserver } | undefined;

function search(page: Document): readonly DrawnDialog[] {
  const stacks = sampledStacks(page);
  const drawn = [...new Set(stacks.flat())];
  const floating = drawn.filter(floats);
  const covering = drawn.filter((each) => coversWindow(each) && atNearlyAll(stacks, (stack) => stack.includes(each)));
  const layers = new Set(covering.filter(floats));
  const empty = [...layers].filter((layer) => !hasControls(layer) && isScrim(layer));
  const above = order(stacks);
  const made: DrawnDialog[] = [];
  const add = (element: Element, layer: Element): void => {
    const outer = made.findLast((dialog) => contains(dialog.element, element))?.element ?? page.body;
    if (isApp(element) && covers(layer, element, outer)) made.push({ element: element as HTMLElement, layer });
  };
  for (const element of floating.filter(hasControls).sort(above)) {
    if (layers.has(element)) {
      const isDark = covering.some((layer) => contains(element, layer) && isScrim(layer));
      const behind = empty.find((layer) => !contains(element, layer) && above(layer, element) < 0);
      if (isDark || behind) add(element, isDark ? element : behind!);
      continue;
    }
    const scrim = empty.find((layer) => isOn(layer, element, stacks));
    if (scrim && isLarge(element) && !made.some(({ layer }) => layer === scrim)) add(element, scrim);
  }
  return made;
}

/** Orders boxes: lower ones before upper ones, and so outer ones before the boxes in them. */
const order =
  (stacks: readonly (readonly Element[])[]) =>
  (a: Element, b: Element): number => {
    const shared = stacks.find((stack) => stack.includes(a) && stack.includes(b));
    return shared ? shared.indexOf(b) - shared.indexOf(a) : 0;
  };

const hasControls = (element: Element): boolean => [...allIn(element, controls)].some(rendered);

/** Decides whether an element belongs to the app. It may not be, hold or be in a dialog with a role. */
const isApp = (element: Element): boolean =>
  element instanceof HTMLElement &&
  !matches(element, 'html,body') &&
  !composedClosest(element, `${namedDialogs},${developerParts}`) &&
  ![...allIn(element, namedDialogs)].some(rendered);

/** Decides whether an element is above a layer at each point at which both are. */
function isOn(layer: Element, element: Element, stacks: readonly (readonly Element[])[]): boolean {
  const shared = stacks.filter((stack) => stack.includes(element));
  return shared.length > 0 && shared.every((stack) => stack.indexOf(layer) > stack.indexOf(element));
}

function isLarge(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= leastPart * innerWidth && height >= leastPart * innerHeight;
}

/** Decides whether a layer lies over a text or a control of the page that is not of the dialog. */
function covers(layer: Element, element: Element, page: Element): boolean {
  let looked = 0;
  for (const each of allIn(page, content)) {
    const middle = contains(element, each) || contains(layer, each) ? undefined : middleOf(each);
    if (!middle || !/\S/.test(each.textContent || (matches(each, controls) ? '-' : ''))) continue;
    if ((looked += 1) > mostLooked) return false;
    const stack = document.elementsFromPoint(...middle);
    const [at, own] = [stack.findIndex((hit) => hit === layer || contains(layer, hit)), stack.indexOf(each)];
    if (at >= 0 && (own > at || (own < 0 && closest(each, '[inert],[aria-hidden=true]')))) return true;
  }
  return false;
}

/** Returns the boxes of a page that are drawn as dialogs, the uppermost last. */
export const drawnDialogs = (): readonly HTMLElement[] => found(document).map(({ element }) => element);

/** Decides whether an element is drawn as a dialog, and no form by its tag. */
export const isDrawnDialog = (element: Element): boolean =>
  element.localName !== 'form' && found(document).some((dialog) => dialog.element === element);

/** Returns the nearest dialog around an element: a dialog with a role, or a box that is drawn as one. */
export function dialogAround(element: Element): Element | null {
  const named = composedClosest(element, namedDialogs);
  const drawn = drawnDialogs().findLast((dialog) => isDrawnIn(element, dialog));
  return drawn && !(named && isDrawnIn(named, drawn)) ? drawn : named;
}

/** The longest text that names a dialog. */
const longest = 80;

/** Returns the name of a box that is drawn as a dialog: its first heading, else its first text with a class for titles. */
export function drawnName(dialog: Element): string {
  const heading = firstIn(dialog, 'h1,h2,h3,h4,h5,h6,[role=heading],legend');
  const text = foldText(heading?.textContent ?? '');
  if (text) return text;
  const marked = [...allIn(dialog, '[class]')].filter((each) => knownMarks.title.test(each.getAttribute('class')!));
  return marked.map((each) => foldText(each.textContent ?? '')).find((each) => each && each.length <= longest) ?? '';
}

/** Decides whether an element lies behind the uppermost box that is drawn as a dialog. */
export function isBehindDrawn(element: Element): boolean {
  const top = found(document).at(-1);
  return !!top && isBehind(element, top.element);
}
