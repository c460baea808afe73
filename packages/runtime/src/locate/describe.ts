import type { Target } from '@webmcp/contract';

import { candidates } from './candidates.js';
import { fingerprint } from './fingerprint.js';
import { hits } from './hits.js';
import { survey, type Survey } from './survey.js';

export interface DescribeOptions {
  /** Wordings of the label in other languages or versions. */
  labels?: string[];
  /** Where uniqueness is measured; the document unless given. */
  root?: ParentNode;
  testIdAttributes?: string[];
  /** The page as already looked through, to describe many of its elements. */
  surveyed?: Survey;
}

/** The target that finds an element again: its selectors that hit it and nothing else, best first, and its fingerprint. */
export function describe(element: Element, options: DescribeOptions = {}): Target {
  const { labels = [], root = element.ownerDocument, testIdAttributes = ['data-mcp', 'data-testid'] } = options;
  const { surveyed = survey(root, testIdAttributes) } = options;
  const selectors = candidates(element, testIdAttributes).filter((selector) => {
    const found = hits(selector, root, testIdAttributes, surveyed.roots);
    return found.length === 1 && found[0] === element;
  });
  return {
    selectors,
    confidence: selectors[0]?.score ?? 0,
    fingerprint: fingerprint(element, testIdAttributes, { labels, root, surveyed }),
  };
}
