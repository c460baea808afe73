import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  integrityOf,
  ProblemError,
  serializeMap,
  type GroundTruthMap,
  type SourceTool,
  type Tool,
} from '@webmcp/contract';
import { sourceTools } from '@webmcp/discovery';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkStatic } from '../../bin/src/commands/check-static.js';
import type { CheckResult } from '../../bin/src/commands/check.js';
import { instrument } from '../../bin/src/commands/instrument.js';
import { readApp } from '../../bin/src/run/read-app.js';
import { around, libraryOptions } from './instrument-library.js';
import { sourceChanges, type SourceChange } from './source-changes.js';

const repo = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const playground = join(repo, 'examples', 'playground');
const folder = mkdtempSync(join(tmpdir(), 'webmcp-check-static-'));
const out = join(folder, 'webmcp.map.json');

/** Copies an app without its harness, map and packages. */
function copied(app: string): string {
  const root = mkdtempSync(join(folder, 'app-'));
  const filter = (path: string): boolean => !/(?:webmcp\.harness\.ts|node_modules|webmcp\.map\.json)$/.test(path);
  cpSync(join(playground, app), root, { recursive: true, filter });
  return root;
}

function changed({ name, file, edits }: SourceChange): string {
  const root = copied('html');
  let text = readFileSync(join(root, file), 'utf8');
  for (const [from, to] of edits) {
    if (!text.includes(from)) throw new Error(`"${name}": ${file} does not contain ${from}`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(join(root, file), text);
  return root;
}

const checked = async (root: string, map = out): Promise<CheckResult> =>
  await checkStatic({ root, out: map, paths: [], failOn: 'any' }, around);

const readMap = (): GroundTruthMap => JSON.parse(readFileSync(out, 'utf8')) as GroundTruthMap;

beforeAll(async () => {
  await instrument(libraryOptions(copied('html'), out), around);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The kinds of the table that only a page shows. */
const ofPages = /^(?:coverage-fell|selector|tool-renamed|wording-changed|container-changed|confidence)/;

describe('check --static on changes of the source', () => {
  test.each(sourceChanges.map((change) => [change.name, change] as const))('%s', async (_, change) => {
    const { finds, findsStatic = finds.filter((one) => !ofPages.test(one)), file, at } = change;
    const root = changed(change);
    const { differences, exitCode } = await checked(root);
    const found = differences.map(
      ({ kind, impact, tool, field }) => `${kind} ${impact} ${[tool, field].filter(Boolean).join('.')}`,
    );
    expect(found.sort()).toEqual([...findsStatic].sort());
    expect(exitCode).toBe(findsStatic.length > 0 ? 1 : 0);
    if (at === undefined) return;
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(at)) + 1;
    for (const { kind, where } of differences)
      if (kind !== 'field-removed') expect(where).toContain(`${file}:${line}:`);
  });

  test('finds nothing in the unchanged app, and names the parts that it cannot know', async () => {
    const { differences, notes, problems, exitCode } = await checked(copied('html'));
    expect({ differences, problems, exitCode }).toEqual({ differences: [], problems: [], exitCode: 0 });
    expect(notes.join('\n')).toMatch(/rest on pages: read_bookings, read_books, read_page/);
    expect(notes.join('\n')).toMatch(/Selectors, pages, confidence, survival and proofs were not checked/);
  });
});

/** Writes a map that offers every tool of a source, so that no difference is left out. */
function offering(tools: SourceTool[]): string {
  const offered = tools.map(({ action, ...tool }, at): Tool => ({
    ...tool,
    name: `tool_${at}`,
    title: tool.title || 'tool',
    description: 'A tool',
    states: [],
    ...(action === undefined ? {} : { action: { selectors: [], confidence: 0, source: action.source } }),
    fields: tool.fields.map((field) => ({ ...field, selectors: [], confidence: 0 })),
  }));
  const { integrity: _, ...map } = { ...readMap(), tools: offered, sourceTools: tools };
  return serializeMap({ ...map, integrity: integrityOf(map) });
}

/** A line without meaning for each kind of file. */
const remarks: Readonly<Record<string, string>> = {
  '.tsx': '// A remark\n\n',
  '.ts': '// A remark\n\n',
  '.jsx': '// A remark\n\n',
  '.vue': '<!-- A remark -->\n\n',
};

describe('check --static on an unchanged app', () => {
  test.each(['react', 'vue', 'html', 'html-bootstrap', 'patterns', 'themes', 'page-first'])(
    '%s has no finding, with every line moved neither',
    async (app) => {
      const root = copied(app);
      const { source } = await readApp({ root, paths: [], url: 'http://localhost' }, around);
      const tools = sourceTools(source);
      expect(tools.length).toBeGreaterThan(0);
      const file = join(root, 'webmcp.map.json');
      writeFileSync(file, offering(tools));
      const options = { root, out: file, paths: [], failOn: 'any' as const, url: 'http://localhost' };
      expect((await checkStatic(options, around)).differences).toEqual([]);
      for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        const remark = remarks[extname(name)];
        if (remark === undefined) continue;
        writeFileSync(join(root, name), remark + readFileSync(join(root, name), 'utf8'));
      }
      expect((await checkStatic(options, around)).differences).toEqual([]);
    },
  );
});

describe('webmcp check --static', () => {
  /** Runs without a browser. */
  function run(...args: string[]): { code: number | null; printed: string } {
    const env = { ...process.env, WEBMCP_BROWSER: '/nowhere/chromium', PATH: '' };
    const command = [join(repo, 'bin/webmcp.js'), 'check', '--static', '--out', out, ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' });
    return { code: status, printed: stdout + stderr };
  }

  test('needs no browser, and writes reports', () => {
    const change = sourceChanges.find(({ name }) => name === 'add a required field')!;
    const sarif = join(folder, 'out.sarif');
    const { code, printed } = run('--root', changed(change), '--report', `sarif=${sarif}`);
    expect(code).toBe(1);
    expect(printed).toContain('required-field-added');
    expect(readFileSync(sarif, 'utf8')).toContain('required-field-added');
    expect(run('--root', copied('html')).printed).toContain('The map agrees with the source: 19 tools');
    expect(run('--root', folder, '--update').printed).toContain("cannot be used with option '--update'");
  });

  test('says that a map of an earlier version holds no reading', async () => {
    const { integrity: _, sourceTools: __, ...map } = readMap();
    const earlier = join(folder, 'earlier.map.json');
    writeFileSync(earlier, serializeMap({ ...map, integrity: integrityOf(map) }));
    const error = await checked(copied('html'), earlier).catch((reason: unknown) => reason);
    expect((error as ProblemError).problem.code).toBe('MAP_WITHOUT_SOURCE');
  });
});
