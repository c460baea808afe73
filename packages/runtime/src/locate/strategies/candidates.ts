import type { Selector } from '@webmcp/contract';

import { cssCandidates } from './css.js';
import { labelCandidates } from './label.js';
import { roleCandidates } from './role.js';
import { testIdCandidates } from './testid.js';

/** Every selector that could find an element, best first. None is proved: count it with `hits` where it is to be used. */
export function candidates(
  element: Element,
  testIdAttributes: string[],
  pathOf?: (element: Element) => string,
): Selector[] {
  return [
    ...testIdCandidates(element, testIdAttributes),
    ...labelCandidates(element),
    ...roleCandidates(element),
    ...cssCandidates(element, pathOf),
  ];
}
