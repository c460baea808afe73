import { expect, test } from 'vitest';

import { controlKey } from '../../src/page/control-key.js';
import type { SeenElement } from '../../src/page/seen-element.js';

const isWritten = (text: string): boolean => ['Open', 'Open now'].includes(text);

/** Returns the key of a link in the row with a name. */
const keyOf = (row: string, name: string, known = isWritten): string => {
  const rows = [{ strategy: 'css', value: 'li', score: 0.2 }];
  return controlKey(
    {
      snapshot: { state: 'home' },
      element: { role: 'link', name, labels: [], attributes: {}, testIds: [], chain: [0], candidates: [] },
      row: { row: { set: 0, rows, keys: [{ text: row }] } },
      answers: { handlers: [], unread: false, native: true },
    } as unknown as SeenElement,
    known,
  );
};

test('a link around a record is the same control in each row', () => {
  expect(keyOf('Fern', 'Fern needs water UI')).toBe(keyOf('Rose', 'Rose has thorns Bug'));
});

test('a text of the app distinguishes the controls of a row', () => {
  expect(keyOf('Fern', 'Open Fern')).toBe(keyOf('Rose', 'Open Rose'));
  expect(keyOf('Fern', 'Open Fern')).not.toBe(keyOf('Fern', 'Fern Open now'));
  expect(keyOf('Fern', 'Open Fern')).not.toBe(keyOf('Fern', 'Fern'));
});

test('a figure beside the name of a row is data, also if a file contains it', () => {
  const written = (text: string): boolean => /^\d+$/.test(text);
  expect(keyOf('Fern', '3 Fern 20.12.26', written)).toBe(keyOf('Rose', '1 Rose 5.12.26', written));
  expect(keyOf('Fern', '3', written)).not.toBe(keyOf('Rose', '1', written));
});
