import { expect, test } from 'vitest';

import { handler as rule } from '../../../src/risk/rules/handler.js';
import { call, handler } from '../../match/build-world.js';
import { subjectOf } from '../subject-of.js';

test('the rule reads the calls in their order, then the name of the handler', () => {
  const one = handler('click', 'handleDeleteNote', [call('fetch', '/notes'), call('api.setQuantity')]);
  const found = rule.find(subjectOf({ label: 'Go', handlers: [one] }));
  expect(found.map(({ reason }) => reason.evidence)).toEqual([
    'GET /notes',
    'calls api.setQuantity',
    'handleDeleteNote: "delete"',
  ]);
});
