import { expect, test } from 'vitest';

import { ariaLabels } from '../../../src/intents/labels/aria-labels.js';
import { element, htmlScene } from '../read-scene.js';

test.each([
  ['aria-label', '<input aria-label="Email">', ['Email']],
  [
    'aria-labelledby joins its elements',
    '<i id="a">Valid</i><i id="b">until</i><input aria-labelledby="a b">',
    ['Valid until'],
  ],
  ['aria-labelledby comes first', '<i id="a">One</i><input aria-labelledby="a" aria-label="Two">', ['One', 'Two']],
  [
    'a referenced element has its own aria-label',
    '<i id="a" aria-label="One">1</i><input aria-labelledby="a">',
    ['One'],
  ],
  ['an unknown id names nothing', '<input aria-labelledby="x">', []],
])('%s', (_, body, texts) => {
  const context = htmlScene(body);
  const input = element(context, 'input');
  expect(ariaLabels(input.props, input, context).map(({ text }) => text)).toEqual(texts);
});
