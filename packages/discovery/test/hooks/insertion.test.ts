import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { tagsOf } from '../../src/extract/stamp/tags-of.js';
import { attributeInsertion, withInsertions, withoutInsertions } from '../../src/hooks/insertion.js';

/** The file with a hook in its first tag of that name. */
function hooked(file: string, source: string, name: string): string {
  const tag = tagsOf(source, file).find((each) => each.name === name);
  if (tag === undefined) throw new Error(`no <${name}> in ${file}`);
  return withInsertions(source, [attributeInsertion(source, tag, 'data-mcp="x"')]);
}

describe('attributeInsertion', () => {
  test.each([
    ['a.tsx', 'const a = <B />;', 'B', 'const a = <B data-mcp="x" />;'],
    ['a.tsx', 'const a = <B/>;', 'B', 'const a = <B data-mcp="x"/>;'],
    ['a.tsx', 'const a = <B<string> c="d" />;', 'B', 'const a = <B<string> data-mcp="x" c="d" />;'],
    ['a.tsx', 'const a = <M.Item c />;', 'M.Item', 'const a = <M.Item data-mcp="x" c />;'],
    ['a.tsx', 'const a = <b {...c} d>e</b>;', 'b', 'const a = <b {...c} d data-mcp="x">e</b>;'],
    ['a.tsx', 'const a = <b\n  {...c}\n>e</b>;', 'b', 'const a = <b\n  {...c}\n  data-mcp="x"\n>e</b>;'],
    [
      'a.jsx',
      'const a = (\r\n\t<b\r\n\t\tc="d"\r\n\t/>);',
      'b',
      'const a = (\r\n\t<b\r\n\t\tdata-mcp="x"\r\n\t\tc="d"\r\n\t/>);',
    ],
    ['a.jsx', 'const a = <b // why\n c="d" />;', 'b', 'const a = <b data-mcp="x" // why\n c="d" />;'],
    ['a.vue', '<template><b :c="d > 1"/></template>', 'b', '<template><b data-mcp="x" :c="d > 1"/></template>'],
    ['a.vue', '<template><b v-bind="c" /></template>', 'b', '<template><b v-bind="c" data-mcp="x" /></template>'],
    [
      'a.vue',
      '\uFEFF<template>\r\n<el-b\r\n  c="d"\r\n/></template>',
      'el-b',
      '\uFEFF<template>\r\n<el-b\r\n  data-mcp="x"\r\n  c="d"\r\n/></template>',
    ],
    ['a.html', '<p><BUTTON class=a>b</BUTTON>', 'BUTTON', '<p><BUTTON data-mcp="x" class=a>b</BUTTON>'],
    ['a.html', '\uFEFF<input type=text/>', 'input', '\uFEFF<input data-mcp="x" type=text/>'],
    ['a.html', '<p>\r\n<a\r\n  href="/">b</a>', 'a', '<p>\r\n<a\r\n  data-mcp="x"\r\n  href="/">b</a>'],
  ])('%s: %j', (file, source, name, expected) => {
    expect(hooked(file, source, name)).toBe(expected);
  });

  test('the tag contains the attribute, and everything else stays', () => {
    const source = '<template><b\n  c="d"\n><el-i v-bind="e" f /></b></template>';
    for (const name of ['b', 'el-i']) {
      const after = tagsOf(hooked('a.vue', source, name), 'a.vue');
      const before = tagsOf(source, 'a.vue');
      expect(after.map((tag) => [tag.name, tag.attributes.filter((each) => each !== 'data-mcp')])).toEqual(
        before.map((tag) => [tag.name, tag.attributes]),
      );
      expect(after.find((tag) => tag.name === name)?.attributes).toContain('data-mcp');
    }
  });
});

test('withoutInsertions restores any text', () => {
  const edits = fc.string({ unit: 'binary', maxLength: 40 }).chain((text) =>
    fc.record({
      text: fc.constant(text),
      insertions: fc.array(
        fc.record({ offset: fc.nat(text.length), text: fc.string({ unit: 'binary', minLength: 1, maxLength: 5 }) }),
        { maxLength: 4 },
      ),
    }),
  );
  fc.assert(
    fc.property(edits, ({ text, insertions }) => {
      expect(withoutInsertions(withInsertions(text, insertions), insertions)).toBe(text);
    }),
  );
  expect(withoutInsertions('ab', [{ offset: 1, text: 'x' }])).toBeNull();
});
