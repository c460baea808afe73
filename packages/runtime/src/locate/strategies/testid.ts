import { strategyNamed } from '@webmcp/text';

import { query } from '../../dom/query.js';
import type { LocateStrategy } from './locate-strategy.js';

const rules = strategyNamed('testid');

/** Finds elements by the value of any test-id attribute. */
export const testid: LocateStrategy = {
  rules,

  candidates(element, { testIdAttributes }) {
    if (!testIdAttributes.some((attribute) => element.hasAttribute(attribute))) return [];
    const values = new Set(testIdAttributes.map((attribute) => element.getAttribute(attribute)?.trim() ?? ''));
    return [...values].filter(Boolean).map((value) => ({ strategy: 'testid', value, score: rules.topScore }));
  },

  hits: (value, { roots, testIdAttributes }) =>
    query(roots, testIdAttributes.map((attribute) => `[${attribute}="${CSS.escape(value)}"]`).join()),
};
