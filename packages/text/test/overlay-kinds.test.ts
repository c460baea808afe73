import { expect, test } from 'vitest';

import { isOverlayKind } from '../src/index.js';

test.each([
  ['dialog', true],
  ['drawer', true],
  ['menu', true],
  ['popover', true],
  ['form', false],
  ['fieldset', false],
])('isOverlayKind returns for %s: %j', (kind, overlay) => {
  expect(isOverlayKind(kind)).toBe(overlay);
});
