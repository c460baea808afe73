import { composedClosest } from '../../dom/composed-closest.js';
import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { dialogAround } from '../../accessibility/drawn-dialogs.js';

/** Returns the form or dialog around an element. Each has its own fields and its own answers. */
export function boundaryOf(element: Element | undefined): Element | null | undefined {
  const owner = (element as Partial<HTMLButtonElement> | undefined)?.form;
  if (owner || !element) return owner;
  const [form, dialog] = [composedClosest(element, 'form'), dialogAround(element)];
  return form && dialog ? (isDrawnIn(form, dialog) ? form : dialog) : (form ?? dialog);
}
