import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aliases } from '../../src/aliases/aliases.js';
import { findProject } from '../../src/app/find-project.js';
import { readSources } from '../../src/app/read-sources.js';
import { resolver } from '../../src/aliases/resolver.js';
import { tempFolder } from '../temp-folder.js';
import { frameworks } from '../frameworks.js';

const json = (value: object): string => JSON.stringify(value);
const depends = (...names: string[]): object => Object.fromEntries(names.map((name) => [name, 'workspace:*']));

/** A workspace with an app in `apps/web`, by files relative to the workspace. */
function workspace(files: Record<string, string>): string {
  return join(
    tempFolder({
      'apps/web/package.json': json({ name: 'web', dependencies: { react: '19', ...depends('@acme/ui') } }),
      'apps/web/src/App.tsx': '',
      'apps/web/src/lib/cn.ts': '',
      'packages/ui/package.json': json({ name: '@acme/ui', dependencies: depends('@acme/icons') }),
      'packages/icons/package.json': json({ name: '@acme/icons', main: './dist/index.js' }),
      'packages/unused/package.json': json({ name: '@acme/unused' }),
      'packages/ui/node_modules/@acme/deep/package.json': json({ name: '@acme/icons' }),
      ...files,
    }),
    'apps/web',
  );
}

describe('workspacePackages', () => {
  it.each([
    ['npm and Yarn', { 'package.json': json({ workspaces: ['apps/*', 'packages/*'] }) }],
    ['Yarn 1 with nohoist', { 'package.json': json({ workspaces: { packages: ['./apps/*/', './packages/*/'] } }) }],
    ['pnpm', { 'pnpm-workspace.yaml': 'packages:\n  - "apps/*"\n  - packages/**\n  - "!**/unused"\n' }],
  ])('finds direct and indirect dependencies of %s', (_, files) => {
    expect(findProject(workspace(files), frameworks).packages.map(({ name, folder }) => [name, folder])).toEqual([
      ['@acme/icons', '../../packages/icons'],
      ['@acme/ui', '../../packages/ui'],
    ]);
  });

  it('finds none without a list of packages, or with a damaged one', () => {
    expect(findProject(workspace({}), frameworks).packages).toEqual([]);
    expect(findProject(workspace({ 'pnpm-workspace.yaml': 'packages: [' }), frameworks).packages).toEqual([]);
    expect(findProject(workspace({ 'package.json': '{' }), frameworks).packages).toEqual([]);
  });

  it('lets readSources read their source, without their tests, pages and output', async () => {
    const root = workspace({
      'package.json': json({ workspaces: ['packages/*'] }),
      'packages/ui/src/button.tsx': '',
      'packages/ui/src/button.test.tsx': '',
      'packages/ui/dist/button.js': '',
      'packages/ui/demo.html': '',
      'packages/unused/src/index.tsx': '',
      'packages/icons/src/index.ts': "import texts from './en.json';",
      'packages/icons/src/en.json': '{}',
    });
    expect((await readSources(findProject(root, frameworks), frameworks)).files.map(({ path }) => path)).toEqual([
      '../../packages/icons/src/en.json',
      '../../packages/icons/src/index.ts',
      '../../packages/ui/src/button.tsx',
      'src/App.tsx',
      'src/lib/cn.ts',
    ]);
  });
});

describe('imports of workspace packages', () => {
  const ui = '../../packages/ui';
  const files = [
    'src/App.tsx',
    'src/lib/cn.ts',
    `${ui}/src/index.ts`,
    `${ui}/src/button.tsx`,
    `${ui}/src/lib/cn.ts`,
    `${ui}/src/hooks/use-id.ts`,
    `${ui}/src/event-calendar/index.tsx`,
  ];
  const found = (manifest: object, from: string, specifier: string): string | null => {
    const root = workspace({
      'package.json': json({ workspaces: ['packages/*'] }),
      'apps/web/tsconfig.json': json({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }),
      'packages/ui/tsconfig.json': json({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }),
      'packages/ui/package.json': json({ name: '@acme/ui', ...manifest }),
    });
    return resolver(files, aliases(findProject(root, frameworks)), frameworks)(from, specifier);
  };
  const conditions = { types: './dist/button.d.ts', import: './dist/esm/button.mjs' };

  it.each([
    ['main in source', { main: 'src/index.ts' }, '@acme/ui', 'src/index.ts'],
    ['main in output', { main: './dist/index.js' }, '@acme/ui', 'src/index.ts'],
    ['nothing said', {}, '@acme/ui', 'src/index.ts'],
    ['a path below it', {}, '@acme/ui/src/button', 'src/button.tsx'],
    ['exports as one file', { exports: './src/button.tsx' }, '@acme/ui', 'src/button.tsx'],
    ['exports by conditions', { exports: { '.': conditions } }, '@acme/ui', 'src/button.tsx'],
    ['exports by pattern', { exports: { './*': './src/*.tsx' } }, '@acme/ui/button', 'src/button.tsx'],
    [
      'the longest pattern first',
      { exports: { './*': './src/*.tsx', './hooks/*': './src/hooks/*.ts' } },
      '@acme/ui/hooks/use-id',
      'src/hooks/use-id.ts',
    ],
    [
      'a subpath of its own',
      { exports: { './*': './src/*.tsx', './calendar': './src/event-calendar/index.tsx' } },
      '@acme/ui/calendar',
      'src/event-calendar/index.tsx',
    ],
  ])('%s', (_, manifest, specifier, file) => {
    expect(found(manifest, 'src/App.tsx', specifier)).toBe(`${ui}/${file}`);
  });

  it('resolves an alias of both in the folder of each', () => {
    expect(found({}, 'src/App.tsx', '@/lib/cn')).toBe('src/lib/cn.ts');
    expect(found({}, `${ui}/src/button.tsx`, '@/lib/cn')).toBe(`${ui}/src/lib/cn.ts`);
  });
});
