import { closest, matches } from '../../dom/matching.js';

/** Matches drawn controls that open a list of options (ARIA Authoring Practices, combobox and listbox button). */
export const listOpener = '[role=combobox]:not(select),[aria-haspopup=listbox]:not(select)';

/**
 * Returns the element with the state of the list that a control opens: the control itself, or the box around a text box
 * without a role. ARIA 1.1 gives the role of a combobox to this box, and Vuetify before 3.9.1 does so.
 */
export const listHolder = (element: HTMLElement): HTMLElement =>
  (matches(element, 'input:not([role])') && !matches(element, listOpener) && closest(element, '[role=combobox]')) ||
  element;

/** Decides whether a control opens a list of options, by itself or by the box around it. */
export const opensList = (element: HTMLElement): boolean => matches(listHolder(element), listOpener);
