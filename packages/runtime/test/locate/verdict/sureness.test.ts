import { expect, test } from 'vitest';

import { sureness } from '../../../src/locate/verdict/sureness.js';
import { contenderWith, pollWith } from './contender-of.js';

/** Names the rules that apply. */
const sureBy = (...[contender, poll]: Parameters<(typeof sureness)[number]['applies']>): string[] =>
  sureness.filter((rule) => rule.applies(contender, poll)).map(({ name }) => name);

const farOff = { scope: ['form:Order'] };

test('it has the label that only the target had', () => {
  const name = 'it has the label that only the target had';
  expect(sureBy(contenderWith({}), pollWith({ unique: ['label'], print: farOff }))).toEqual([name]);
  expect(sureBy(contenderWith({}), pollWith({ print: farOff }))).toEqual([]);
  expect(sureBy(contenderWith({}, { relation: 'partial' }), pollWith({ unique: ['label'], print: farOff }))).toEqual(
    [],
  );
});

test('it has the test id that only the target had', () => {
  const name = 'it has the test id that only the target had';
  expect(sureBy(contenderWith({ testid: 1 }), pollWith({ unique: ['testid'], print: farOff }))).toEqual([name]);
  expect(sureBy(contenderWith({ testid: -1 }), pollWith({ unique: ['testid'], print: farOff }))).toEqual([]);
});

test.each([
  [{ id: 1, name: 1 }, ['id', 'name'], true],
  [{ id: 1 }, ['id'], false],
  [{ id: 1, scope: 1 }, ['id'], true],
  [{ id: 1, scope: 0.5 }, ['id'], false],
  [{ id: 1, name: 1 }, ['id'], false],
  [{ id: -1, name: -1 }, ['id', 'name'], false],
])('two signals agree that only the target had, or one and its scope: %j, unique %j → %j', (votes, unique, sure) => {
  const found = sureBy(contenderWith(votes, { relation: 'unknown' }), pollWith({ unique, print: farOff }));
  expect(found).toEqual(sure ? ['two signals agree that only the target had, or one and its scope'] : []);
});

test('a target without a scope needs one signal', () => {
  expect(sureBy(contenderWith({ id: 1 }, { relation: 'unknown' }), pollWith({ unique: ['id'] }))).toHaveLength(1);
});
