import type { SelectorCandidate } from '@webmcp/contract';
import { selectorScores } from '@webmcp/text';

import { askedSelectors, withValues } from '../elements/asked-parts.js';
import type { HitIndex } from './hit-index.js';

/** Matches a tag alone. It distinguishes nothing. */
const bareTag = /^[a-z][a-z\d]*$/i;

/** Returns CSS for each question by which the app's listeners ask for an element: `.remove`, `[data-act="edit"]`. */
export function askedCss(element: Element, { index }: { index: HitIndex }): SelectorCandidate[] {
  return withValues(askedSelectors(element), element)
    .filter((value) => !bareTag.test(value) && value !== '')
    .map((value) => ({ strategy: 'css' as const, value, score: selectorScores.path }))
    .map((selector) => index.counted(selector, element));
}
