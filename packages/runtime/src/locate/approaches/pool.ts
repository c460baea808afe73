import type { Fingerprint } from '@webmcp/contract';

import { drawnDialogs } from '../../accessibility/drawn-dialogs.js';
import { boxesWithHeading } from '../../accessibility/headed-boxes.js';
import { usable } from '../../accessibility/usable.js';
import { identifying } from '../fingerprint/identifying.js';
import { familyTags, related } from '../fingerprint/related-roles.js';
import { query, queryOften } from '../../dom/query.js';
import { tagsOfRole } from '../strategies/tags-of-role.js';
import { roughly } from './rough-texts.js';
import type { Traits } from '../fingerprint/traits.js';
import { wordsOf } from '../wording/words.js';

/** Returns the usable elements that have one of the fingerprint's attributes. */
export function sharingAttributes(print: Fingerprint, roots: ParentNode[]): Element[] {
  const selectors = identifying.flatMap((key) => (print[key] ? [`[${key}="${CSS.escape(print[key])}"]`] : []));
  return selectors.length ? query(roots, selectors.join()).filter(usable) : [];
}

/**
 * Returns the usable elements with all words of a label in their texts. With `wide` any word and any related role is
 * enough.
 * For a target without labels, elements without text are returned.
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
  // The content may be hidden. Only the computed name shows that.
  const mayBeSilent = (element: Element): boolean =>
    !!element.firstElementChild || !element.textContent?.trim() || element.localName === 'textarea';
  const rough = silent
    ? queryOften(roots, familyTags(kind)).filter(mayBeSilent)
    : roughly(wide ? familyTags(kind) : tagsOfRole(kind), roots, (text) => pattern.test(text));
  const drawn = kind === 'dialog' ? drawnDialogs() : kind === 'region' ? boxesWithHeading() : [];
  return [...rough, ...drawn].filter((element) => {
    const { kind: now, texts } = read(element);
    if (!related(kind, now) || (silent && texts.length)) return false;
    return (silent || texts.some((text) => pattern.test(text))) && usable(element);
  });
}
