import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { emitScript } from '@webmcp/discovery';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { calls, type Attack, type ServedCall } from './attack.js';
import { attackedApp } from './attacked-app.js';
import { openStage, type Trial } from './stage.js';
import { swapKinds, swaps } from './swaps.js';
import { runtimeWithoutWire } from './without-wire.js';

/** All swaps, or every seventh from a start that the seed names. */
const isAll = process.env['WEBMCP_ATTACKS'] === 'all';
const seed = Number(process.env['WEBMCP_SEED'] ?? 24);
const tried = swaps.filter((_, at) => isAll || at % 7 === seed % 7);

type Stage = Awaited<ReturnType<typeof openStage>>;
let [withWire, withoutWire]: [Stage, Stage] = [] as never;

beforeAll(async () => {
  const app = await attackedApp();
  withWire = await openStage(app);
  withoutWire = await openStage({ ...app, script: emitScript(app.map, await runtimeWithoutWire()) });
});
afterAll(async () => {
  await withWire.close();
  await withoutWire.close();
});

/** The columns of the table: a resolver that takes the first hit, the runtime without its judge of requests, the runtime. */
const columns = ['naive', 'without', 'with'] as const;
type Column = (typeof columns)[number];
const written = new Map<string, Set<Column>>();

const wrote = ({ logs }: Trial): boolean => logs.length > 0;

test('there are 60 swaps, ten of each kind', () => {
  expect(swapKinds.map((kind) => swaps.filter((swap) => swap.kind === kind).length)).toEqual(swapKinds.map(() => 10));
  expect(new Set(swaps.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(60);
});

test.each(Object.keys(calls) as (keyof typeof calls)[])('no check stops %s without a swap', async (name) => {
  const call: ServedCall = calls[name];
  for (const stage of [withWire, withoutWire]) {
    const trial = await stage.play(call, undefined, 'ours');
    expect(trial.results[0]?.status).toMatch(call.status);
    expect(trial.logs.toSorted()).toEqual(call.logs.toSorted());
  }
});

describe.concurrent('swap', () => {
  test.each(tried.map((swap) => [`${swap.kind}: ${swap.name}`, swap] as const))('%s', async (name, swap) => {
    const call: ServedCall = calls[swap.call];
    const attack: Attack = { ...swap, mechanism: swap.kind };
    const trials = {
      naive: await withWire.play(call, attack, 'naive'),
      without: await withoutWire.play(call, attack, 'ours'),
      with: await withWire.play(call, attack, 'ours'),
    };
    written.set(name, new Set(columns.filter((column) => wrote(trials[column]))));
    expect(trials.with.logs, JSON.stringify(trials.with)).toEqual([]);
    expect(trials.with.results[0]?.status, JSON.stringify(trials.with)).not.toMatch(/^(completed|navigated)$/);
    expect(trials.naive.logs, 'the swap must write').not.toEqual([]);
  });
});

// The table needs every swap.
describe.each(isAll ? ['the table'] : [])('%s', () => {
  test('is in docs/evidence/swaps.md', async () => {
    const of = (names: readonly string[], column: Column): number =>
      names.filter((name) => !written.get(name)?.has(column)).length;
    const row = (title: string, names: readonly string[]): string =>
      `| ${[title, names.length, ...columns.map((column) => of(names, column))].join(' | ')} |`;
    const all = swaps.map(({ kind, name }) => [kind, `${kind}: ${name}`] as const);
    const rows = swapKinds.map((kind) =>
      row(
        kind,
        all.flatMap(([of, name]) => (of === kind ? [name] : [])),
      ),
    );
    rows.push(
      row(
        '**all**',
        all.map(([, name]) => name),
      ),
    );
    const passed = all.flatMap(([, name]) => (written.get(name)?.has('without') ? [`- ${name}`] : []));
    process.stdout.write(`\n${[...rows, ...passed].join('\n')}\n`);
    const file = fileURLToPath(new URL('../../docs/evidence/swaps.md', import.meta.url));
    const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.replace(/ +/g, ' '));
    expect(lines).toEqual(expect.arrayContaining([...rows, ...passed]));
  });
});
