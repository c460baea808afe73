import { expect, test } from 'vitest';

import { pictureAct } from '../../src/index.js';

test.each([
  ['🗑️', 'delete'],
  ['🗑', 'delete'],
  ['✏️', 'edit'],
  [' ➕ ', 'add'],
  ['Trash alt', 'delete'],
  ['Pencil square', 'edit'],
  ['Plus circle', 'add'],
  ['Eye', 'view'],
  // Pictures with several meanings, and texts that only contain a picture.
  ['Eye slash', ''],
  ['⭐', ''],
  ['❌', ''],
  ['🗑️ 3', ''],
  ['🗑️✏️', ''],
  ['', ''],
])('pictureAct of "%s" is "%s"', (text, act) => {
  expect(pictureAct(text)).toBe(act);
});
