import { expect, test } from 'vitest';

import { lowConfidence } from '../../src/map/low-confidence.js';
import { mapOf } from './shop-map.js';

test('names each target below the least confidence, without sensitive fields and containers', () => {
  const map = mapOf();
  expect(lowConfidence(map, 0.6)).toEqual([]);
  const found = lowConfidence(map, 0.9).map(({ tool, target, confidence }) => `${tool} ${target} ${confidence}`);
  expect(found).toEqual(['cancel_order action 0.6', 'save_address field street 0.8', 'save_address action 0.6']);
});
