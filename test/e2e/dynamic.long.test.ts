import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCommand } from '@webmcp/probe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { type Change, type Trial, trySeed, workshopCalls } from './drift-trial.js';

const repo = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** `WEBMCP_SEEDS=200` for the table of docs/evidence/playground.md. */
const seeds = Number(process.env['WEBMCP_SEEDS'] ?? 5);
const changes: Change[] = ['copy and language alone', 'copy edited', 'copy replaced', 'language switched'];

describe.each(['themes/react', 'themes/vue'] as const)('dynamic ids, classes, order, copy, language: %s', (name) => {
  let app: InstrumentedApp;
  let agent: AgentPage;
  let folder: string;
  let drifting: Awaited<ReturnType<typeof startCommand>>;
  const trials: Trial[] = [];
  beforeAll(async () => {
    app = await instrumentApp(name);
    folder = await mkdtemp(join(tmpdir(), 'webmcp-drift-'));
    const vite = `node ${join(repo, 'examples/playground/node_modules/vite/bin/vite.js')}`;
    drifting = await startCommand({
      root: join(repo, 'examples', 'playground', name),
      command: `PLAYGROUND_DRIFT=on ${vite} build --outDir ${folder} && ${vite} preview --outDir ${folder} --host 127.0.0.1`,
    });
    agent = await agentPage(app, { native: true, script: 'before' });
    agent.answer('accept');
  }, 600_000);
  afterAll(async () => {
    await agent?.close();
    await drifting?.stop();
    await app?.close();
    await rm(folder, { recursive: true, force: true });
    process.stdout.write(table(name, trials));
  });

  test('the build of another seed is another page', async () => {
    const markup = async (seed: number): Promise<string> => {
      await agent.page.goto(new URL(`/dynamic?drift=${seed}`, drifting.url).href);
      await agent.page.waitForFunction(() => Reflect.get(window, 'playground') !== undefined);
      return agent.page
        .locator('main')
        .first()
        .evaluate((main) => main.outerHTML);
    };
    const [plain, one, other] = [await markup(0), await markup(1), await markup(2)];
    expect(plain).toContain('class="card"');
    expect(one).not.toContain('class="card"');
    expect(new Set([plain, one, other]).size).toBe(3);
  });

  test(
    `${seeds} seeds: no wrong element, and where copy and language are let alone the calls are carried out`,
    async () => {
      const calls = workshopCalls(app.map);
      for (let seed = 1; seed <= seeds; seed += 1) {
        trials.push(...(await trySeed(agent, drifting.url, calls, seed)));
        if (seed % 25 === 0) process.stdout.write(table(name, trials));
      }
      expect(trials.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
      expect(share(trials, 'copy and language alone')).toBeGreaterThanOrEqual(0.9);
      expect(share(trials, 'language switched')).toBeGreaterThanOrEqual(0.9);
    },
    60_000 * seeds,
  );
});

function share(trials: readonly Trial[], change: Change): number {
  const made = trials.filter((trial) => trial.change === change);
  return made.filter(({ outcome }) => outcome === 'carried out').length / made.length;
}

/** What came of the calls, and what those that were not carried out said. */
function table(name: string, trials: readonly Trial[]): string {
  const rows = changes.map((change) => {
    const made = trials.filter((trial) => trial.change === change);
    const count = (outcome: Trial['outcome']): number => made.filter((trial) => trial.outcome === outcome).length;
    const kinds = new Set(made.map(({ seed }) => seed)).size;
    return `| ${name} | ${change} | ${kinds} | ${made.length} | ${count('carried out')} | ${count('abstained')} | ${count('wrong')} |`;
  });
  const told = new Map<string, number[]>();
  for (const { change, what, outcome, told: answer, seed } of trials) {
    if (outcome === 'carried out') continue;
    const line = `${change}, ${what}, ${outcome}: ${answer}`;
    told.set(line, [...(told.get(line) ?? []), seed]);
  }
  const lines = [...told].map(([line, some]) => `  ${some.length} × ${line} (seeds ${some.join(' ')})`);
  return `\n${[...rows, ...lines].join('\n')}\n`;
}
