import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newApp, packedTarball, run, succeed, type NewApp } from '../e2e/package/new-app.js';
import { htmlBooks, htmlBooksScript } from './apps/books.js';

const page = { 'index.html': htmlBooks('<script src="books.js"></script>'), 'books.js': htmlBooksScript };

/** The commands run with Node from the registry. Every other test runs with the Node of this machine. */
describe('an app in another version of Node', () => {
  let app: NewApp;
  const map = (): string => readFileSync(join(app.root, 'webmcp.map.json'), 'utf8');
  beforeAll(async () => {
    app = newApp({ 'package.json': '{ "name": "books", "private": true }\n', ...page });
    await succeed('npm', ['install', '-D', '--no-audit', '--no-fund', await packedTarball()], app.root);
    await succeed('npx', ['--no-install', 'webmcp', 'instrument'], app.root);
  });
  afterAll(() => app?.remove());

  it.each(['22.23.3', '24.21.0'])('Node %s writes the same map, and checks it', async (version) => {
    const before = map();
    const webmcp = join(app.root, 'node_modules', '.bin', 'webmcp');
    const withNode = (...args: string[]): string[] => [
      'exec',
      '--yes',
      `--package=node@${version}`,
      '--',
      'node',
      ...args,
    ];
    expect((await succeed('npm', withNode('--version'), app.root)).trim()).toBe(`v${version}`);
    await succeed('npm', withNode(webmcp, 'instrument', '--no-cache'), app.root);
    expect(map()).toBe(before);
    const { code, out } = await run('npm', withNode(webmcp, 'check'), app.root);
    expect([code, out]).toEqual([0, expect.stringContaining('The map agrees with the app')]);
  });
});
