import { once } from '../dom/still.js';

/**
 * Whether an element is drawn: it or, for `display: contents`, something above it has a box, and `visibility` and
 * `content-visibility` show it. Opacity, clipping and size say nothing: MUI, Vuetify, Quasar and PrimeVue lay their
 * own drawing over a native input that is transparent or clipped. Options are as rendered as their select.
 */
export const rendered: (element: Element) => boolean = once((element) => {
  if (element.checkVisibility({ visibilityProperty: true })) return true;
  const parent = element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  if (!parent) return false;
  const insideSelect = /^opt/i.test(element.localName) && element.closest('select,datalist');
  return insideSelect ? rendered(insideSelect) : getComputedStyle(element).display === 'contents' && rendered(parent);
});
