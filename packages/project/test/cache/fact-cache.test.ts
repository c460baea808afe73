import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheFolder } from '../../src/cache/cache-folder.js';
import { cachedFacts } from '../../src/cache/cached-facts.js';
import { openFactCache } from '../../src/cache/fact-cache.js';
import type { SourceFile } from '../../src/app/read-sources.js';
import { resolver } from '../../src/aliases/resolver.js';
import { tempFolder } from '../temp-folder.js';
import { frameworks } from '../frameworks.js';

/** An extractor that counts its calls. A page's facts contain the texts of the files in its `load:` lines. */
function run(root: string, files: SourceFile[], version = '1'): { facts: unknown[]; extracted: string[] } {
  const extracted: string[] = [];
  const cache = openFactCache(join(root, 'cache'), version, root);
  const facts = [
    ...cachedFacts(files, {
      resolve: resolver(
        files.map(({ path }) => path),
        [],
        frameworks,
      ),
      extract: ({ path, text }, load) => {
        extracted.push(path);
        const asked = [...text.matchAll(/load:(\S+)/g)].map(([, specifier]) => load(path, specifier!)?.text);
        return { path, text, asked };
      },
      cache,
    }),
  ];
  expect(cache.save()).toBe(true);
  return { facts, extracted };
}

const files: SourceFile[] = [
  { path: 'index.html', text: 'load:./app.js load:./later.js' },
  { path: 'app.js', text: 'one' },
  { path: 'other.html', text: 'nothing' },
];
const changed = (path: string, text: string): SourceFile[] =>
  files.map((file) => (file.path === path ? { path, text } : file));

describe('the kept facts', () => {
  it('are read once, and come back equal', () => {
    const root = tempFolder({});
    const first = run(root, files);
    const second = run(root, files);
    expect(first.extracted).toEqual(['index.html', 'app.js', 'other.html']);
    expect(second).toEqual({ facts: first.facts, extracted: [] });
    expect(second.facts[0]).toStrictEqual({ path: 'index.html', text: files[0]!.text, asked: ['one', undefined] });
  });

  it('are spread over files of a few entries each, so that one change writes little', () => {
    const root = tempFolder({});
    const many = Array.from({ length: 200 }, (_, at) => ({ path: `part-${at}.js`, text: 'one' }));
    run(root, many);
    const shards = readdirSync(join(root, 'cache'));
    expect(shards.length).toBeGreaterThan(40);
    expect(shards.filter((name) => !/^[0-3][0-9a-f]\.facts$/.test(name))).toEqual([]);
  });

  it('are read again after a change of the file, of a file that it loads, or of the target of an import', () => {
    const root = tempFolder({});
    run(root, files);
    expect(run(root, changed('other.html', 'more')).extracted).toEqual(['other.html']);
    const after = run(root, changed('app.js', 'two'));
    expect(after.extracted).toEqual(['index.html', 'app.js', 'other.html']);
    expect(after.facts[0]).toMatchObject({ asked: ['two', undefined] });
    const added = [...changed('app.js', 'two'), { path: 'later.js', text: 'three' }];
    expect(run(root, added).extracted).toEqual(['index.html', 'later.js']);
    expect(
      run(
        root,
        added.filter(({ path }) => path !== 'app.js'),
      ).facts[0],
    ).toMatchObject({
      asked: [undefined, 'three'],
    });
  });

  it('are read only in their own version', () => {
    const root = tempFolder({});
    run(root, files, '1');
    expect(run(root, files, '2').extracted).toHaveLength(3);
    expect(run(root, files, '2').extracted).toEqual([]);
    expect(run(root, files, '1').extracted).toHaveLength(3);
  });

  it('are ignored when damaged, wherever the damage is', () => {
    const root = tempFolder({});
    const { facts } = run(root, files);
    const folder = join(root, 'cache');
    const kept = readdirSync(folder).map((name) => [join(folder, name), readFileSync(join(folder, name))] as const);
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom('flip', 'cut', 'double'), (which, where, how) => {
        const [file, bytes] = kept[which % kept.length]!;
        const at = where % bytes.length;
        const flipped = Buffer.from(bytes);
        flipped[at] = flipped[at]! ^ 1;
        const cut = bytes.subarray(0, at);
        writeFileSync(file, how === 'flip' ? flipped : how === 'cut' ? cut : Buffer.concat([cut, bytes]));
        expect(run(root, files).facts).toStrictEqual(facts);
      }),
    );
  });

  it('may be deleted at any time, and drop deleted files', () => {
    const root = tempFolder({ 'index.html': '', 'app.js': '' });
    run(root, files);
    rmSync(join(root, 'cache'), { recursive: true });
    expect(run(root, files).extracted).toHaveLength(3);
    const many = Array.from({ length: 300 }, (_, at) => ({ path: `${at}.js`, text: '' }));
    run(root, many);
    run(root, [...files, ...many.slice(0, 100).map(({ path }) => ({ path, text: 'new' }))]);
    expect(run(root, files).extracted).toEqual([]);
    const left = readdirSync(join(root, 'cache')).map((name) => readFileSync(join(root, 'cache', name), 'utf8'));
    expect(left.join('').match(/^\["\d+\.js"/gm)?.length).toBeLessThan(300);
  });

  it('work without a writable folder', () => {
    const root = tempFolder({ cache: 'a file where the folder should be' });
    const cache = openFactCache(join(root, 'cache'), '1', root);
    cache.set('a.js', 'hash', {});
    expect(cache.save()).toBe(false);
    expect(cache.get('a.js', 'hash')).toEqual({});
  });

  it('survive two runs at the same time', async () => {
    const root = tempFolder({});
    const cacheModule = new URL('../../dist/cache/fact-cache.js', import.meta.url).href;
    const script = `
      const { openFactCache } = await import(${JSON.stringify(cacheModule)});
      for (let round = 0; round < 20; round += 1) {
        const cache = openFactCache(${JSON.stringify(join(root, 'cache'))}, '1', ${JSON.stringify(root)});
        for (let at = 0; at < 100; at += 1) {
          const path = at + '.js';
          const kept = cache.get(path, 'hash');
          if (kept !== undefined && kept.path !== path) throw new Error('mixed');
          cache.set(path, 'hash', { path, round, pid: process.pid });
        }
        if (!cache.save()) throw new Error('not saved');
      }`;
    const codes = await Promise.all(
      [1, 2].map(
        () =>
          new Promise((ended) => {
            spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }).on('exit', ended);
          }),
      ),
    );
    expect(codes).toEqual([0, 0]);
    const cache = openFactCache(join(root, 'cache'), '1', root);
    for (let at = 0; at < 100; at += 1) expect(cache.get(`${at}.js`, 'hash')).toMatchObject({ path: `${at}.js` });
    expect(readdirSync(join(root, 'cache')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('the cache folder', () => {
  it('is in the nearest node_modules, with one folder for each app', () => {
    const root = tempFolder({ 'node_modules/react/index.js': '', 'apps/shop/index.html': '' });
    expect(cacheFolder(join(root, 'apps/shop'))).toBe(join(root, 'node_modules/.cache/webmcp/apps/shop'));
    mkdirSync(join(root, 'apps/shop/node_modules'));
    expect(cacheFolder(join(root, 'apps/shop'))).toBe(join(root, 'apps/shop/node_modules/.cache/webmcp'));
  });
});
