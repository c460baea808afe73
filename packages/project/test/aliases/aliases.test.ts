import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aliases } from '../../src/aliases/aliases.js';
import { tempFolder } from '../temp-folder.js';

const read = (files: Record<string, string>, dependencies: Record<string, string> = {}) => {
  const root = tempFolder(files);
  const config = Object.keys(files).find((path) => path.startsWith('vite.config'));
  return aliases({ root, dependencies, ...(config === undefined ? {} : { viteConfig: join(root, config) }) });
};

describe('tsconfig', () => {
  it('reads paths with comments and trailing commas', () => {
    expect(
      read({
        'tsconfig.json':
          '{ // the app\n "compilerOptions": { "paths": { "@/*": ["./src/*", ], /* two */ "http://x": ["./a//b"] }, }, }',
      }),
    ).toEqual([
      { pattern: '@/*', targets: ['src/*'] },
      { pattern: 'http://x', targets: ['a/b'] },
    ]);
  });

  it('follows extends, with paths relative to the file that has them, and references', () => {
    expect(
      read({
        'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }, { "path": "./lib" }] }',
        'tsconfig.app.json': '{ "extends": "./config/base" }',
        'config/base.json': '{ "compilerOptions": { "paths": { "~/*": ["../src/*"] } } }',
        'lib/tsconfig.json': '{ "compilerOptions": { "baseUrl": "." } }',
      }),
    ).toEqual([
      { pattern: '~/*', targets: ['src/*'] },
      { pattern: '*', targets: ['lib/*'] },
    ]);
  });

  it('follows extends into a package', () => {
    expect(
      read({
        'tsconfig.json': '{ "extends": "@shop/tsconfig/app.json", "compilerOptions": { "baseUrl": "src" } }',
        'node_modules/@shop/tsconfig/app.json': '{ "compilerOptions": { "strict": true } }',
      }),
    ).toEqual([{ pattern: '*', targets: ['src/*'] }]);
  });

  it('survives a circle and a broken file', () => {
    expect(
      read({
        'tsconfig.json': '{ "extends": "./b.json" }',
        'b.json': '{ "extends": "./tsconfig.json", "compilerOptions": { "paths": { "@/*": ["x/*"] } } }',
      }),
    ).toEqual([{ pattern: '@/*', targets: ['x/*'] }]);
    expect(read({ 'jsconfig.json': '{ "compilerOptions": ' })).toEqual([]);
  });

  it('keeps its own paths when the extended config is missing', () => {
    expect(
      read({
        'tsconfig.json':
          '{ "extends": "./.nuxt/tsconfig.json", "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      }),
    ).toEqual([{ pattern: '@/*', targets: ['src/*'] }]);
  });
});

describe('Vite config', () => {
  it.each([
    ["path.resolve(__dirname, './src')"],
    ["resolve(__dirname, 'src')"],
    ["fileURLToPath(new URL('./src', import.meta.url))"],
    ["new URL('./src/', import.meta.url).pathname"],
    ["path.join(process.cwd(), 'src')"],
    ["'/src'"],
  ])('reads %s', (target) => {
    expect(
      read({
        'vite.config.ts': `export default defineConfig({ plugins: [vue({ a: ['}'] })], resolve: { alias: { '@': ${target} } } })`,
      }),
    ).toEqual([
      { pattern: '@', targets: ['src'] },
      { pattern: '@/*', targets: ['src/*'] },
    ]);
  });

  it('reads the array form and simple patterns, and leaves out computed targets', () => {
    const config = `export default { resolve: { alias: [
      { find: '@ui', replacement: path.resolve(__dirname, 'src', 'ui') }, // a comment with { in it
      { find: /^~\\//, replacement: '/src/' },
      { find: /(.*)x/, replacement: 'y' },
      { find: 'made', replacement: makeIt() },
      { find: 'src/', replacement: \`\${path.resolve(__dirname, 'src')}/\` },
    ] } }`;
    expect(read({ 'vite.config.js': config })).toEqual([
      { pattern: '@ui', targets: ['src/ui'] },
      { pattern: '@ui/*', targets: ['src/ui/*'] },
      { pattern: '~/*', targets: ['src/*'] },
      { pattern: 'src/*', targets: ['src/*'] },
    ]);
  });
});

describe('Vite config in other words', () => {
  it.each([
    ['TypeScript around the object', "{ resolve: { alias: { '@': '/src' } satisfies Aliases } } as UserConfig"],
    [
      'a folder made of a URL',
      "{ resolve: { alias: { '@': join(fileURLToPath(new URL('.', import.meta.url)), 'src') } } }",
    ],
  ])('reads %s', (_, config) => {
    expect(read({ 'vite.config.ts': `export default ${config};` })).toContainEqual({ pattern: '@', targets: ['src'] });
  });

  it('has no alias when it does not parse', () => {
    expect(read({ 'vite.config.ts': "export default { resolve: { alias: { '@': '/src' " })).toEqual([]);
  });
});

it('reads package.json imports and the aliases of Quasar and Nuxt', () => {
  expect(read({ 'package.json': '{ "imports": { "#lib/*": "./src/lib/*", "#env": { "node": "./a.js" } } }' })).toEqual([
    { pattern: '#lib/*', targets: ['src/lib/*'] },
  ]);
  expect(read({}, { '@quasar/app-vite': '2' })).toContainEqual({
    pattern: 'components/*',
    targets: ['src/components/*'],
  });
  expect(read({ 'app/app.vue': '' }, { nuxt: '4' })).toEqual(
    expect.arrayContaining([
      { pattern: '~/*', targets: ['app/*'] },
      { pattern: '~~/*', targets: ['*'] },
    ]),
  );
});
