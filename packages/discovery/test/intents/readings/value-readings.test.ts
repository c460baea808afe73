import { expect, test } from 'vitest';

import { readingsOf } from '../../../src/intents/readings/value-readings.js';
import { linkedValue } from '../read-scene.js';

test.each([
  ["'Save'", ['Save']],
  ['5', ['5']],
  ['null', ['']],
  ['`Save ${list.length}`', ['Save …']],
  ["open ? 'Hide' : 'Show'", ['Hide', 'Show']],
  ["open ? 'Saving…' : 'Save'", ['Save', 'Saving…']],
  ["true ? 'Hide' : 'Show'", ['Hide']],
  ["String('Save')", ['Save']],
  ["[open ? 'Hide' : 'Show']", ['Hide', 'Show']],
  ["['Hide', 'Show']", ['…']],
  ['format(open)', ['…']],
  ['() => 1', ['']],
])('%s reads as %j', (expression, texts) => {
  const read = readingsOf(linkedValue(expression));
  expect(read.map(({ parts }) => parts.map((part) => part ?? '…').join(''))).toEqual(texts);
});
