import { expect, test } from 'vitest';

import { printNodes, reactScene } from '../read-scene.js';

const texts = (body: string): string[] =>
  printNodes(reactScene(`{${body}}`).scene.nodes).filter((line) => !line.includes('<'));

test.each([
  ["[{ a: 'x' }].map((row) => row.a)", ['x']],
  ["[['x', 'y']].map((row) => row[1])", ['y']],
  ["[{ a: 'x' }].map((row) => row.a.toUpperCase())", ['X']],
  ["[{ a: 'x' }].map((row) => (row.b ? 'B' : 'A'))", ['A']],
  ["[{ a: 'x' }].map((row) => <p>{'Item ' + row.a}</p>)", ['  {template}']],
  ["[{ a: { b: 'x' } }].map((row) => row.a.b)", ['x']],
])('%s shows %j', (body, shown) => {
  expect(texts(body)).toEqual(shown);
});
