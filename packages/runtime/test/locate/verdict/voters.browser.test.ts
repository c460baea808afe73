import { expect, test } from 'vitest';

import type { Traits } from '../../../src/locate/fingerprint/traits.js';
import type { Poll } from '../../../src/locate/verdict/poll.js';
import { voters } from '../../../src/locate/verdict/voters.js';
import { weights } from '../../../src/locate/verdict/weights.js';
import { pollWith } from './contender-of.js';

/** Returns the vote of one signal about `<button id="go" …>`. */
function voteOf(signal: string, html: string, poll: Poll, own: Partial<Traits> = {}): number | undefined {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild!;
  const traits = { kind: 'button', texts: ['Save'], icon: undefined, scope: [], ...own };
  const twins = { around: () => 'a1 b2 c3', markOf: () => '1/2 a b' };
  return voters.find((voter) => voter.signal === signal)!.vote({ element, own: traits, relation: 'same' }, poll, twins);
}

test('every voter has a weight, and every weight a voter', () => {
  expect(voters.map(({ signal }) => signal).sort()).toEqual(Object.keys(weights).sort());
});

test('testid agrees by any attribute', () => {
  const poll = pollWith({ testIds: ['go'], testIdAttributes: ['data-mcp', 'data-testid'] });
  expect(voteOf('testid', '<button data-testid="go">', poll)).toBe(1);
  expect(voteOf('testid', '<button data-testid="other">', poll)).toBe(-1);
  expect(voteOf('testid', '<button>', poll)).toBeUndefined();
});

test.each(['id', 'name', 'href', 'placeholder'])('%s agrees where the attribute has the captured value', (key) => {
  const poll = pollWith({ print: { [key]: 'cart' } });
  expect(voteOf(key, `<button ${key}="cart">`, poll)).toBe(1);
  expect(voteOf(key, `<button ${key}="other">`, poll)).toBe(-1);
  expect(voteOf(key, '<button>', poll)).toBeUndefined();
  expect(voteOf(key, `<button ${key}="cart">`, pollWith())).toBeUndefined();
});

test('id knows nothing of a generated id', () => {
  expect(voteOf('id', '<button id=":r1:">', pollWith({ print: { id: 'cart' } }))).toBeUndefined();
});

test('icon, type and kind compare the captured value', () => {
  expect(voteOf('icon', '<button>', pollWith({ print: { icon: 'bin' } }), { icon: 'bin' })).toBe(1);
  expect(voteOf('icon', '<button>', pollWith({ print: { icon: 'bin' } }), { icon: 'plus' })).toBe(-1);
  expect(voteOf('type', '<input type="email">', pollWith({ print: { type: 'password' } }))).toBe(-1);
  expect(voteOf('kind', '<a>', pollWith(), { kind: 'link' })).toBe(-1);
  expect(voteOf('kind', '<button>', pollWith())).toBe(1);
});

test('structure agrees in the slot that a path names', () => {
  document.body.innerHTML = '<button>';
  expect(voteOf('structure', '<button>', pollWith())).toBeUndefined();
  const structure = voters.find(({ signal }) => signal === 'structure')!;
  const element = document.body.firstElementChild!;
  const twins = { around: () => '', markOf: () => undefined };
  const own = { kind: 'button', texts: [], icon: undefined, scope: [] };
  expect(structure.vote({ element, own, relation: 'same' }, pollWith({ structural: [element] }), twins)).toBe(1);
});

test('near agrees by degree, and differs outside a located root only', () => {
  expect(voteOf('near', '<button>', pollWith({ print: { near: 'a1 b2 c3' } }))).toBe(1);
  expect(voteOf('near', '<button>', pollWith({ print: { near: 'a1 b2 c3 d4' } }))).toBe(0.75);
  expect(voteOf('near', '<button>', pollWith({ print: { near: 'x y z' } }))).toBe(-1);
  expect(voteOf('near', '<button>', pollWith({ print: { near: 'x y z' }, within: true }))).toBeUndefined();
});

test('scope agrees by the part that is kept', () => {
  expect(voteOf('scope', '<button>', pollWith({ print: { scope: ['a', 'b'] } }), { scope: ['b'] })).toBe(0.5);
});

test('label agrees with the same words', () => {
  expect(voteOf('label', '<button>', pollWith())).toBe(1);
});

test('twin agrees with the captured mark, never in strict mode', () => {
  const print = { twin: '1/2 a b' };
  expect(voteOf('twin', '<button>', pollWith({ print }))).toBe(1);
  expect(voteOf('twin', '<button>', pollWith({ print, strict: true }))).toBeUndefined();
  expect(voteOf('twin', '<button>', pollWith({ print: { twin: '2/2 a b' } }))).toBeUndefined();
});
