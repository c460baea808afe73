import { expect, test } from 'vitest';

import { withScripts } from '../../src/setup/package-scripts.js';

const scripts = { 'webmcp:instrument': 'webmcp instrument', 'webmcp:check': 'webmcp check' };

test('scripts are added with the indentation and the line ends of the file', () => {
  const before = '{\r\n\t"name": "shop",\r\n\t"scripts": {\r\n\t\t"dev": "vite"\r\n\t}\r\n}\r\n';
  expect(withScripts(before, scripts)).toBe(
    '{\r\n\t"name": "shop",\r\n\t"scripts": {\r\n\t\t"dev": "vite",\r\n\t\t"webmcp:instrument": "webmcp instrument",\r\n\t\t"webmcp:check": "webmcp check"\r\n\t}\r\n}\r\n',
  );
});

test('a script of the same name stays as it is', () => {
  const before = '{ "scripts": { "webmcp:instrument": "own", "webmcp:check": "own" } }';
  expect(withScripts(before, scripts)).toBe(before);
});

test('a file without scripts gets them', () => {
  expect(JSON.parse(withScripts('{ "name": "shop" }', scripts))).toEqual({ name: 'shop', scripts });
});
