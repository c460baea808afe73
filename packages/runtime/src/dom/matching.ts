import { natives, run } from './natives.js';

// A control named `closest` hides the function of its form, and so do the other names below. The runtime therefore asks an
// element that may be a form by the browser's own functions.

/** Decides whether a CSS selector matches an element. */
export const matches = (element: Element | null | undefined, selector: string): boolean =>
  !!element && run(natives.matches, element, [selector]);

/** Returns the nearest inclusive ancestor that a CSS selector matches, within the same root. */
export const closest = <T extends Element = HTMLElement>(
  element: Element | null | undefined,
  selector: string,
): T | null => (element ? run(natives.closest as (selector: string) => T | null, element, [selector]) : null);

/** Decides whether a node is another node or lies in it. */
export const contains = (outer: Node | null | undefined, inner: Node | null | undefined): boolean =>
  !!outer && run(natives.contains, outer, [inner ?? null]);

/** Returns the first element that a CSS selector matches below a root; outside a document by its own function. */
export const firstIn = (root: ParentNode, selector: string): HTMLElement | null =>
  root instanceof Element
    ? run(natives.firstIn as (selector: string) => HTMLElement | null, root, [selector])
    : root.querySelector(selector);

/** Lists the elements directly below an element, a document or a shadow root. */
export const childrenOf = (parent: ParentNode | null | undefined): Element[] => [
  ...(parent instanceof Element ? run(natives.children, parent, []) : (parent?.children ?? [])),
];
