import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Problem } from '@webmcp/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

const webmcp = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));

const page = (title: string, inside: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><a href="seats.html">Seats</a>${inside}</html>`;

const app = {
  'index.html': page(
    'Readings',
    '<form><label>Mail <input name="mail" type="email"></label><button>Subscribe</button></form>',
  ),
  'seats.html': page('Seats', '<form><label>Name <input name="name"></label><button>Reserve a seat</button></form>'),
};

let folder: string;
const file = (name: string): string => join(folder, name);
const root = (): string => file('app');

interface Report {
  exitCode: number;
  problems: Problem[];
}

function run(...args: string[]): Report {
  const { stdout } = spawnSync(process.execPath, [webmcp, ...args, '--json'], { cwd: folder, encoding: 'utf8' });
  return JSON.parse(stdout) as Report;
}

const instrument = (...args: string[]): Report => run('instrument', '--root', root(), ...args);
const merge = (out: string, ...parts: string[]): Report =>
  run('merge', ...parts.map(file), '--root', root(), '--out', file(out));
const codes = ({ exitCode, problems }: Report): [number, ...string[]] => [
  exitCode,
  ...problems.map(({ code }) => code),
];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'webmcp-shards-'));
  mkdirSync(root());
  for (const [name, text] of Object.entries(app)) writeFileSync(join(root(), name), text);
  instrument('--out', file('whole.json'));
  instrument('--shard', '1/2', '--out', file('one.json'));
  instrument('--shard', '2/2', '--out', file('two.json'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('parts make the bytes of one run, in any order', () => {
  const whole = readFileSync(file('whole.json'), 'utf8');
  expect(codes(merge('merged.json', 'two.json', 'one.json'))).toEqual([0]);
  expect(readFileSync(file('merged.json'), 'utf8')).toBe(whole);
  expect(codes(merge('again.json', 'one.json', 'two.json'))).toEqual([0]);
  expect(readFileSync(file('again.json'), 'utf8')).toBe(whole);
});

test('merge names the part that is missing, and writes nothing', () => {
  const { exitCode, problems } = merge('none.json', 'two.json');
  expect([exitCode, problems[0]?.code, problems[0]?.message]).toEqual([
    2,
    'MERGE_PARTS',
    'The parts do not make one map: part 1 of 2 is missing',
  ]);
  expect(() => readFileSync(file('none.json'))).toThrow('ENOENT');
});

test('merge refuses a part twice, a whole map, a damaged part and a missing file', () => {
  writeFileSync(file('copy.json'), readFileSync(file('one.json')));
  writeFileSync(file('edited.json'), readFileSync(file('one.json'), 'utf8').replaceAll('Mail', 'Male'));
  writeFileSync(file('cut.json'), readFileSync(file('one.json'), 'utf8').slice(0, 500));
  expect(codes(merge('none.json', 'one.json', 'copy.json', 'two.json'))).toEqual([2, 'MERGE_PARTS']);
  for (const bad of ['whole.json', 'edited.json', 'cut.json', 'absent.json'])
    expect([bad, ...codes(merge('none.json', bad, 'two.json'))]).toEqual([bad, 2, 'MERGE_NOT_PARTIAL']);
});

test('merge refuses parts of other options and of another source', () => {
  expect(codes(instrument('--shard', '1/2', '--threshold', '0.5', '--out', file('loose.json')))).toEqual([0]);
  expect(codes(merge('none.json', 'loose.json', 'two.json'))).toEqual([2, 'MERGE_PARTS']);
  const path = join(root(), 'seats.html');
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replace('Reserve', 'Book'));
  expect(codes(merge('none.json', 'one.json', 'two.json'))).toEqual([2, 'MERGE_PARTS']);
  writeFileSync(path, before);
});

test('a part is no map for check, and a part may have no state', () => {
  expect(codes(run('check', '--root', root(), '--out', file('one.json')))).toEqual([1, 'MAP_PARTIAL']);
  for (const index of [1, 2, 3])
    expect(codes(instrument('--shard', `${index}/3`, '--out', file(`third-${index}.json`)))).toEqual([0]);
  expect(codes(merge('thirds.json', 'third-1.json', 'third-2.json', 'third-3.json'))).toEqual([0]);
  expect(readFileSync(file('thirds.json'), 'utf8')).toBe(readFileSync(file('whole.json'), 'utf8'));
});

test.each([
  ['--shard 0/2', ['--shard', '0/2']],
  ['--shard 3/2', ['--shard', '3/2']],
  ['--shard with --prove', ['--shard', '1/2', '--prove']],
  ['--shard with --llm', ['--shard', '1/2', '--llm', 'openai']],
])('%s is a mistake of usage', (_, args) => {
  expect(codes(instrument(...args))).toEqual([2, 'USAGE']);
});
