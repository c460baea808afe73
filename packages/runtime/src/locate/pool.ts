import type { Fingerprint } from '@webmcp/contract';

import { usable } from '../accessibility/usable.js';
import { related, roughly } from './family.js';
import { query } from './query.js';
import type { Traits } from './traits.js';

/** The attributes that can tell one element from another, as far as a person wrote them. */
export const identifying = ['id', 'name', 'href', 'placeholder'] as const;

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** Usable elements that have one of the fingerprint's attributes. */
export function sharingAttributes(print: Fingerprint, roots: ParentNode[]): Element[] {
  const selectors = identifying.flatMap((key) => (print[key] ? [`[${key}="${CSS.escape(print[key])}"]`] : []));
  return selectors.length ? query(roots, selectors.join()).filter(usable) : [];
}

/** Usable elements of a related role whose texts say all of a label, or with `wide` any word of it; without labels, those without text. */
export function sharingWords(
  kind: string,
  labels: string[],
  roots: ParentNode[],
  read: (element: Element) => Traits,
  wide: boolean,
): Element[] {
  const words = labels.map(wordsOf);
  const told = (text: string): boolean => {
    const spoken = text.toLowerCase();
    return words.some((all) =>
      wide ? all.some((word) => spoken.includes(word)) : all.every((word) => spoken.includes(word)),
    );
  };
  const test = labels.length ? told : (text: string) => !text.trim();
  return roughly(kind, roots, test).filter((element) => {
    const { kind: now, texts } = read(element);
    return related(kind, now) && (labels.length ? texts.some(told) : !texts.length) && usable(element);
  });
}
