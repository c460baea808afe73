import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { integrityOf, ProblemError, serializeMap } from '@webmcp/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { emit } from '../../src/commands/emit.js';
import { evaluate } from '../../src/commands/eval.js';
import { readingRoom } from '../outputs/reading-room.js';

let folder: string;
const file = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'webmcp-eval-'));
  writeFileSync(file('map.json'), serializeMap({ ...readingRoom, integrity: integrityOf(readingRoom) }));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const codeOf = async (act: Promise<unknown>): Promise<string> => {
  const error = await act.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return error instanceof ProblemError ? error.problem.code : String(error);
};

test('cases that emit wrote are cases that eval reads', async () => {
  await emit({ out: file('map.json'), kind: 'evals', to: file('cases.json') });
  const { people, derived, exitCode } = await evaluate({
    out: file('map.json'),
    cases: file('cases.json'),
    isNamed: true,
  });
  expect(exitCode).toBe(0);
  expect(people).toEqual(derived);
  expect(people?.all.cases).toBe(4);
});

test('without a file of cases, eval has the derived cases alone', async () => {
  const { people, derived } = await evaluate({ out: file('map.json'), cases: file('none.json'), isNamed: false });
  expect([people, derived.all.cases]).toEqual([undefined, 4]);
});

test('a damaged file of cases, a named file that is absent, and an unknown output are refused', async () => {
  writeFileSync(file('cut.json'), '[{ "name": 1');
  writeFileSync(file('shape.json'), '[{ "name": "a", "messages": [] }]');
  for (const name of ['cut.json', 'shape.json', 'absent.json'])
    expect(await codeOf(evaluate({ out: file('map.json'), cases: file(name), isNamed: true }))).toBe('EVALS_INVALID');
  expect(await codeOf(emit({ out: file('map.json'), kind: 'pdf' }))).toBe('USAGE');
  expect(await codeOf(emit({ out: file('none.json'), kind: 'llms' }))).toBe('MAP_MISSING');
});

test('emit without a file returns the text and writes nothing', async () => {
  const before = readFileSync(file('map.json'), 'utf8');
  const { text } = await emit({ out: file('map.json'), kind: 'tools-md' });
  expect(text).toContain('## `subscribe`');
  expect(readFileSync(file('map.json'), 'utf8')).toBe(before);
});
