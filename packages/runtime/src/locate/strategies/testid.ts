import type { Selector } from '@webmcp/contract';
import { selectorScores } from '@webmcp/text';

import { query } from '../../dom/query.js';

/** Elements with the value in any of the test-id attributes. */
export function testIdHits(value: string, roots: ParentNode[], attributes: string[]): Element[] {
  return query(roots, attributes.map((attribute) => `[${attribute}="${CSS.escape(value)}"]`).join());
}

/** A test id is written to find the element by: score 1.0. */
export function testIdCandidates(element: Element, attributes: string[]): Selector[] {
  if (!attributes.some((attribute) => element.hasAttribute(attribute))) return [];
  const values = new Set(attributes.map((attribute) => element.getAttribute(attribute)?.trim() ?? ''));
  return [...values].filter(Boolean).map((value) => ({ strategy: 'testid', value, score: selectorScores.testId }));
}
