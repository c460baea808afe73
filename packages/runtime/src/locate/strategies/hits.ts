import type { Selector } from '@webmcp/contract';

import { usable } from '../../accessibility/usable.js';
import { openRoots } from '../../dom/open-roots.js';
import type { LocateStrategy, SearchScope } from './locate-strategy.js';
import { strategyIn } from './locate-strategies.js';

/** The parts of a search that a caller may know already. */
export interface HitOptions extends Partial<Pick<SearchScope, 'roots' | 'among'>> {
  /** The known strategies; default: all listed strategies. */
  strategies?: readonly LocateStrategy[] | undefined;
}

/**
 * Returns all usable elements that a selector finds below a root, open shadow roots included.
 * @param root the document, a container or a row; never a hit itself
 * @param testIdAttributes the attributes that a `testid` selector counts over
 * @throws an error that names the strategy if none of that name is known
 */
export function hits(
  { strategy, value }: Pick<Selector, 'strategy' | 'value'>,
  root: ParentNode,
  testIdAttributes: readonly string[],
  { roots = openRoots(root), among, strategies }: HitOptions = {},
): Element[] {
  return strategyIn(strategies, strategy).hits(value, { roots, testIdAttributes, among }).filter(usable);
}
