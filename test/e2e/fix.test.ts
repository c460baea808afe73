import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { GroundTruthMap, Problem, Tool } from '@webmcp/contract';
import { startDevServer, startStaticServer } from '@webmcp/probe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { agentPage } from '../slice/agent-page.js';
import { iconApps, type IconApp } from './icon-apps.js';

const webmcp = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));
const modules = fileURLToPath(new URL('../../examples/playground/node_modules', import.meta.url));

interface Report {
  exitCode: number;
  did?: string;
  map?: GroundTruthMap;
  problems: Problem[];
}

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'webmcp-fix-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function run(...args: string[]): Report {
  const done = spawnSync(process.execPath, [webmcp, ...args, '--root', root, '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(done.stdout) as Report;
}

function write({ files }: IconApp): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

const sources = ({ files }: IconApp): Record<string, string> =>
  Object.fromEntries(Object.keys(files).map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** The tool whose action's tag names a handler. */
function toolOf(map: GroundTruthMap, handler: string): Tool | undefined {
  return map.tools.find(({ source }) => {
    if (source === undefined) return false;
    const { file, line, column } = source;
    const from = readFileSync(join(root, file), 'utf8')
      .split('\n')
      .slice(line - 1)
      .join('\n')
      .slice(column - 1);
    return from.slice(0, from.indexOf('<', 1)).includes(handler);
  });
}

describe.each(Object.entries(iconApps))('buttons that are pictures only: %s', (name, app) => {
  test('are held back, emitted after webmcp fix, work in the page, and --undo leaves every byte as it was', async () => {
    write(app);
    if (name !== 'html') symlinkSync(modules, join(root, 'node_modules'), 'dir');
    const handlers = Object.keys(app.does);

    const before = run('instrument');
    expect(before.map?.tools.filter(({ kind }) => kind !== 'read')).toEqual([]);
    expect(before.map?.unstable.map(({ guidance }) => guidance[0]?.do)).toEqual(
      [...handlers, ...app.deaf].map(() => 'data-mcp'),
    );

    const unasked = run('fix');
    expect([unasked.exitCode, unasked.did]).toEqual([1, 'showed']);
    expect(sources(app)).toEqual(app.files);

    const fixed = run('fix', '--yes');
    expect(fixed.did).toBe('wrote');
    expect(fixed.problems.map(({ code }) => code)).toEqual(app.deaf.map(() => 'FIX_DOUBTFUL'));
    const written = sources(app);
    expect(run('fix', '--yes').did).toBe('nothing');
    expect(sources(app)).toEqual(written);

    const script = join(root, 'tools.iife.js');
    const after = run('instrument', '--emit', script);
    expect(after.map?.unstable).toHaveLength(app.deaf.length);
    expect(run('fix', '--yes').did).toBe('nothing');

    const map = after.map!;
    const server = await (name === 'html' ? startStaticServer({ root }) : startDevServer({ root }));
    const agent = await agentPage(
      { map, problems: [], script, url: server.url, close: () => server.stop() },
      { native: false, script: 'after' },
    );
    try {
      for (const handler of handlers) {
        const tool = toolOf(map, handler);
        expect(tool, handler).toBeDefined();
        await agent.open(app.path, tool!);
        expect((await agent.call(tool!)).status).toBe('completed');
        expect(await agent.page.getByRole('status').innerText()).toBe(app.does[handler]);
      }
      expect(agent.errors).toEqual([]);
    } finally {
      await agent.close();
      await server.stop();
    }

    expect(run('fix', '--undo').did).toBe('undid');
    expect(sources(app)).toEqual(app.files);
    expect(readdirSync(root)).not.toContain('.webmcp');
  });
});
