import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { newApp, packedTarball, run, succeed, type NewApp } from '../e2e/package/new-app.js';
import { htmlBooks, htmlBooksScript } from './apps/books.js';

const page = { 'index.html': htmlBooks('<script src="books.js"></script>'), 'books.js': htmlBooksScript };
const manifest = (more: object = {}): string =>
  `${JSON.stringify({ name: 'books', private: true, ...more }, null, 2)}\n`;

let app: NewApp | undefined;
afterEach(() => app?.remove());

/** The command of a package manager from the registry. */
const from = (pack: string, ...args: string[]): string[] => ['exec', '--yes', '--', pack, ...args];

interface Case {
  name: string;
  files: Record<string, string>;
  add(tarball: string): string[];
  exec: string[];
  lock: string;
}

const cases: Case[] = [
  {
    name: 'pnpm',
    files: { 'package.json': manifest({ packageManager: 'pnpm@10.25.0' }) },
    add: (tarball) => from('pnpm@10.25.0', 'add', '-D', tarball),
    exec: from('pnpm@10.25.0', 'exec', 'webmcp'),
    lock: 'pnpm-lock.yaml',
  },
  {
    name: 'Yarn 1',
    files: { 'package.json': manifest(), 'yarn.lock': '' },
    add: (tarball) => from('yarn@1.22.22', 'add', '-D', `file:${tarball}`, 'playwright'),
    exec: from('yarn@1.22.22', '--silent', 'webmcp'),
    lock: 'yarn.lock',
  },
  {
    name: 'Yarn 4 with node_modules',
    files: {
      'package.json': manifest(),
      'yarn.lock': '',
      '.yarnrc.yml': 'nodeLinker: node-modules\nenableTelemetry: false\n',
    },
    add: (tarball) => from('@yarnpkg/cli-dist@4.18.1', 'add', '-D', `webmcp@file:${tarball}`, 'playwright'),
    exec: from('@yarnpkg/cli-dist@4.18.1', 'webmcp'),
    lock: 'yarn.lock',
  },
  {
    name: "Yarn 4 with Plug'n'Play",
    files: { 'package.json': manifest(), 'yarn.lock': '', '.yarnrc.yml': 'nodeLinker: pnp\nenableTelemetry: false\n' },
    add: (tarball) => from('@yarnpkg/cli-dist@4.18.1', 'add', '-D', `webmcp@file:${tarball}`, 'playwright'),
    exec: from('@yarnpkg/cli-dist@4.18.1', 'webmcp'),
    lock: 'yarn.lock',
  },
];

describe.each(cases)('an app of $name', ({ files, add, exec, lock }) => {
  it('installs the tarball, is set up and checked', async () => {
    app = newApp({ ...files, ...page });
    await succeed('npm', add(await packedTarball()), app.root);
    expect(existsSync(join(app.root, lock))).toBe(true);
    const set = await succeed('npm', [...exec, 'init', '--yes'], app.root);
    expect(set).toContain('add_book');
    expect(JSON.parse(readFileSync(join(app.root, 'package.json'), 'utf8'))).toMatchObject({
      scripts: { 'webmcp:instrument': 'webmcp instrument --emit webmcp.loader.js' },
    });
    const checked = await run('npm', [...exec, 'check'], app.root);
    expect(checked.code, checked.out).toBe(0);
    const locked = readFileSync(join(app.root, lock), 'utf8');
    await succeed('npm', [...exec, 'init', '--undo'], app.root);
    expect(readFileSync(join(app.root, 'index.html'), 'utf8')).toBe(page['index.html']);
    expect(readFileSync(join(app.root, lock), 'utf8')).toBe(locked);
  });
});
