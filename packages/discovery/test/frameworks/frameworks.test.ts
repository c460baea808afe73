import { expect, test } from 'vitest';

import { frameworks } from '../../src/frameworks/frameworks.js';

test('no two entries share a name or an extension', () => {
  const names = frameworks.map(({ name }) => name);
  const extensions = frameworks.flatMap((one) => [...one.extensions, ...(one.namedExtensions ?? [])]);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(extensions).size).toBe(extensions.length);
});

test.each(frameworks)('$name lists its markup and implied extensions among its own', (framework) => {
  const own = new Set(framework.extensions);
  expect([...framework.markupExtensions, ...framework.impliedExtensions].filter((one) => !own.has(one))).toEqual([]);
});

test.each(frameworks)('$name reads a broken file as facts and has no tags in it', ({ extensions, extract, tags }) => {
  const path = `a.${extensions[0]}`;
  const text = '{"a": <';
  expect(() => extract({ path, text }, () => undefined)).not.toThrow();
  expect(tags(text, path)).toEqual([]);
});

test('an import tries scripts first, then components, then data', () => {
  expect(frameworks.flatMap(({ impliedExtensions }) => impliedExtensions)).toEqual([
    'tsx',
    'ts',
    'jsx',
    'js',
    'vue',
    'json',
  ]);
});
