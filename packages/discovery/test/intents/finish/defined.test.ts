import { expect, test } from 'vitest';

import { defined } from '../../../src/intents/finish/defined.js';

test('undefined members are left out, false and null are kept', () => {
  expect(defined({ a: undefined, b: false, c: null, d: 1 })).toStrictEqual({ b: false, c: null, d: 1 });
});
