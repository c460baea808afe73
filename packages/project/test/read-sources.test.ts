import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from '../src/read-sources.js';
import { tempFolder } from './temp-folder.js';

const app = {
  'index.html': '<div id="root"></div>',
  'src/App.tsx': 'export {}',
  'src/Cart.vue': '<template/>',
  'src/routes.ts': '',
  'src/types.d.ts': '',
  'src/Cart.test.tsx': '',
  'src/Cart.stories.jsx': '',
  'src/__tests__/help.ts': '',
  'src/test/Page.tsx': 'a route named test',
  'node_modules/lib/index.js': '',
  'dist/index.html': '',
  'packages/shop/build/main.js': '',
  '.next/x.js': '',
  'vite.config.ts': '',
  'webmcp.harness.ts': '',
  'tests/setup.ts': '',
  'readme.md': '',
};

it('reads markup and script of the app, sorted, and nothing that is not its own source', async () => {
  const files = await readSources({ root: tempFolder(app) });
  expect(files.map((file) => file.path)).toEqual([
    'index.html',
    'src/App.tsx',
    'src/Cart.vue',
    'src/routes.ts',
    'src/test/Page.tsx',
  ]);
  expect(files[0]!.text).toBe('<div id="root"></div>');
});

it('reads what include names, without what exclude names, and never node_modules', async () => {
  const root = tempFolder(app);
  const files = await readSources(
    { root },
    { include: ['src/**/*.tsx', 'tests/*.ts', 'node_modules/lib/*.js'], exclude: ['src/App.tsx'] },
  );
  expect(files.map((file) => file.path)).toEqual(['src/Cart.test.tsx', 'src/test/Page.tsx', 'tests/setup.ts']);
});

it('leaves out bundles by their size and does not follow links out of the root', async () => {
  const outside = tempFolder({ 'secret.ts': 'x' });
  const root = tempFolder({ 'big.js': ' '.repeat(1_000_001), 'small.js': ' '.repeat(1_000_000) });
  symlinkSync(outside, join(root, 'linked'));
  expect((await readSources({ root })).map((file) => file.path)).toEqual(['small.js']);
});
