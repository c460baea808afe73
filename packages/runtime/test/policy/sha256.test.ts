import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sha256 } from '../../src/policy/sha256.js';

test('sha256 returns what Node returns, for any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.nat(300).map((length) => 'x'.repeat(length)),
  );
  fc.assert(
    fc.property(text, (given) => {
      expect(sha256(given)).toBe(createHash('sha256').update(given).digest('hex'));
    }),
  );
});
