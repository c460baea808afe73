import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { check } from '../../bin/src/commands/check.js';
import { instrument } from '../../bin/src/commands/instrument.js';
import { around, library, libraryOptions } from './instrument-library.js';
import { sourceChanges, type SourceChange } from './source-changes.js';

const folder = mkdtempSync(join(tmpdir(), 'webmcp-changes-'));
const out = join(folder, 'webmcp.map.json');

const options = (root: string) => libraryOptions(root, out);

/** Puts changes into rounds. No tool is in one round twice. The changes of layout have a round of their own. */
function inRounds(changes: readonly SourceChange[]): SourceChange[][] {
  const rounds: SourceChange[][] = [];
  for (const change of changes) {
    const isLayout = change.tools.length === 0;
    const free = rounds.find(
      ([first, ...others]) =>
        (first?.tools.length === 0) === isLayout &&
        ![first, ...others].some((other) => other?.tools.some((tool) => change.tools.includes(tool))),
    );
    if (free === undefined) rounds.push([change]);
    else free.push(change);
  }
  return rounds;
}

function changedApp(round: readonly SourceChange[]): string {
  const root = mkdtempSync(join(folder, 'round-'));
  cpSync(library, root, { recursive: true, filter: (path) => !path.endsWith('webmcp.harness.ts') });
  for (const { name, file, edits } of round) {
    let text = readFileSync(join(root, file), 'utf8');
    for (const [from, to] of edits) {
      if (!text.includes(from)) throw new Error(`"${name}": ${file} does not contain ${from}`);
      text = text.replaceAll(from, to);
    }
    writeFileSync(join(root, file), text);
  }
  return root;
}

beforeAll(async () => {
  await instrument(options(changedApp([])), around);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('check on changes of the source', () => {
  test('the table has at least 40 changes', () => {
    expect(sourceChanges.length).toBeGreaterThanOrEqual(40);
  });

  test.each(inRounds(sourceChanges).map((round) => [round.map(({ name }) => name).join('; '), round] as const))(
    '%s',
    async (_, round) => {
      const root = changedApp(round);
      const result = await check({ ...options(root), failOn: 'any', toolBudget: 40, update: false }, around);
      const found = result.differences.map(({ kind, impact, tool, field, where }) => ({
        finding: `${kind} ${impact} ${[tool, field].filter(Boolean).join('.')}`,
        where: where ?? '',
      }));
      expect(found.map(({ finding }) => finding).sort()).toEqual(round.flatMap(({ finds }) => finds).sort());
      for (const { finds, file, at } of round) {
        if (at === undefined) continue;
        const lines = readFileSync(join(root, file), 'utf8').split('\n');
        const line = lines.findIndex((text) => text.includes(at)) + 1;
        // The place of a new name is its tool, and the place of a sum is its state.
        for (const finding of finds.filter((one) => !/^(?:tool-renamed|coverage-fell)/.test(one)))
          expect(found.find((one) => one.finding === finding)?.where).toMatch(new RegExp(`^${file}:${line}:\\d+$`));
      }
      expect(result.flaky).toEqual([]);
      expect(result.exitCode).toBe(round.some(({ finds }) => finds.length > 0) ? 1 : 0);
    },
  );
});
