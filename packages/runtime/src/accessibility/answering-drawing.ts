import { allIn } from '../dom/all-in.js';
import { matches } from '../dom/matching.js';
import { listens } from '../dom/listens.js';

/** Matches the controls that a drawing may fill. */
const filled = 'button,[role=button]';

/** Matches pictures and signs. */
const drawings = 'svg,img,i,em,span';

/**
 * Returns the only drawing that answers a press of a button: `<button><svg onClick={…} /></button>`. The button itself
 * has no handler, and shows nothing else. Undefined for any other element.
 * @param answers decides whether an element has a handler of a press
 */
export function answeringDrawing<Drawing extends Element = HTMLElement>(
  element: Element,
  answers: (element: Element) => boolean = listens,
): Drawing | undefined {
  if (!matches(element, filled) || answers(element)) return undefined;
  const [drawing, ...others] = [...allIn(element, '*')].filter((inner) => answers(inner));
  if (drawing === undefined || others.length > 0 || !matches(drawing, drawings)) return undefined;
  const isAlone = (element.textContent ?? '').trim() === (drawing.textContent ?? '').trim();
  return isAlone ? (drawing as Drawing) : undefined;
}
