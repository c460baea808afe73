import { matches } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

const parts = 'svg,path,polyline,polygon,line,circle,use,img,i,[class*=icon]';
const drawn = ['d', 'points', 'href', 'src', 'class', 'data-icon'];

/** Returns what draws the icon of a control, to compare it later. Empty for a control without a picture. */
export function drawingOf(element: Element): string {
  const drawing = [...(matches(element, parts) ? [element] : []), ...allIn(element, parts)];
  return drawing.map((part) => drawn.map((name) => part.getAttribute(name) ?? '').join(' ')).join('|');
}

/** Decides whether a picture shows work that lasts: a wheel that turns. */
export const showsWork = (picture: string): boolean => /spin|load|progress|rotat/i.test(picture);
