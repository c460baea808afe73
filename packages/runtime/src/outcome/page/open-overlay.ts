import { rendered } from '../../accessibility/rendered.js';
import { usable } from '../../accessibility/usable.js';
import { isFixed } from '../../dom/is-fixed.js';
import { parentElement } from '../../dom/parents.js';
import { allIn } from '../../dom/all-in.js';

/** The least share of the window that a part covers, beside its backdrop or by itself. */
const least = 0.05;

const controls = 'button,a[href],input,select,textarea,[role=button]';

/**
 * Returns the part that is drawn over the middle of the window: many apps write a dialog as a fixed box without a role. The
 * frame of a page may be fixed too, so a caller compares the part with the part from before. A part without a control, as a
 * sign that the page loads, is no dialog.
 */
export function openOverlay(): HTMLElement | undefined {
  const { innerWidth: width, innerHeight: height } = window;
  let outermost: HTMLElement | undefined;
  for (let at = document.elementFromPoint(width / 2, height / 2); at; at = parentElement(at))
    if (at instanceof HTMLElement && isFixed(at)) outermost = at;
  if (!outermost || !rendered(outermost)) return undefined;
  const box = outermost.getBoundingClientRect();
  const covers = (box.width * box.height) / (width * height) >= least;
  return covers && [...allIn(outermost, controls)].some(usable) ? outermost : undefined;
}
