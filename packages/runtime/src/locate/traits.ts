import { name } from '../accessibility/accessible-name.js';
import { labelTexts } from '../accessibility/label-texts.js';
import { normalizeText } from '../accessibility/normalize-text.js';
import { role } from '../accessibility/role.js';
import { icon } from './icon.js';

/** What an element is by itself: its role, the texts it is known by, the picture on it. */
export interface Traits {
  kind: string;
  /** A form control's labels, else the accessible name; normalised. */
  texts: string[];
  icon: string | undefined;
}

/** Reads traits, each element once; for one look at a page that does not change meanwhile. */
export function traitsReader(): (element: Element) => Traits {
  const known = new Map<Element, Traits>();
  return (element) => {
    let traits = known.get(element);
    if (!traits) {
      const labels = labelTexts(element);
      const texts = labels.length ? labels : [normalizeText(name(element))].filter(Boolean);
      known.set(element, (traits = { kind: role(element), texts, icon: icon(element) }));
    }
    return traits;
  };
}

/** Whether two elements cannot be told apart by themselves: the same role and text, or the same picture without text. */
export function areTwins(a: Traits, b: Traits): boolean {
  return a.kind === b.kind && (a.texts[0] ? b.texts.includes(a.texts[0]) : !b.texts.length && a.icon === b.icon);
}
