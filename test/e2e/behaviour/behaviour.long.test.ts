import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { check, type CheckResult } from '../../../bin/src/commands/check.js';
import { instrument, type InstrumentOptions } from '../../../bin/src/commands/instrument.js';
import { around } from '../instrument-library.js';
import { breakages } from './breakages.js';
import { deskFiles, serveDesk, writeDesk, type DeskEdit } from './desk-app.js';
import { harmlessChanges } from './harmless-changes.js';

const folder = mkdtempSync(join(tmpdir(), 'webmcp-behaviour-'));
const out = join(folder, 'webmcp.map.json');
const behaviourFile = join(folder, 'webmcp.behaviour.json');
let root = join(folder, 'base');
let desk: Awaited<ReturnType<typeof serveDesk>>;

const options = (): InstrumentOptions => ({
  root,
  out,
  behaviourFile,
  url: desk.url,
  paths: [],
  states: [],
  threshold: 0.6,
  allowUnstable: false,
  provenance: true,
  allowHosts: [],
  explore: false,
  blockWrites: false,
});

let made = 0;
/** The seconds of each run of `check`, and the number of changes that the run had. */
const runs: { seconds: number; changes: number }[] = [];

async function checkChanged(edits: readonly DeskEdit[], changes = 1): Promise<CheckResult> {
  root = join(folder, `change-${(made += 1)}`);
  writeDesk(root, edits);
  const begin = performance.now();
  const result = await check({ ...options(), failOn: 'any', toolBudget: 40, update: false }, around);
  runs.push({ seconds: (performance.now() - begin) / 1_000, changes });
  return result;
}

/** Prints a figure for docs/evidence/probe.md. */
function printFigure(what: string, found: readonly string[], all: number): void {
  const longest = Math.max(...runs.map(({ seconds, changes }) => seconds / changes));
  process.stdout.write(`${what}: ${found.length} of ${all}${found.length === 0 ? '' : ` (${found.join('; ')})`}\n`);
  process.stdout.write(`longest run: ${longest.toFixed(1)} s for a change, ${runs.length} runs so far\n`);
}

/** One line for each finding. */
const findings = ({ differences }: CheckResult): string[] => differences.map(({ kind, what }) => `${kind}: ${what}`);

/** One change, alone or with others in one run. */
interface Change {
  edits: DeskEdit[];
}

/** Puts changes into rounds of one run each. Changes of one round can all be made, and `isApart` accepts each pair. */
function inRounds<T extends Change>(changes: readonly T[], isApart: (one: T, other: T) => boolean): T[][] {
  const rounds: T[][] = [];
  for (const change of changes) {
    const free = rounds.find(
      (round) => round.every((other) => isApart(other, change)) && canBeMade([...round, change].flatMap(editsOf)),
    );
    if (free === undefined) rounds.push([change]);
    else free.push(change);
  }
  return rounds;
}

const editsOf = ({ edits }: Change): DeskEdit[] => edits;

function canBeMade(edits: readonly DeskEdit[]): boolean {
  const texts: Record<string, string> = { ...deskFiles };
  return edits.every(([file, from, to]) => {
    const text = texts[file] ?? '';
    texts[file] = text.replaceAll(from, to);
    return text.includes(from);
  });
}

beforeAll(async () => {
  writeDesk(root);
  desk = await serveDesk(() => root);
  await instrument(options(), around);
});
afterAll(() => {
  desk.close();
  rmSync(folder, { recursive: true });
});

describe('check of behaviour', () => {
  test('the tables are long enough, and an unchanged app calls no tool', async () => {
    expect(breakages.length).toBeGreaterThanOrEqual(40);
    expect(harmlessChanges.length).toBeGreaterThanOrEqual(60);
    const result = await checkChanged([]);
    expect(findings(result)).toEqual([]);
    expect(result.called).toEqual([]);
  });

  // A page that is left takes the record of its code with it, so a tool that leaves counts every script of its page.
  test('a change in one handler calls the tool of the handler, and the tool that leaves the page', async () => {
    const result = await checkChanged([['desk.js', "{ from: 'desk' }", "{ from: 'desk', coupon: 1 }"]]);
    expect(result.called).toEqual(['open_help', 'sync_desk']);
    expect(result.differences).toMatchObject([
      { kind: 'value-new', tool: 'sync_desk', what: 'sync_desk now sends `coupon` with PUT /api/sync' },
    ]);
    expect(result.differences[0]?.where).toMatch(/^(?:desk\.js|index\.html):\d+:\d+$/);
  });

  test('at least 90 % of the breakages are reported', { timeout: 1_800_000 }, async () => {
    const missed: string[] = [];
    for (const round of inRounds(breakages, (one, other) => one.tool !== other.tool)) {
      const result = await checkChanged(round.flatMap(editsOf), round.length);
      for (const { operator, name, tool } of round)
        if (!result.differences.some((one) => tool.test(`${one.tool ?? ''} ${one.what}`)))
          missed.push(`${operator}: ${name}`);
    }
    printFigure('missed breakages', missed, breakages.length);
    expect(missed.slice(0, Math.floor(breakages.length * 0.1))).toEqual(missed);
  });

  test('at most 2 % of the harmless changes give a finding', { timeout: 1_800_000 }, async () => {
    const alarms: string[] = [];
    for (const round of inRounds(harmlessChanges, () => true)) {
      const together = await checkChanged(round.flatMap(editsOf), round.length);
      // A finding belongs to the change that gives it alone.
      for (const { kind, name, edits } of findings(together).length === 0 ? [] : round) {
        const found = findings(await checkChanged(edits));
        if (found.length > 0) alarms.push(`${kind}: ${name}: ${found.join('; ')}`);
      }
    }
    printFigure('false alarms', alarms, harmlessChanges.length);
    expect(alarms.slice(0, Math.floor(harmlessChanges.length * 0.02))).toEqual(alarms);
  });
});
