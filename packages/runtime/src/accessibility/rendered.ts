import { natives, run } from '../dom/natives.js';
import { once } from '../dom/still.js';
import { assignedSlot, hostOf, parentElement, rootNode } from '../dom/parents.js';

/**
 * Decides whether an element is drawn: the element has a box, and `visibility` and `content-visibility` show it. For
 * `display: contents` the box of an ancestor counts. Opacity, clipping and size decide nothing: MUI, Vuetify, Quasar
 * and PrimeVue draw over a transparent or clipped native input. An option is rendered if its select is.
 */
export const rendered: (element: Element) => boolean = once((element) => {
  if (run(natives.isShown, element, [{ visibilityProperty: true }])) return true;
  const parent = assignedSlot(element) ?? parentElement(element) ?? hostOf(rootNode(element));
  if (!parent) return false;
  const insideSelect = /^opt/i.test(element.localName) && element.closest('select,datalist');
  return insideSelect ? rendered(insideSelect) : getComputedStyle(element).display === 'contents' && rendered(parent);
});
