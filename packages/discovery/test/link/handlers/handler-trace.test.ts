import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `import { save } from 'api'; const own = (id) => save(id);`;

test.each([
  ['a call reached twice is one record', '() => { own(1); own(1); }', '{own(1); api/save(1); own(1)}'],
  [
    'objects are linked down to the fourth level',
    '() => save({ a: { b: { c: { d: { e: 1 } } } } })',
    '{api/save({a: {b: {c: {d: ?}}}})}',
  ],
  ['functions among the arguments are only named', '() => save(own)', '{api/save(own{}); api/save(id)}'],
])('%s', (_, expression, expected) => {
  expect(linkedProp(expression, { before })).toBe(expected);
});
