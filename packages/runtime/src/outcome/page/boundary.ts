import { composedClosest } from '../../dom/composed-closest.js';

/** Returns the form or dialog around an element. Each has its own fields and its own answers. */
export function boundaryOf(element: Element | undefined): Element | null | undefined {
  const owner = (element as Partial<HTMLButtonElement> | undefined)?.form;
  return owner ?? (element && composedClosest(element, 'form,dialog,[role=dialog],[role=alertdialog]'));
}
