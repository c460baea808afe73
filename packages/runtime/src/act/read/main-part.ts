import { drawnDialogs } from '../../accessibility/drawn-dialogs.js';
import { usable } from '../../accessibility/usable.js';
import { parentElement } from '../../dom/parents.js';
import { closest, contains } from '../../dom/matching.js';

const overlays = 'dialog[open],[role=dialog],[role=alertdialog]';

/** Returns the page's own content: its main part, else the whole body. */
export function mainPart(): HTMLElement {
  const mains = [...document.querySelectorAll<HTMLElement>('main,[role=main]')];
  return mains.find(usable) ?? document.body;
}

/** Returns the page's own content and the dialogs that are open beside it, the dialogs first. */
export function contentParts(): HTMLElement[] {
  const main = mainPart();
  const dialogs = [...document.querySelectorAll<HTMLElement>(overlays), ...drawnDialogs()].filter(usable);
  return [...dialogs.filter((each) => !contains(main, each) && !closest(parentElement(each), overlays)), main];
}
