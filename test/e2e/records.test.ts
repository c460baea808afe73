import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { canaries, recordsApp } from './records-app.js';

const webmcp = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));
const modules = fileURLToPath(new URL('../../examples/playground/node_modules', import.meta.url));

describe('the records that pages show', () => {
  const root = mkdtempSync(join(tmpdir(), 'webmcp-records-'));
  const written: Record<string, string> = {};

  beforeAll(() => {
    for (const [name, text] of Object.entries(recordsApp)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    symlinkSync(modules, join(root, 'node_modules'), 'dir');
    const run = (...args: string[]): void => {
      const all = [webmcp, ...args, '--root', root, '--json'];
      const { stdout, stderr } = spawnSync(process.execPath, all, { cwd: root, encoding: 'utf8' });
      Object.assign(written, { [`${args[0]} prints`]: stdout, [`${args[0]} logs`]: stderr });
    };
    run('instrument', '--explore', '--emit', join(root, 'tools.iife.js'));
    run('report');
    for (const file of ['webmcp.map.json', 'tools.iife.js', 'webmcp-report.html'])
      written[file] = readFileSync(join(root, file), 'utf8');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('are in no map, script, report and log', () => {
    // The pictures of a report are encoded, and a short text can be in any of them.
    const texts = Object.entries(written).map(([name, text]) => [
      name,
      text.replace(/data:[^"')]*/g, '').toLowerCase(),
    ]);
    const found = texts.flatMap(([name, text]) =>
      canaries.filter((each) => text!.includes(each)).map((each) => `${name}: ${each}`),
    );
    expect(found).toEqual([]);
  });

  test('leave the tools of rows and pages in the map', () => {
    const { tools } = JSON.parse(written['webmcp.map.json']!) as { tools: { kind: string; title: string }[] };
    const titles = tools.map(({ kind, title }) => `${kind} ${title}`);
    expect(titles).toEqual(
      expect.arrayContaining([
        'row-action Delete person',
        'row-action Edit',
        'row-action Remind',
        'navigation Sign out',
        'read People',
      ]),
    );
  });
});
