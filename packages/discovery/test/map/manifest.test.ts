import { describe, expect, test } from 'vitest';

import { manifestOf } from '../../src/map/manifest.js';
import { mapOf } from './shop-map.js';

describe('manifest', () => {
  test('manifestOf leaves out everything that only people and CI read', () => {
    const text = JSON.stringify(manifestOf(mapOf()));
    for (const key of ['"source"', '"match"', '"unmatched"', '"unstable"', '"survival"', '"integrity"'])
      expect(text).not.toContain(key);
    expect(text).toContain('"fingerprint"');
  });
});
