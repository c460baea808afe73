import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { complete, goodReply, modelServer, type ModelServer } from '../../bin/test/model/model-server.js';
import { canaries, htmlRecordsApp, recordsApp, vueRecordsApp } from './records-app.js';

const webmcp = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));
const modules = fileURLToPath(new URL('../../examples/playground/node_modules', import.meta.url));

/** The tools that each app must keep: the name of a person on a control costs it no tool if a test id finds it. */
const apps: readonly (readonly [name: string, files: Record<string, string>, tools: readonly string[]])[] = [
  [
    'React',
    recordsApp,
    [
      'row-action Delete person',
      'row-action Edit person',
      'row-action Remind',
      'navigation Sign out',
      'navigation My page',
      'read People',
      'action User menu',
      'action Help me out',
    ],
  ],
  ['Vue', vueRecordsApp, ['row-action Delete person', 'navigation Sign out', 'form Send', 'action User menu']],
  ['plain HTML', htmlRecordsApp, ['navigation Sign out', 'form Send', 'action User menu']],
];

describe.each(apps)('the records that pages of %s show', (_, files, tools) => {
  const root = mkdtempSync(join(tmpdir(), 'webmcp-records-'));
  const written: Record<string, string> = {};
  let model: ModelServer;

  beforeAll(async () => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), content);
    }
    // The app's own folder, so that the cache is its own.
    mkdirSync(join(root, 'node_modules'));
    for (const name of readdirSync(modules))
      if (name !== '.cache') symlinkSync(join(modules, name), join(root, 'node_modules', name));
    model = await modelServer((request, response) => complete(response, goodReply(request)));
    const run = async (...args: string[]): Promise<void> => {
      const all = [webmcp, ...args, '--root', root, '--json'];
      const child = spawn(process.execPath, all, { cwd: root, env: { ...process.env, OPENAI_API_KEY: 'sk-test' } });
      const [prints, logs] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
      Object.assign(written, { [`${args[0]} prints`]: prints, [`${args[0]} logs`]: logs });
    };
    await run('instrument', '--explore', '--emit', join(root, 'tools.iife.js'));
    await run('report');
    for (const file of ['webmcp.map.json', 'tools.iife.js', 'webmcp-report.html'])
      written[file] = readFileSync(join(root, file), 'utf8');
    for (const file of filesIn(join(root, 'node_modules', '.cache'))) written[file] = readFileSync(file, 'latin1');
    const worded = ['--llm', 'openai', '--llm-base-url', model.url, '--llm-model', 'test'];
    await run('instrument', ...worded, '--out', join(root, 'worded.json'));
    written['prompts'] = JSON.stringify(model.received);
  });
  afterAll(async () => {
    await model.close();
    rmSync(root, { recursive: true, force: true });
  });

  test('are in no map, script, report, log, cache and prompt', () => {
    expect(model.received.length, written['instrument logs']).toBeGreaterThan(0);
    // The pictures of a report are encoded, and a short text can be in any of them.
    const texts = Object.entries(written).map(([name, content]) => [
      name,
      content.replace(/data:[^"')]*/g, '').toLowerCase(),
    ]);
    const found = texts.flatMap(([name, content]) =>
      canaries.filter((each) => content!.includes(each)).map((each) => `${name}: ${each}`),
    );
    expect(found).toEqual([]);
  });

  test('leave the tools of rows and pages in the map', () => {
    const map = JSON.parse(written['webmcp.map.json']!) as { tools: { kind: string; title: string }[] };
    const titles = map.tools.map(({ kind, title }) => `${kind} ${title}`);
    expect(titles).toEqual(expect.arrayContaining([...tools]));
  });
});

/** Lists the files below a folder; none for a folder that does not exist. */
function filesIn(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}
