import { expect, it } from 'vitest';
import { folderAlias } from '../../src/aliases/alias.js';
import { resolver } from '../../src/aliases/resolver.js';
import { frameworks } from '../frameworks.js';

const files = [
  'src/App.tsx',
  'src/cart/index.ts',
  'src/cart/Row.jsx',
  'src/Field.vue',
  'src/lib/format.js',
  'src/ui/Button/index.tsx',
  'src/ui.ts',
  'types/a.ts',
];
const resolve = resolver(
  files,
  [
    ...folderAlias('@', 'src'),
    { pattern: '@/ui', targets: ['src/ui/Button'] },
    { pattern: '@types/*', targets: ['missing/*', 'types/*'] },
    { pattern: '*', targets: ['src/*'] },
  ],
  frameworks,
);

it.each([
  ['src/App.tsx', './cart', 'src/cart/index.ts'],
  ['src/cart/index.ts', './Row', 'src/cart/Row.jsx'],
  ['src/cart/Row.jsx', '..', null],
  ['src/cart/Row.jsx', '../App.js', 'src/App.tsx'],
  ['src/cart/Row.jsx', '../Field.vue?inline', 'src/Field.vue'],
  ['src/App.tsx', '@/lib/format', 'src/lib/format.js'],
  ['src/App.tsx', '@/ui', 'src/ui/Button/index.tsx'],
  ['src/App.tsx', '@types/a', 'types/a.ts'],
  ['src/App.tsx', 'cart/Row', 'src/cart/Row.jsx'],
  ['src/App.tsx', '/src/Field.vue', 'src/Field.vue'],
  ['src/App.tsx', 'react', null],
  ['src/App.tsx', './missing', null],
  ['src/App.tsx', '../../outside', null],
])('from %s, %s is %s', (from, specifier, expected) => {
  expect(resolve(from, specifier)).toBe(expected);
});

it('prefers the file over the folder of the same name', () => {
  expect(resolve('src/App.tsx', './ui')).toBe('src/ui.ts');
});
