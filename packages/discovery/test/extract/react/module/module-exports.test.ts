import { expect, test } from 'vitest';

import { extractReact } from '../../../../src/extract/react/extract-react.js';

test.each([
  ['module.exports', 'module.exports = save;', [{ exported: 'default', local: 'save' }]],
  ['its members', 'module.exports = { a: save };', [{ exported: 'a', local: 'save' }]],
  ['one member', 'module.exports.a = save;', [{ exported: 'a', local: 'save' }]],
  ['exports', 'exports.a = save;', [{ exported: 'a', local: 'save' }]],
])('%s exports a name', (_, text, expected) => {
  expect(extractReact('a.js', text).exports).toEqual(expected);
});

test('a member of a component is a constant, its display name is none', () => {
  const { constants } = extractReact(
    'a.tsx',
    "function Menu() { return <b/>; } Menu.Item = Row; Menu.displayName = 'M';",
  );
  expect(Object.keys(constants)).toEqual(['Menu.Item']);
});

test('default props are defaults of the component’s props', () => {
  const { components } = extractReact(
    'a.tsx',
    'function Menu({ size }) { return <b/>; } Menu.defaultProps = { size: 2 };',
  );
  expect(components[0]?.props.names).toMatchObject([{ prop: 'size', default: { value: 2 } }]);
});
