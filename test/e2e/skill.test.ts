import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { integrityOf, type GroundTruthMap } from '@webmcp/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repo = fileURLToPath(new URL('../../', import.meta.url));
const skill = readFileSync(join(repo, 'skills/webmcp/SKILL.md'), 'utf8');

/** A block of the skill: commands for a shell, or the content of a file. */
interface Block {
  file: string | undefined;
  lines: string;
}

/** Returns the blocks of the skill in the order in which a reader meets them. */
const blocks: Block[] = [...skill.matchAll(/^```(sh|ts (\S+))\n([\s\S]*?)^```$/gm)].map(([, , file, lines = '']) => ({
  file,
  lines,
}));

let folder: string;
const at = (...parts: string[]): string => join(folder, ...parts);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'webmcp-skill-'));
  mkdirSync(at('bin'));
  cpSync(join(repo, 'examples/playground/html'), at('app'), { recursive: true });
  rmSync(at('app/webmcp.harness.ts'));
  mkdirSync(at('app/node_modules/.bin'), { recursive: true });
  symlinkSync(join(repo, 'bin/webmcp.js'), at('app/node_modules/.bin/webmcp'));
  // The pull request ends here: the command prints its arguments.
  writeFileSync(at('bin/gh'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  chmodSync(at('bin/gh'), 0o755);
  await sh('git init -q --bare ../origin.git && git init -q && git remote add origin ../origin.git');
  writeFileSync(at('app/.gitignore'), 'node_modules\n');
  await sh('git add -A && git commit -qm start');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mapNow = (): GroundTruthMap => JSON.parse(readFileSync(at('app/webmcp.map.json'), 'utf8')) as GroundTruthMap;

test('each step of the skill does what the skill says, from the map to the pull request', async () => {
  const ran: [command: string, code: number | null][] = [];
  let printed = '';
  for (const { file, lines } of blocks) {
    if (file !== undefined) {
      writeFileSync(at('app', file), lines.replaceAll('TOOL_ID', mapNow().tools[0]!.id));
      continue;
    }
    for (const line of lines.split('\n').filter((each) => each !== '')) {
      const command = /\bTOOL\b/.test(line) ? line.replace(/\bTOOL\b/, mapNow().tools[0]!.name) : line;
      const { code, out } = await sh(command);
      ran.push([command, code]);
      printed += out;
      if (code !== 0 && !(code === 1 && command.startsWith('npx --no-install webmcp')))
        throw new Error(`${command}: ${code}\n${out}`);
    }
  }
  expect(ran).toHaveLength(12);
  expect(printed).not.toContain('PROPOSAL_REFUSED');
  const map = mapNow();
  expect(map.integrity).toBe(integrityOf(map));
  expect(map.tools.map(({ name }) => name)).toContain('open_the_first_thing');
  expect(printed).toContain('webmcp: name the tools');
  const { out } = await sh('git --git-dir ../origin.git show --stat --format= webmcp-tools');
  for (const name of ['webmcp.map.json', 'webmcp.config.ts', 'webmcp.evals.json']) expect(out).toContain(name);
});

test('the skill has a name and a description of the length that skills may have', () => {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(skill) ?? [];
  expect(head).toMatch(/^name: webmcp$/m);
  expect(/^description: (.+)$/m.exec(head)?.[1]?.length).toBeLessThan(1024);
});

async function sh(command: string): Promise<{ code: number | null; out: string }> {
  const person = { NAME: 'Ada', EMAIL: 'ada@example.com' };
  const child = spawn('sh', ['-c', command], {
    cwd: at('app'),
    env: {
      ...process.env,
      PATH: `${at('bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      NO_COLOR: '1',
      GIT_AUTHOR_NAME: person.NAME,
      GIT_AUTHOR_EMAIL: person.EMAIL,
      GIT_COMMITTER_NAME: person.NAME,
      GIT_COMMITTER_EMAIL: person.EMAIL,
    },
  });
  const done = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), done]);
  return { code, out: out + errors };
}
