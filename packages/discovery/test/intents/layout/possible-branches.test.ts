import { expect, test } from 'vitest';

import { printNodes, reactScene } from '../read-scene.js';

const rows = (items: string, test: string): string[] =>
  printNodes(reactScene(`{[${items}].map((row) => ${test} && <p>{row.name}</p>)}`).scene.nodes);

test.each([
  [
    'a flag that some items have is false on the others',
    "{ name: 'A', hidden: true }, { name: 'B' }",
    '!row.hidden',
    ['<p>', '  B'],
  ],
  [
    'a flag that no item has is set at run time',
    "{ name: 'A' }",
    'row.visible',
    ['branch', '  case', '    <p>', '      A'],
  ],
])('%s', (_, items, condition, lines) => {
  expect(rows(items, condition)).toEqual(lines);
});
