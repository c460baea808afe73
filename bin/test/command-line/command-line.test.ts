import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const webmcp = fileURLToPath(new URL('../../webmcp.js', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'webmcp-command-line-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(...args: string[]): { code: number | null; stdout: string; stderr: string } {
  return runWith({}, ...args);
}

function runWith(
  variables: Record<string, string>,
  ...args: string[]
): { code: number | null; stdout: string; stderr: string } {
  const env = { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...variables };
  const done = spawnSync(process.execPath, [webmcp, ...args], { cwd: folder, env, encoding: 'utf8' });
  return { code: done.status, stdout: done.stdout, stderr: done.stderr };
}

describe('webmcp', () => {
  it('teaches with --help', () => {
    const { code, stdout } = run('--help');
    expect(code).toBe(0);
    expect(stdout).toContain('webmcp instrument');
    expect(stdout).toContain('Exit codes: 0 done, 1 findings, 2 could not run.');
    const more = run('instrument', '--help').stdout;
    expect(more).toMatch(/\(default:\s+0\.6\)/);
    expect(more).not.toMatch(/default:\s+(?:false|\[\])/);
    for (const option of ['--explore', '--block-writes', '--write-harness <file>']) expect(more).toContain(option);
    expect(run('check', '--help').stdout).toContain('--explore');
  });

  it('says what init wrote if the first reading then fails', () => {
    const root = mkdtempSync(join(tmpdir(), 'webmcp-first-reading-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Shop</title><button onclick="buy()">Buy</button>');
    const { code, stderr, stdout } = runWith({ WEBMCP_BROWSER: '/nowhere/chromium' }, 'init', '--root', root, '--yes');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /Written: \d files[^]*The files stay[^]*webmcp instrument --emit webmcp\.loader\.js[^]*BROWSER_WRONG/,
    );
    expect(existsSync(join(root, 'webmcp.loader.js'))).toBe(true);
  });

  it.each([
    [['instrumnt'], /Unknown command 'instrumnt'\. Did you mean instrument\?/],
    [['instrument', '--treshold', '0.5'], /Unknown option '--treshold'/],
    [['instrument', '--threshold', '7'], /It must be a number from 0 to 1/],
    [['instrument', '--emit', 'tools.py'], /must end with \.ts, \.js, \.iife\.js or \.loader\.js/],
    [['instrument', '--root', 'nowhere'], /nowhere is not a folder/],
    [['instrument', '--url', 'http://localhost:1', '--command', 'x'], /cannot be used with option '--command/],
    [['instrument', '--static', '--explore'], /cannot be used with option '--explore'/],
    [['instrument', '--write-harness', webmcp], /webmcp\.js: there is such a file, and it is left alone/],
    [['check'], /There is no map at .*webmcp\.map\.json/],
  ])('exits 2 for %j and says why', (args, why) => {
    const { code, stderr, stdout } = run(...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(why);
    expect(stderr).toContain('→');
    expect(stdout).toBe('');
  });

  it('colours what a person sees, not what goes into a pipe, on a CI machine neither', () => {
    const escape = '\u001b[';
    expect(run('check').stderr).not.toContain(escape);
    expect(runWith({ CI: 'true', GITHUB_ACTIONS: 'true' }, 'check').stderr).not.toContain(escape);
    expect(runWith({ FORCE_COLOR: '1' }, 'check').stderr).toContain(escape);
    expect(runWith({ FORCE_COLOR: '1', NO_COLOR: '1' }, 'check').stderr).not.toContain(escape);
    expect(runWith({ FORCE_COLOR: '1' }, 'check', '--json').stdout).not.toContain(escape);
  });

  it('puts the same into one JSON object with --json', () => {
    const { code, stdout } = run('check', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toEqual({
      command: 'check',
      exitCode: 2,
      problems: [
        {
          code: 'MAP_MISSING',
          message: `There is no map at ${join(folder, 'webmcp.map.json')}`,
          where: join(folder, 'webmcp.map.json'),
          fix: "Run webmcp instrument first, or pass --out with the map's path",
        },
      ],
    });
  });

  it('finds an empty project', () => {
    const { code, stderr } = run('instrument', '--root', folder);
    expect(code).toBe(2);
    expect(stderr).toMatch(/PROJECT_EMPTY/);
  });

  it('reports a damaged map as a finding of check', () => {
    writeFileSync(join(folder, 'broken.map.json'), '{ "version": 1');
    const { code, stdout } = run('check', '--out', 'broken.map.json');
    expect(code).toBe(1);
    expect(stdout).toMatch(/MAP_UNREADABLE/);
  });
});
