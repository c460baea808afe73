import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { calls, type CallName, type ServedCall } from './attack.js';
import { attackedApp } from './attacked-app.js';
import { attacks } from './attacks/attacks.js';
import { harmless } from './harmless.js';
import { judge } from './judge.js';
import { openStage } from './stage.js';

/** All attacks, or every seventh from a start that the seed names. */
const isAll = process.env['WEBMCP_ATTACKS'] === 'all';
const seed = Number(process.env['WEBMCP_SEED'] ?? 24);
const tried = attacks.filter((_, at) => isAll || at % 7 === seed % 7);

let stage: Awaited<ReturnType<typeof openStage>>;
const table: string[] = [];

beforeAll(async () => {
  stage = await openStage(await attackedApp());
});
afterAll(async () => {
  await stage.close();
  if (isAll) process.stdout.write(`\n| case | naive | ours |\n|---|---|---|\n${table.join('\n')}\n`);
});

test('at most four attacks share a mechanism, and names are unique', () => {
  const counts = new Map<string, number>();
  for (const { mechanism } of attacks) counts.set(mechanism, (counts.get(mechanism) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 4)).toEqual([]);
  expect(new Set(attacks.map(({ name }) => name)).size).toBe(attacks.length);
});

describe.each(Object.keys(calls) as CallName[])('control of %s', (name) => {
  test('the call works without an attack', async () => {
    expect(judge(calls[name], undefined, await stage.play(calls[name], undefined, 'ours'), 'ours')).toBeUndefined();
  });
});

describe.concurrent('harmless', () => {
  test.each(harmless.map((page) => [page.name, page] as const))('%s', async (_, { status, logs, ...page }) => {
    const trial = await stage.play(calls[page.call], { mechanism: 'none', person: 'accept', ...page }, 'ours');
    expect(trial.results, JSON.stringify(trial)).toMatchObject([{ status: expect.stringMatching(status) }]);
    expect(trial.logs.toSorted()).toEqual(logs.toSorted());
  });
});

describe.concurrent('attack', () => {
  test.each(tried.map((attack) => [attack.name, attack] as const))('%s', async (name, attack) => {
    const call: ServedCall = calls[attack.call];
    const ours = await stage.play(call, attack, 'ours');
    const own = judge(call, attack, ours, 'ours');
    const answers = ours.results.map(({ status }) => status).join(', ');
    // The naive resolver costs as much again, so it plays in the full run.
    const theirs = isAll ? judge(call, attack, await stage.play(call, attack, 'naive'), 'naive') : undefined;
    table.push(`| ${name} | ${theirs ?? 'held'} | ${own ?? answers} |`);
    expect(own, JSON.stringify(ours)).toBeUndefined();
    if (isAll) expect(theirs, 'the naive resolver must fail').toBeDefined();
  });
});
