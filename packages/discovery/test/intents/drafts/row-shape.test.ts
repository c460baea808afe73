import { expect, test } from 'vitest';

import { describeSource, holderOf, roleOf, rootElement } from '../../../src/intents/drafts/row-shape.js';
import { element, htmlScene, linkedValue, reactScene } from '../read-scene.js';

test.each([
  ['orders', 'orders'],
  ['api.orders', 'api.orders'],
  ['getOrders()', 'getOrders()'],
  ['open ? orders : []', 'orders'],
  ['[1]', ''],
])('the source of %s is described as "%s"', (expression, description) => {
  expect(describeSource(linkedValue(expression))).toBe(description);
});

test.each([
  ['<ul><li>x</li></ul>', 'li', 'ul'],
  ['<table><tbody><tr><td>x</td></tr></tbody></table>', 'tr', 'table'],
  ['<div role="list"><p>x</p></div>', 'p', 'div'],
  ['<ul><p>x</p></ul>', 'p', 'ul'],
  ['<div><p>x</p></div>', 'p', undefined],
])('in %s the holder of <%s> is %s', (body, tag, holder) => {
  expect(holderOf(element(htmlScene(body), tag))?.name).toBe(holder);
});

test('a role is explicit or native', () => {
  expect(roleOf(element(htmlScene('<li>x</li>'), 'li'))).toEqual({ role: 'listitem' });
  expect(roleOf(element(htmlScene('<li role="option">x</li>'), 'li'))).toEqual({ role: 'option' });
  expect(roleOf(element(htmlScene('<p>x</p>'), 'p'))).toEqual({});
});

test('the root of a row is found through conditions', () => {
  const scene = reactScene('{orders.map((o) => (o.open ? <li>x</li> : <p>y</p>))}');
  const [loop] = scene.scene.nodes;
  expect(loop && rootElement(loop)?.name).toBe('li');
});
