import type { Fingerprint } from '@webmcp/contract';

import { role } from '../accessibility/role.js';
import { usable } from '../accessibility/usable.js';
import { isGeneratedId } from './generated-id.js';
import { icon } from './icon.js';
import { labelHits } from './label.js';
import { openRoots } from './open-roots.js';
import { query } from './query.js';
import { roleHits } from './role-selector.js';
import { scopes } from './scopes.js';
import { testIdCandidates, testIdHits } from './test-id.js';
import { texts } from './texts.js';

/** The attributes that can tell one element from another, as far as a person wrote them. */
export const identifying = ['id', 'name', 'href', 'placeholder'] as const;

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
  const kind = role(element);
  const own = texts(element);
  const print: Fingerprint = { kind, labels: [...new Set([...own, ...labels])], scope: scopes(element), unique: [] };
  const alone = (found: Element[]): boolean => found.filter(usable).length === 1;
  for (const key of identifying) {
    const value = element.getAttribute(key);
    if (!value || (key !== 'href' && key !== 'placeholder' && isGeneratedId(value)) || value === '#') continue;
    print[key] = value;
    if (alone(query(roots, `[${key}="${CSS.escape(value)}"]`))) print.unique.push(key);
  }
  const type = element.getAttribute('type');
  if (type) print.type = type;
  const shape = icon(element);
  if (shape) print.icon = shape;
  const testIds = testIdCandidates(element, testIdAttributes);
  if (testIds.some(({ value }) => alone(testIdHits(value, roots, testIdAttributes)))) print.unique.push('testid');
  if (own[0]) {
    const sameLabel = new Set([
      ...roleHits(`${kind}[name=${JSON.stringify(own[0])}]`, roots),
      ...labelHits(own[0], roots),
    ]);
    if (alone([...sameLabel.add(element)])) print.unique.push('label');
  }
  return print;
}
