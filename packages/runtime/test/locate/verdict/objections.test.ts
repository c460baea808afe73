import { describe, expect, test } from 'vitest';

import type { ContenderRule } from '../../../src/locate/verdict/contender.js';
import { otherControl, vetoes } from '../../../src/locate/verdict/objections.js';
import { contenderWith, pollWith } from './contender-of.js';

const named = (rules: readonly ContenderRule[], name: string): ContenderRule =>
  rules.find((rule) => rule.name === name) ?? expect.unreachable(`no rule "${name}"`);

describe('another control', () => {
  test.each([
    ['link', false],
    ['menuitemcheckbox', false],
    ['textbox', true],
    ['heading', true],
  ])('its role is unrelated to the captured one: a button that is now a %s, %j', (kind, applies) => {
    const rule = named(otherControl, 'its role is unrelated to the captured one');
    expect(rule.applies(contenderWith({}, { kind }), pollWith())).toBe(applies);
  });

  test('its label belongs to another known control, unless the label is the captured one', () => {
    const rule = named(otherControl, 'its label belongs to another known control');
    const poll = pollWith({ isOthers: (text) => text === 'Cancel' });
    expect(rule.applies(contenderWith({}, { texts: ['Cancel'], relation: 'conflict' }), poll)).toBe(true);
    expect(rule.applies(contenderWith({}, { texts: ['Cancel'], relation: 'same' }), poll)).toBe(false);
    expect(rule.applies(contenderWith({}, { texts: ['Keep'], relation: 'conflict' }), poll)).toBe(false);
  });
});

describe('vetoes', () => {
  test('its wording differs in strict mode', () => {
    const rule = named(vetoes, 'its wording differs in strict mode');
    const partial = contenderWith({}, { relation: 'partial' });
    expect(rule.applies(partial, pollWith({ strict: true }))).toBe(true);
    expect(rule.applies(partial, pollWith())).toBe(false);
    expect(rule.applies(contenderWith({}), pollWith({ strict: true }))).toBe(false);
  });

  test('its wording differs, and so does an attribute', () => {
    const rule = named(vetoes, 'its wording differs, and so does an attribute');
    expect(rule.applies(contenderWith({ href: -1 }, { relation: 'partial' }), pollWith())).toBe(true);
    expect(rule.applies(contenderWith({ scope: -1 }, { relation: 'partial' }), pollWith())).toBe(false);
    expect(rule.applies(contenderWith({ href: -1 }), pollWith())).toBe(false);
  });

  test.each([
    ['partial', {}, [], true],
    ['partial', { id: 1 }, ['id'], false],
    ['partial', { id: 1 }, [], true],
    ['conflict', { id: 1 }, ['id'], true],
    ['conflict', { id: 1, name: 1 }, ['id', 'name'], false],
    ['conflict', { icon: 1, testid: 1 }, ['icon', 'testid'], false],
    ['extended', {}, [], true],
    ['extended', {}, ['wording'], false],
    ['same', {}, [], false],
  ] as const)(
    'its wording differs, and too few marks outweigh that: %s, %j, unique %j → %j',
    (relation, votes, unique, applies) => {
      const rule = named(vetoes, 'its wording differs, and too few marks outweigh that');
      expect(rule.applies(contenderWith(votes, { relation }), pollWith({ unique: [...unique] }))).toBe(applies);
    },
  );

  test('the address of a link outweighs all of its words, that of a button a part', () => {
    const rule = named(vetoes, 'its wording differs, and too few marks outweigh that');
    const poll = pollWith({ unique: ['href'] });
    expect(rule.applies(contenderWith({ href: 1 }, { relation: 'conflict', kind: 'link' }), poll)).toBe(false);
    expect(rule.applies(contenderWith({ href: 1 }, { relation: 'conflict' }), poll)).toBe(true);
  });

  test('its words are extended in strict mode', () => {
    const rule = named(vetoes, 'its words are extended in strict mode');
    expect(rule.applies(contenderWith({}, { relation: 'extended' }), pollWith({ strict: true }))).toBe(true);
    expect(rule.applies(contenderWith({}, { relation: 'extended' }), pollWith())).toBe(false);
  });

  test('its words are gone in strict mode', () => {
    const rule = named(vetoes, 'its words are gone in strict mode');
    const silent = contenderWith({}, { relation: 'unknown', texts: [] });
    expect(rule.applies(silent, pollWith({ strict: true }))).toBe(true);
    expect(rule.applies(silent, pollWith({ strict: true, print: { labels: [] } }))).toBe(false);
    expect(rule.applies(silent, pollWith())).toBe(false);
  });

  test.each([
    ['shows another picture', { icon: 'close' }, {}, [], true],
    ['shows no picture', {}, {}, [], true],
    ['shows the picture', { icon: 'check' }, {}, [], false],
    ['shows another picture and has the id', { icon: 'close' }, { id: 1 }, ['id'], false],
  ] as const)('its picture was its only look: the contender %s', (_, own, votes, unique, applies) => {
    const rule = named(vetoes, 'its picture was its only look, and no mark outweighs that it is gone');
    const poll = pollWith({ print: { labels: [], icon: 'check' }, unique: [...unique] });
    expect(rule.applies(contenderWith(votes, own), poll)).toBe(applies);
    const labelled = pollWith({ print: { icon: 'check' }, unique: [...unique] });
    expect(rule.applies(contenderWith(votes, own), labelled)).toBe(false);
  });
});
