import { expect, it } from 'vitest';

import { lastingText } from '../../src/run/kept-basis.js';
import { KeptFunctions } from '../../src/run/kept-functions.js';

const one = 'const a = (x = () => 1) => { return () => x; };';
const two = 'function b() {}';

it('finds the same functions with the places of the last run', () => {
  const first = new KeptFunctions();
  const found = first.of(one);
  expect(found).toHaveLength(3);
  const kept = first.kept([one, two]);
  expect(new KeptFunctions(kept).of(one)).toEqual(found);
});

it('takes the places of the last run for the same text alone', () => {
  const first = new KeptFunctions();
  first.of(one);
  const [hash] = Object.keys(first.kept([one]));
  const second = new KeptFunctions({ [hash!]: [1, 2, 3] });
  expect(second.of(one)).toEqual([{ begin: 1, body: 2, end: 3 }]);
  expect(second.of(`${one}\n`)).toHaveLength(3);
});

it('keeps the places of scripts that this run did not need, and drops those of other scripts', () => {
  const first = new KeptFunctions();
  first.of(one);
  first.of(two);
  const second = new KeptFunctions(first.kept([one, two]));
  second.of(two);
  expect(second.kept([one])).toEqual(first.kept([one]));
});

it('keeps nothing for a text that is no script', () => {
  const functions = new KeptFunctions();
  expect(functions.of('<html>')).toBeNull();
  expect(functions.kept(['<html>'])).toEqual({});
});

it('knows a script again that differs in the port and the token of the run alone', () => {
  const text = (port: number, token: string, body: string): string =>
    `const host = "127.0.0.1:${port}"; const wsToken = "${token}"; function connect() { ${body} }`;
  const first = new KeptFunctions({}, lastingText('http://127.0.0.1:40001/'));
  const one = text(40_001, 'abcdef', 'open()');
  const found = first.of(one);
  const [hash] = Object.keys(first.kept([one]));
  const second = new KeptFunctions({ [hash!]: [1, 2, 3] }, lastingText('http://127.0.0.1:50002/'));
  expect(second.of(text(50_002, 'ghijkl', 'open()'))).toEqual([{ begin: 1, body: 2, end: 3 }]);
  expect(second.of(text(50_002, 'ghijkl', 'fail()'))).toEqual(found);
  expect(second.of(text(50_002, 'longer than before', 'open()'))).not.toEqual(found);
});
