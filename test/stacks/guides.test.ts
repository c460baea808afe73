import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newApp, packedTarball, run, succeed, type NewApp } from '../e2e/package/new-app.js';
import { htmlBooks, htmlBooksScript } from './apps/books.js';
import { commandsIn, guideCommands, type GuideCommand } from './guide-commands.js';

const repo = fileURLToPath(new URL('../../', import.meta.url));
const page = { 'index.html': htmlBooks('<script src="books.js"></script>'), 'books.js': htmlBooksScript };

const all = guideCommands();
const is =
  (pattern: RegExp) =>
  ({ command }: GuideCommand): boolean =>
    pattern.test(command);
const ofWebmcp = /^npx --no-install webmcp(?: |$)|^npm run webmcp/;
/** Commands that need a job of GitHub, or a record of an earlier bridge. Without them, a command names what is missing. */
const lacking: readonly [RegExp, string][] = [
  [/ --github\b/, 'GITHUB_NO_PULL_REQUEST'],
  [/ audit verify$/, 'AUDIT_MISSING'],
];
/** Commands that run until somebody stops them. */
const stays = /webmcp:dev|webmcp (?:dev|bridge)\b/;
/** A command that takes back what the others need comes last. */
const undoes = /init --undo/;
const once = (commands: GuideCommand[]): [string, string][] =>
  [...new Map(commands.map(({ guide, command }) => [command, guide]))].map(([command, guide]) => [guide, command]);
const own = once(all.filter(is(ofWebmcp)).filter(({ command }) => command !== 'npx --no-install webmcp'));

it('commands are read from shell blocks, jobs and text, and output is none', () => {
  const markdown = [
    'Run `npx --no-install webmcp init`, which writes `webmcp.config.ts`.',
    '```sh',
    'npm install -D webmcp   # once',
    '```',
    '   ```',
    '   $ npx --no-install webmcp bridge --origin http://localhost:5173',
    '   The bridge runs at npm',
    '   ```',
    '```ts',
    'npm();',
    '```',
  ].join('\n');
  expect(commandsIn(markdown)).toEqual([
    'npm install -D webmcp',
    'npx --no-install webmcp bridge --origin http://localhost:5173',
    'npx --no-install webmcp init',
  ]);
});

describe('the commands of the guides', () => {
  let app: NewApp;
  beforeAll(async () => {
    const tarball = await packedTarball();
    app = newApp({ 'package.json': '{ "name": "books", "private": true }', ...page });
    app.write(Object.fromEntries(Object.entries(page).map(([file, text]) => [`apps/shop/${file}`, text])));
    const install = all.find(is(/^npm install -D webmcp$/))!.command;
    await succeed('npm', [...install.split(' ').slice(1, -1), '--no-audit', '--no-fund', tarball], app.root);
  });
  afterAll(() => app?.remove());

  it('are found', () => {
    expect(own.length).toBeGreaterThan(15);
  });

  it.each(own.filter(([, command]) => !stays.test(command) && !undoes.test(command)))('%s: %s', async (_, command) => {
    // A person answers yes.
    const words = [...command.split(' '), ...(command.endsWith('webmcp init') ? ['--yes'] : [])];
    const { code, out } = await run(words[0]!, words.slice(1), app.root);
    const [, missing] = lacking.find(([pattern]) => pattern.test(command)) ?? [];
    if (missing !== undefined) expect([code, out]).toEqual([2, expect.stringContaining(missing)]);
    // 0 is done, and 1 has findings. 2 could not run.
    else expect([0, 1], out).toContain(code);
  });

  it.each(own.filter(([, command]) => stays.test(command)))('%s: %s, until it is stopped', async (_, command) => {
    const child = spawn(command, { cwd: app.root, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    let printed = '';
    const isUp = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          printed += text;
          if (/runs at|\d+ tools?\b/.test(printed)) resolve();
        });
    });
    await Promise.race([isUp, ended.then(() => expect.unreachable(`${command} ended:\n${printed}`))]);
    process.kill(-child.pid!, 'SIGINT');
    await ended;
  });

  it.each(own.filter(([, command]) => undoes.test(command)))('%s: %s', async (_, command) => {
    const { code, out } = await run('npx', command.split(' ').slice(1), app.root);
    expect(code, out).toBe(0);
  });

  it.each(once(all.filter(is(/^node |^npm run (?!webmcp)/))))('%s: %s is in the checkout', (_, command) => {
    const [program, ...words] = command.split(' ');
    const { scripts } = JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8')) as { scripts: object };
    const isThere = program === 'node' ? existsSync(join(repo, words[0]!)) : (words[1] ?? '') in scripts;
    // The dev command of an app is the app's own.
    expect(isThere || words[1] === 'dev').toBe(true);
  });
});
