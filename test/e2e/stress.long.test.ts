import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { type GroundTruthMap, integrityOf, type Problem, targetsOf } from '@webmcp/contract';
import { readMap } from '@webmcp/contract/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';

const repo = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'webmcp-stress-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function webmcp(...args: string[]): Promise<{ stdout: string; stderr: string; code: unknown }> {
  const child = spawn(process.execPath, [join(repo, 'bin/webmcp.js'), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { stdout, stderr, code };
}

it('measures every emitted target, lists each that was mistaken, and keeps the figures until the next time', async () => {
  const out = join(folder, 'webmcp.map.json');
  const app = ['--root', join(repo, 'examples/playground/html'), '--out', out, '--json'];
  const first = await webmcp('instrument', '--stress', ...app);
  expect({ code: first.code, stderr: first.stderr }).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/\d+ trials/),
  });
  const { problems } = JSON.parse(first.stdout) as { problems: Problem[] };
  const written = await readFile(out, 'utf8');
  const map: GroundTruthMap = readMap(written, out);
  expect(map.integrity).toBe(integrityOf(map));
  const listed = problems.filter(({ code }) => code === 'SURVIVAL_LOW').map(({ message }) => message);
  const targets = map.tools.flatMap((tool) =>
    targetsOf(tool).map(({ part, target: { survival } }) => ({ called: `${tool.name}: its ${part} `, survival })),
  );
  expect(targets.length).toBeGreaterThan(20);
  for (const { called, survival } of targets) {
    expect({ called, survival }).toEqual({
      called,
      survival: { survived: expect.any(Number), trials: expect.any(Number), wrong: expect.any(Number) },
    });
    const { survived, trials, wrong } = survival!;
    expect({ called, isCounted: trials >= 5 && survived > 0 && survived + wrong <= trials }).toEqual({
      called,
      isCounted: true,
    });
    const isListed = listed.some((message) => message.startsWith(called));
    expect({ called, wrong, isListed }).toEqual({ called, wrong, isListed: wrong > 0 || survived * 3 < trials * 2 });
  }
  const sum = (count: 'wrong' | 'trials'): number => targets.reduce((all, { survival }) => all + survival![count], 0);
  expect(sum('wrong') / sum('trials')).toBeLessThan(0.01);
  await webmcp('instrument', ...app);
  expect(await readFile(out, 'utf8')).toBe(written);
  expect(written).not.toMatch(/Ferrante|Le Guin/);
});
