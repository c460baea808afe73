import { expect, test } from 'vitest';

import { frameworkOf } from '../../src/frameworks/framework-of.js';
import { frameworks } from '../../src/frameworks/frameworks.js';
import { react } from '../../src/frameworks/react.js';

test.each([
  ['src/App.tsx', 'react'],
  ['src/save.ts', 'react'],
  ['tool.cjs', 'react'],
  ['src/App.vue', 'vue'],
  ['index.html', 'html'],
  ['old.htm', 'html'],
  ['en.json', 'data'],
  ['de.yml', 'data'],
  ['README', 'react'],
  ['a.unknown', 'react'],
])('%s is read by %s', (file, expected) => {
  expect(frameworkOf(file).name).toBe(expected);
});

test('a list with another entry finds the entry', () => {
  const plank = { ...react, name: 'plank', extensions: ['plank'] };
  expect(frameworkOf('a.plank', [...frameworks, plank]).name).toBe('plank');
});
