import { expect, test } from 'vitest';

import { extractReact } from '../../../../src/extract/react/extract-react.js';

/** The value of an expression at the top level of a file. */
const valueOf = (expression: string): unknown =>
  extractReact('calls.tsx', `export const value = ${expression};`).constants['value'];

test.each([
  ['bound function', 'save.bind(form)', { kind: 'reference', path: ['save'] }],
  ['function called with its this', 'save.call(this, 1)', { kind: 'call', callee: ['save'], args: [{ value: 1 }] }],
  ['function applied to a list', 'form.save.apply(form, list)', { kind: 'call', callee: ['form', 'save'], args: [] }],
  ['method with the name of one', 'cart.apply(code)', { kind: 'call', callee: ['cart', 'apply'], args: [{}] }],
  [
    'loop over a list',
    'items.map((item) => <li>{item}</li>)',
    { kind: 'markup', nodes: [{ kind: 'loop', item: 'item' }] },
  ],
  ['a map without markup', 'items.map((item) => item.id)', { kind: 'call', callee: ['items', 'map'] }],
  ['portal', 'createPortal(<b>Hi</b>, document.body)', { kind: 'markup', nodes: [{ tag: { name: 'b' } }] }],
  [
    'element created by a call',
    "createElement('b', { id: 'x' })",
    { nodes: [{ tag: { name: 'b' }, props: [{ name: 'id' }] }] },
  ],
  ["the document's element", "document.createElement('b')", { kind: 'call', callee: ['document', 'createElement'] }],
  ['a constructor', 'new Map.bind(list)', { kind: 'call', callee: ['Map', 'bind'] }],
  ['any other call', "t('title')", { kind: 'call', callee: ['t'], args: [{ value: 'title' }] }],
])('%s', (_, expression, expected) => {
  expect(valueOf(expression)).toMatchObject(expected);
});

test('an item pushed to a list is an item of the list', () => {
  const { constants } = extractReact('list.tsx', `const rows = []; rows.push(<b>One</b>);`);
  expect(constants['rows']).toMatchObject({ kind: 'array', items: [{ kind: 'markup' }] });
});
