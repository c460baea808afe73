import type { Target } from '@webmcp/contract';

import { candidates } from './strategies/candidates.js';
import { fingerprint } from './fingerprint/fingerprint.js';
import { hits } from './strategies/hits.js';
import { currentSurvey } from './fingerprint/current-survey.js';

export interface DescribeOptions {
  /** Labels in other languages or versions. */
  labels?: string[];
  /** The root in which uniqueness is measured; the document unless given. */
  root?: ParentNode;
  testIdAttributes?: string[];
}

/**
 * Returns the target that finds an element again: the selectors that find only this element, best first, and its
 * fingerprint.
 */
export function describe(element: Element, options: DescribeOptions = {}): Target {
  const { labels = [], root = element.ownerDocument, testIdAttributes = ['data-mcp', 'data-testid'] } = options;
  const { roots } = currentSurvey(root, testIdAttributes);
  const selectors = candidates(element, { testIdAttributes }).filter((selector) => {
    const found = hits(selector, root, testIdAttributes, { roots });
    return found.length === 1 && found[0] === element;
  });
  return {
    selectors,
    confidence: selectors[0]?.score ?? 0,
    fingerprint: fingerprint(element, testIdAttributes, { labels, root }),
  };
}
