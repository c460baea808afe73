import { expect, test } from 'vitest';

import { domIdOf, testIdOf } from '../../../src/intents/finish/element-ids.js';
import { element, reactScene } from '../read-scene.js';

const props = (text: string): ReturnType<typeof element>['props'] =>
  element(reactScene(`<Box ${text} />`), 'Box').props;

test.each([
  ['id="a"', 'a'],
  ["id={`a-${'b'}`}", 'a-b'],
  ['id={id}', undefined],
  ['id=""', undefined],
  ['', undefined],
])('%s has the id %s', (text, id) => {
  expect(domIdOf(props(text))).toBe(id);
});

test('the first attribute with a test id counts', () => {
  expect(testIdOf(props('data-testid="b" data-mcp="a"'), ['data-mcp', 'data-testid'])).toBe('a');
});
