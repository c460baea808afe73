import type { Fingerprint } from '@webmcp/contract';

import { usable } from '../../accessibility/usable.js';
import { identifying } from '../fingerprint/identifying.js';
import { familyTags, related } from '../fingerprint/related-roles.js';
import { query, queryOften } from '../../dom/query.js';
import { tagsOfRole } from '../strategies/tags-of-role.js';
import { roughly } from './rough-texts.js';
import type { Traits } from '../fingerprint/traits.js';
import { wordsOf } from '../wording/words.js';

/** Usable elements that have one of the fingerprint's attributes. */
export function sharingAttributes(print: Fingerprint, roots: ParentNode[]): Element[] {
  const selectors = identifying.flatMap((key) => (print[key] ? [`[${key}="${CSS.escape(print[key])}"]`] : []));
  return selectors.length ? query(roots, selectors.join()).filter(usable) : [];
}

/**
 * Usable elements whose texts say all of a label; with `wide` those of any related role that say any word of it. Without
 * labels, the elements without text.
 */
export function sharingWords(
  { kind, labels }: Fingerprint,
  roots: ParentNode[],
  read: (element: Element) => Traits,
  wide: boolean,
): Element[] {
  const words = labels
    .map((label) => wordsOf(label).map((word) => word.replace(/[^\p{L}\p{M}\d]/gu, '\\$&')))
    .filter((all) => all.length);
  const pattern = new RegExp(
    words.map((all) => (wide ? all.join('|') : all.map((word) => `(?=.*${word})`).join(''))).join('|'),
    'is',
  );
  const silent = !words.length;
  // Whether what is in it can be seen shows only when the name is computed.
  const mayBeSilent = (element: Element): boolean =>
    !!element.firstElementChild || !element.textContent?.trim() || element.localName === 'textarea';
  const rough = silent
    ? queryOften(roots, familyTags(kind)).filter(mayBeSilent)
    : roughly(wide ? familyTags(kind) : tagsOfRole(kind), roots, (text) => pattern.test(text));
  return rough.filter((element) => {
    const { kind: now, texts } = read(element);
    if (!related(kind, now) || (silent && texts.length)) return false;
    return (silent || texts.some((text) => pattern.test(text))) && usable(element);
  });
}
