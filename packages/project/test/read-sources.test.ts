import { symlinkSync, writeFileSync } from 'node:fs';
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
  const { files } = await readSources({ root: tempFolder(app) });
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
  const { files } = await readSources(
    { root },
    { include: ['src/**/*.tsx', 'tests/*.ts', 'node_modules/lib/*.js'], exclude: ['src/App.tsx'] },
  );
  expect(files.map((file) => file.path)).toEqual(['src/Cart.test.tsx', 'src/test/Page.tsx', 'tests/setup.ts']);
});

it('reads JSON and YAML that a source imports, or that is asked for by path, also beside what include names', async () => {
  const root = tempFolder({
    'src/menu.ts': "import items from './items.json'; const more = require('../data/more.yaml?raw');",
    'src/items.json': '[]',
    'data/more.yaml': 'a: 1',
    'data/other.json': '{}',
    'locales/en.yml': 'a: A',
    'node_modules/lib/locales/en.yml': 'a: A',
    'package.json': '{}',
  });
  const isData = (path: string): boolean => path.startsWith('locales/');
  const read = async (choose: object): Promise<string[]> =>
    (await readSources({ root }, { isData, ...choose })).files.map((file) => file.path);
  expect(await read({})).toEqual(['data/more.yaml', 'locales/en.yml', 'src/items.json', 'src/menu.ts']);
  expect(await read({ include: ['nothing/**'] })).toEqual(['locales/en.yml']);
  expect(await read({ exclude: ['locales/**'] })).toEqual(['data/more.yaml', 'src/items.json', 'src/menu.ts']);
});

it('leaves out bundles by their size, says so, and does not follow links out of the root', async () => {
  const outside = tempFolder({ 'secret.ts': 'x' });
  const root = tempFolder({ 'big.js': ' \n'.repeat(500_001), 'small.js': ' \n'.repeat(500_000) });
  symlinkSync(outside, join(root, 'linked'));
  const { files, problems } = await readSources({ root });
  expect(files.map((file) => file.path)).toEqual(['small.js']);
  expect(problems).toMatchObject([
    {
      code: 'SOURCE_SKIPPED',
      where: 'big.js',
      message: 'big.js was not read: it has 2 MB, more than anyone writes by hand',
    },
  ]);
});

it('leaves out minified scripts by their lines, but no page and no short script', async () => {
  const oneLine = 'var a=1;'.repeat(3_000);
  const root = tempFolder({
    'public/vendor.js': oneLine,
    'src/data.ts': oneLine.replaceAll(';', ';\n'),
    'page.html': `<p>${oneLine}</p>`,
    'short.js': oneLine.slice(0, 800),
  });
  const { files, problems } = await readSources({ root });
  expect(files.map((file) => file.path)).toEqual(['page.html', 'short.js', 'src/data.ts']);
  expect(problems.map(({ message }) => message)).toEqual([
    'public/vendor.js was not read: it is minified or generated, with very long lines',
  ]);
});

it('reads what is not UTF-8 as a browser or a bundler does', async () => {
  const root = tempFolder({});
  const latin = Buffer.from('<meta charset="iso-8859-15"><button>R\xe9server \xa4</button>', 'latin1');
  writeFileSync(join(root, 'declared.html'), latin);
  writeFileSync(join(root, 'undeclared.html'), Buffer.from('<button>R\xe9server</button>', 'latin1'));
  writeFileSync(join(root, 'utf16.html'), Buffer.from('\uFEFF<button>Größe</button>', 'utf16le'));
  writeFileSync(join(root, 'marked.ts'), '\uFEFFexport {}');
  writeFileSync(join(root, 'old.js'), Buffer.from('// r\xe9server\nlet a', 'latin1'));
  writeFileSync(join(root, 'picture.js'), Buffer.from([0x89, 0x50, 0, 0, 1]));
  const { files, problems } = await readSources({ root });
  expect(Object.fromEntries(files.map(({ path, text }) => [path, text]))).toEqual({
    'declared.html': '<meta charset="iso-8859-15"><button>Réserver €</button>',
    'marked.ts': 'export {}',
    'old.js': '// r\uFFFDserver\nlet a',
    'undeclared.html': '<button>Réserver</button>',
    'utf16.html': '<button>Größe</button>',
  });
  expect(problems.map(({ message }) => message)).toEqual(['picture.js was not read: it is not text']);
});
