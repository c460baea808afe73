/**
 * Decides whether an element is fixed in the window. A dialog of a library fixes the body to stop the scrolling behind it:
 * such a body floats over nothing.
 */
export const isFixed = (element: Element): boolean =>
  element !== document.body && element !== document.documentElement && getComputedStyle(element).position === 'fixed';
