import { listHolder, opensList } from '@webmcp/runtime/page';

/** Decides whether a text box opens a list by the box around it, which has the role of a combobox. */
export const isInCombobox = (element: Element): boolean =>
  element instanceof HTMLElement && listHolder(element) !== element && opensList(element);
