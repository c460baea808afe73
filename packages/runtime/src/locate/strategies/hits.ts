import type { Selector } from '@webmcp/contract';

import { usable } from '../../accessibility/usable.js';
import { cssHits } from './css.js';
import { labelHits } from './label.js';
import { openRoots } from '../../dom/open-roots.js';
import { roleHits } from './role.js';
import { testIdHits } from './testid.js';

/**
 * All usable elements that a selector finds below a root, open shadow roots included.
 * @param root the document, a container or a row; itself never a hit
 * @param testIdAttributes the attributes that a `testid` selector counts over
 * @param among elements among which every hit of a label or named role is, where they are known
 * @param roots the root and the shadow roots below it, where the caller has them already
 */
export function hits(
  { strategy, value }: Pick<Selector, 'strategy' | 'value'>,
  root: ParentNode,
  testIdAttributes: string[],
  roots: ParentNode[] = openRoots(root),
  among?: Element[],
): Element[] {
  const found = {
    testid: () => testIdHits(value, roots, testIdAttributes),
    label: () => labelHits(value, roots, among),
    role: () => roleHits(value, roots, among),
    css: () => cssHits(value, roots),
  }[strategy]();
  return found.filter(usable);
}
