import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { rooms } from './rooms.js';
import { root, sourceFiles } from './source-files.js';

/** Who may import whom, and which outside packages: the walls of docs/design.md. Node's own modules are named apart. */
const walls: Record<string, { ours: string[]; outside: string[]; node: boolean | RegExp }> = {
  'packages/text': { ours: [], outside: [], node: false },
  'packages/contract': { ours: ['@webmcp/text'], outside: ['zod'], node: /^node:crypto$/ },
  'packages/project': {
    ours: ['@webmcp/contract', '@webmcp/contract/schema'],
    outside: ['@babel/parser', '@babel/types', 'jiti', 'tinyglobby', 'yaml'],
    node: true,
  },
  'packages/discovery': {
    ours: ['@webmcp/contract', '@webmcp/contract/stamp-attribute', '@webmcp/text'],
    outside: [
      '@babel/parser',
      '@babel/types',
      '@messageformat/parser',
      '@vue/compiler-sfc',
      'css-select',
      'fastest-levenshtein',
      'magic-string',
      'parse5',
      'yaml',
    ],
    // `createRequire` loads a parser without a search of its whole text for names of exports.
    node: /^node:(?:crypto|module)$/,
  },
  'packages/runtime': { ours: ['@webmcp/contract', '@webmcp/text'], outside: [], node: false },
  'packages/probe': {
    ours: [
      '@webmcp/contract',
      '@webmcp/contract/packed-page',
      '@webmcp/contract/stamp-attribute',
      '@webmcp/runtime/page',
      '@webmcp/text',
    ],
    outside: ['graphql', 'playwright', 'sirv', 'vite'],
    node: true,
  },
  'packages/bridge': {
    ours: ['@webmcp/contract', '@webmcp/runtime/schema'],
    outside: ['@modelcontextprotocol/node', '@modelcontextprotocol/server', 'prom-client', 'ws'],
    node: true,
  },
  'packages/vite': { ours: ['@webmcp/contract', '@webmcp/discovery'], outside: ['vite'], node: true },
  bin: {
    ours: [
      '@webmcp/bridge',
      '@webmcp/contract',
      '@webmcp/contract/schema',
      '@webmcp/project',
      '@webmcp/discovery',
      '@webmcp/probe',
      '@webmcp/runtime',
      '@webmcp/runtime/loader',
      '@webmcp/runtime/panel',
      '@webmcp/runtime/parts',
      '@webmcp/runtime/schema',
      '@webmcp/vite',
    ],
    outside: [
      'commander',
      'picocolors',
      'picocolors/types.js',
      '@clack/prompts',
      'openai',
      '@octokit/rest',
      '@octokit/plugin-retry',
      '@octokit/plugin-throttling',
      'diff',
      'jsonc-parser',
      'magicast',
      'magicast/helpers',
      'minisearch',
      'sarif',
      'vite',
      'structured-headers',
      'wrap-ansi',
      'xmlbuilder2',
    ],
    node: true,
  },
};

/** Rooms inside packages: an outside package is used behind one door. */
const doors: { outside: string; only: RegExp }[] = [
  // A Vite config is read like any other script: by its syntax tree, without running it.
  {
    outside: '@babel/parser',
    only: /^packages\/(?:discovery\/src\/extract\/|project\/src\/aliases\/vite-aliases\.ts$)/,
  },
  { outside: 'css-select', only: /^packages\/discovery\/src\/extract\/html\// },
  { outside: 'zod', only: /^packages\/contract\/src\/schema\// },
  { outside: '@vue/compiler-sfc', only: /^packages\/discovery\/src\/extract\// },
  { outside: 'parse5', only: /^packages\/discovery\/src\/extract\/html\// },
  {
    outside: 'yaml',
    only: /^packages\/(?:discovery\/src\/extract\/data\/|project\/src\/app\/workspace-packages\.ts$)/,
  },
  { outside: '@messageformat/parser', only: /^packages\/discovery\/src\/messages\// },
  { outside: '@octokit/rest', only: /^bin\/src\/github\// },
  { outside: 'fastest-levenshtein', only: /^packages\/discovery\/src\/match\// },
];

interface Import {
  file: string;
  specifier: string;
  typeOnly: boolean;
}

function importsOf(file: string): Import[] {
  // Comments and texts speak of imports too.
  const text = readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/`(?:\\.|[^`\\])*`/g, '``')
    .replace(/"(?:\\.|[^"\\\n])*"/g, '""');
  const statement = /^(?:import|export)\s+(type\s)?[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(statement)].map((found) => ({
    file,
    specifier: found[2] ?? found[3] ?? found[4] ?? '',
    typeOnly: found[1] !== undefined,
  }));
}

const files = Object.keys(walls).flatMap((folder) => sourceFiles(`${folder}/src`));
const imports = files.flatMap(importsOf);

describe('the walls', () => {
  it('finds the house', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  it.each(Object.keys(walls))('%s imports only what it may', (folder) => {
    const { ours, outside, node } = walls[folder]!;
    const trespasses = imports
      .filter(({ file, specifier }) => file.startsWith(`${folder}/`) && !specifier.startsWith('.'))
      .filter(({ specifier }) => {
        if (specifier.startsWith('node:')) return node instanceof RegExp ? !node.test(specifier) : !node;
        return !ours.includes(specifier) && !outside.includes(specifier);
      });
    expect(trespasses.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });

  it('lets the runtime take only types from the contract', () => {
    const values = imports.filter(
      ({ file, specifier, typeOnly }) =>
        file.startsWith('packages/runtime/') && specifier.startsWith('@webmcp/contract') && !typeOnly,
    );
    expect(values).toEqual([]);
  });

  it('keeps relative imports inside their package', () => {
    const outward = imports
      .filter(({ specifier }) => specifier.startsWith('.'))
      .filter(({ file, specifier }) => {
        const [home] = Object.keys(walls).filter((folder) => file.startsWith(`${folder}/src/`));
        return !join(dirname(file), specifier).startsWith(`${home}/src/`);
      });
    expect(outward.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });

  it.each(doors)('uses $outside behind one door', ({ outside, only }) => {
    const elsewhere = imports.filter(({ file, specifier }) => specifier === outside && !only.test(file));
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });

  it('has no circle of imports that exist at run time', () => {
    expect(circles(imports)).toEqual([]);
  });

  it.each(Object.entries(rooms))('%s lists each of its folders once', (home, listed) => {
    const folders = new Set(files.filter((file) => file.startsWith(`${home}/src/`)).map(roomOf));
    expect([...listed].sort()).toEqual([...folders].sort());
  });

  it.each(Object.entries(rooms))('%s has no arrow upward between rooms, types counted', (home, listed) => {
    const upward = imports
      .filter(({ file, specifier }) => file.startsWith(`${home}/src/`) && specifier.startsWith('.'))
      .map(({ file, specifier }) => ({ file, to: join(dirname(file), specifier).replace(/\.js$/, '.ts') }))
      .filter(({ file, to }) => listed.indexOf(roomOf(to)) > listed.indexOf(roomOf(file)));
    expect(upward.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
  });

  it('has no file past 350 lines and none named for nothing', () => {
    const long = files.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 350);
    const vague = files.filter((file) => /(^|\/)(utils?|helpers?|common|manager)(\.|\/)/.test(file));
    expect({ long, vague }).toEqual({ long: [], vague: [] });
  });
});

/** The folder of `src/` that a file is in; `.` for `src/` itself. */
function roomOf(file: string): string {
  return dirname(file.replace(/^.*?\/src\//, ''));
}

/** Circles among relative imports, each as a path of files; type-only imports do not count, they are gone at run time. */
function circles(all: Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { file, specifier, typeOnly } of all) {
    if (typeOnly || !specifier.startsWith('.')) continue;
    const to = join(dirname(file), specifier).replace(/\.js$/, '.ts');
    next.set(file, [...(next.get(file) ?? []), to]);
  }
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) found.push([...path.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return found;
}
