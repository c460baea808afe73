import { expect, test } from 'vitest';

import { wordlessAction } from '../../../src/naming/rules/wordless-action.js';
import { handler } from '../../match/build-world.js';
import { namedBy, toolOf } from '../tool-of.js';

test('the rule names an action without letters by its handler', () => {
  expect(namedBy(wordlessAction, toolOf({ label: '削除', handlers: [handler('click', 'handleDeleteNote')] }))).toBe(
    'wordless-action: delete_note "削除"',
  );
});

test('the rule names an action without code by its section', () => {
  expect(
    namedBy(
      wordlessAction,
      toolOf({ box: 'region', label: 'Your notes', inside: [{ label: '削除' }] }, { container: 0 }),
    ),
  ).toBe('wordless-action: your_notes "削除"');
});

test('the rule names an action without a section by its test id', () => {
  expect(namedBy(wordlessAction, toolOf({ label: '削除', testId: 'removeNote' }))).toBe(
    'wordless-action: remove_note "削除"',
  );
});

test('the rule leaves an action with letters', () => {
  expect(namedBy(wordlessAction, toolOf({ label: 'Delete' }))).toBe(undefined);
});
