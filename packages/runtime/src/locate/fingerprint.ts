import type { Fingerprint } from '@webmcp/contract';

import { usable } from '../accessibility/usable.js';
import { compareLabels } from './compare-labels.js';
import { isGeneratedId } from './generated-id.js';
import { near, nearness } from './near.js';
import { openRoots } from './open-roots.js';
import { identifying, sharingWords } from './pool.js';
import { query } from './query.js';
import { scopes } from './scopes.js';
import { testIdCandidates, testIdHits } from './test-id.js';
import { areTwins, traitsReader } from './traits.js';
import { nearEnough } from './weights.js';

/**
 * What an element is like now, for finding it later among others.
 * @param labels wordings of the label in other languages, added to its own
 * @param root where `unique` is counted; the document unless given
 */
export function fingerprint(
  element: Element,
  testIdAttributes: string[],
  { labels = [], root = element.ownerDocument }: { labels?: string[]; root?: ParentNode } = {},
): Fingerprint {
  const roots = openRoots(root);
  const read = traitsReader();
  const own = read(element);
  const print: Fingerprint = {
    kind: own.kind,
    labels: [...new Set([...own.texts, ...labels])],
    scope: scopes(element),
    unique: [],
  };
  const alone = (found: Element[]): boolean => found.filter(usable).length === 1;
  for (const key of identifying) {
    const value = element.getAttribute(key);
    // A link that goes nowhere says nothing of itself.
    if (
      !value ||
      (key !== 'placeholder' && isGeneratedId(value) && key !== 'href') ||
      /^(#!?|javascript:.*)$/.test(value)
    )
      continue;
    print[key] = value;
    if (alone(query(roots, `[${key}="${CSS.escape(value)}"]`))) print.unique.push(key);
  }
  const type = element.getAttribute('type');
  if (type) print.type = type;
  if (own.icon) print.icon = own.icon;
  if (
    testIdCandidates(element, testIdAttributes).some(({ value }) => alone(testIdHits(value, roots, testIdAttributes)))
  )
    print.unique.push('testid');

  const rivals = sharingWords(own.kind, own.texts, roots, read, true).filter((rival) => rival !== element);
  const twins = rivals.filter((rival) => areTwins(own, read(rival)));
  if (!twins.length) print.unique.push(own.texts.length ? 'label' : 'icon');
  if (!rivals.some((rival) => /same|extended/.test(compareLabels(own.texts, read(rival).texts))))
    print.unique.push('wording');
  const around = twins.length || !own.texts.length ? near(element, twins) : '';
  if (around) {
    print.near = around;
    const among = [...twins, element];
    if (twins.every((twin) => nearness(around, near(twin, among)) < nearEnough)) print.unique.push('near');
  }
  return print;
}
