import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { integrityOf, serializeMap, type GroundTruthMap, type Unstable } from '@webmcp/contract';
import { discover, readSource } from '@webmcp/discovery';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const webmcp = fileURLToPath(new URL('../webmcp.js', import.meta.url));
const page = (run: string): string => `<p><button onclick="${run}()"><i></i></button></p>\r\n`;
const hooked = (run: string): string => page(run).replace('<button', `<button data-mcp="${run}"`);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'webmcp-fix-'));
  write('a.html', page('a'));
  write('b.html', page('b'));
  write('webmcp.map.json', mapOf(['a', 'b']));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const both = (): string[] => [read('a.html'), read('b.html')];

function run(...args: string[]): { code: number | null; stdout: string; stderr: string } {
  const done = spawnSync(process.execPath, [webmcp, ...args], { cwd: root, encoding: 'utf8' });
  return { code: done.status, stdout: done.stdout, stderr: done.stderr };
}

function codes(...args: string[]): [number | null, string[]] {
  const { code, stdout } = run(...args, '--json');
  return [code, (JSON.parse(stdout) as { problems: { code: string }[] }).problems.map((each) => each.code)];
}

/** A map that asks for a hook in each file, the places as discovery itself gives them. */
function mapOf(names: string[]): string {
  const files = names.map((name) => ({ path: `${name}.html`, text: page(name) }));
  const { map } = discover({
    source: readSource(files, () => null),
    hooks: { files, reread: () => readSource(files, () => null).appModel },
    snapshots: names.map((name) => ({
      state: name,
      route: `/${name}.html`,
      elements: [
        {
          index: 0,
          tag: 'button',
          role: 'button',
          name: '',
          labels: [],
          attributes: {},
          testIds: [],
          chain: [],
          constraints: {},
          disabled: false,
          candidates: [],
          fingerprint: { kind: 'button', labels: [], scope: [], unique: [] },
          sources: [{ file: `${name}.html`, line: 1, column: 4 }],
        },
      ],
      containers: [],
    })),
    states: [],
    threshold: 0.6,
    allowUnstable: false,
    provenance: true,
    generatorVersion: '0.0.0',
  });
  const unstable = map.unstable.map((each): Unstable => {
    const name = each.source!.file.replace('.html', '');
    return {
      ...each,
      toolName: `run_${name}`,
      guidance: each.guidance.map((advice) =>
        advice.do === 'data-mcp' ? { ...advice, paste: `data-mcp="${name}"` } : advice,
      ),
    };
  });
  const named: GroundTruthMap = { ...map, unstable };
  return serializeMap({ ...named, integrity: integrityOf(named) });
}

describe('webmcp fix', () => {
  it('shows the diff and writes nothing where nobody is there to say yes', () => {
    const { code, stdout } = run('fix');
    expect(code).toBe(1);
    expect(stdout).toContain('+<p><button data-mcp="a" onclick="a()">');
    expect(stdout).toContain('FIX_NOT_CONFIRMED');
    expect(both()).toEqual([page('a'), page('b')]);
    expect(codes('fix', '--dry-run')).toEqual([0, []]);
    expect(existsSync(join(root, '.webmcp'))).toBe(false);
  });

  it('writes with --yes, once, and --undo takes it back to the byte', () => {
    chmodSync(join(root, 'a.html'), 0o600);
    expect(codes('fix', '--yes')).toEqual([0, []]);
    expect(both()).toEqual([hooked('a'), hooked('b')]);
    expect(statSync(join(root, 'a.html')).mode & 0o777).toBe(0o600);
    expect(codes('fix', '--yes')).toEqual([0, []]);
    expect(both()).toEqual([hooked('a'), hooked('b')]);
    expect(codes('fix', '--undo', '--dry-run')).toEqual([0, []]);
    expect(both()).toEqual([hooked('a'), hooked('b')]);
    expect(codes('fix', '--undo')).toEqual([0, []]);
    expect(both()).toEqual([page('a'), page('b')]);
    expect(existsSync(join(root, '.webmcp'))).toBe(false);
    expect(codes('fix', '--undo')).toEqual([1, ['FIX_NOTHING_TO_UNDO']]);
  });

  it('refuses a place that is no longer what the map saw, and writes the others', () => {
    write('a.html', `<!-- moved -->${page('a')}`);
    expect(codes('fix', '--yes')).toEqual([1, ['FIX_MOVED']]);
    expect(both()).toEqual([`<!-- moved -->${page('a')}`, hooked('b')]);
  });

  it('does not undo in a file that was changed by hand since, until that is mended', () => {
    run('fix', '--yes');
    write('a.html', `${hooked('a')}<!-- mine -->`);
    const { code, stdout } = run('fix', '--undo');
    expect(code).toBe(1);
    expect(stdout).toContain('a.html was changed after webmcp fix, so its hooks remain: data-mcp="a"');
    expect(both()).toEqual([`${hooked('a')}<!-- mine -->`, page('b')]);
    write('a.html', hooked('a'));
    expect(codes('fix', '--undo')).toEqual([0, []]);
    expect(both()).toEqual([page('a'), page('b')]);
  });

  it('takes back what was written of a run that broke off in the middle', () => {
    run('fix', '--yes');
    // The journal is written before the first file: so it looks when the power went after one of two.
    write('b.html', page('b'));
    expect(codes('fix', '--undo')).toEqual([0, []]);
    expect(both()).toEqual([page('a'), page('b')]);
  });

  it('undoes run by run, the last one first', () => {
    write('webmcp.map.json', mapOf(['a']));
    run('fix', '--yes');
    write('webmcp.map.json', mapOf(['b']));
    run('fix', '--yes');
    run('fix', '--undo');
    expect(both()).toEqual([hooked('a'), page('b')]);
    run('fix', '--undo');
    expect(both()).toEqual([page('a'), page('b')]);
  });

  it('says so when a file cannot be written, and forgets it', () => {
    rmSync(join(root, 'a.html'));
    const bytes = Buffer.from([0x3c, 0xff, 0x3e]);
    writeFileSync(join(root, 'a.html'), bytes);
    expect(codes('fix', '--yes')).toEqual([1, ['FIX_MOVED']]);
    expect(readFileSync(join(root, 'a.html'))).toEqual(bytes);
    expect(codes('fix', '--undo')).toEqual([0, []]);
    expect(read('b.html')).toBe(page('b'));
  });

  it.each([
    ['{'],
    ['{ "version": 2, "runs": [] }'],
    ['{ "version": 1, "runs": [[{ "file": 3 }]] }'],
    ['{ "version": 1, "runs": [[{ "file": "a.html", "before": "", "after": "", "insertions": [null] }]] }'],
  ])('refuses a damaged journal: %s', (text) => {
    run('fix', '--yes');
    write('.webmcp/fixes.json', text);
    expect(codes('fix', '--undo')).toEqual([2, ['JOURNAL_UNREADABLE']]);
    expect(both()).toEqual([hooked('a'), hooked('b')]);
  });

  it('takes nothing back outside the root, whatever the journal says', () => {
    const outside = join(root, '..', 'outside.html');
    run('fix', '--yes');
    write('.webmcp/fixes.json', read('.webmcp/fixes.json').replaceAll('"a.html"', '"../outside.html"'));
    writeFileSync(outside, hooked('a'));
    try {
      expect(codes('fix', '--undo')).toEqual([1, ['FIX_CHANGED_SINCE']]);
      expect(readFileSync(outside, 'utf8')).toBe(hooked('a'));
    } finally {
      rmSync(outside);
    }
  });

  it('stays inside the root', () => {
    const outside = join(root, '..', 'outside.html');
    const map = JSON.parse(mapOf(['a'])) as GroundTruthMap;
    for (const { guidance } of map.unstable)
      for (const { into } of guidance) for (const place of into ?? []) place.file = '../outside.html';
    write('webmcp.map.json', serializeMap({ ...map, integrity: integrityOf(map) }));
    writeFileSync(outside, page('a'));
    try {
      expect(codes('fix', '--yes')).toEqual([1, ['FIX_DOUBTFUL']]);
      expect(readFileSync(outside, 'utf8')).toBe(page('a'));
    } finally {
      rmSync(outside);
    }
  });
});

describe('webmcp explain', () => {
  it('explains a tool that is held back, by the change that would help', () => {
    const { code, stdout } = run('explain', 'run_a');
    expect(code).toBe(0);
    expect(stdout).toContain('held back');
    expect(stdout).toContain('Add data-mcp=');
    expect(stdout).toContain('a.html:1:4');
  });

  it('offers the nearest names for one that is not there', () => {
    const { code, stderr } = run('explain', 'run_c');
    expect(code).toBe(2);
    expect(stderr).toContain('The map has no tool run_c; the nearest names are: run_a, run_b');
  });

  it('gives the same as data with --json', () => {
    const { code, stdout } = run('explain', 'run_a', '--json');
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as {
      command: string;
      exitCode: number;
      problems: unknown[];
      explanation: object;
    };
    expect(report).toMatchObject({ command: 'explain', exitCode: 0, problems: [] });
    expect(report.explanation).toMatchObject({ held: true, tool: { name: 'run_a' } });
  });
});
