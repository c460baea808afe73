import { describe, expect, test } from 'vitest';

import type { Boundary } from '../../../src/intents/model/intent.js';
import { exclusiveShares, supportOf } from '../../../src/match/presence/counterparts.js';
import { isInAbsentBoundary, presenceOf, proximity, surroundingsOf } from '../../../src/match/presence/proximity.js';
import { buildPage, type ViewedPage } from '../build-views.js';
import type { BoxSpec } from '../build-world.js';

const gone = { only: 'source' as const };
const presence = (page: ViewedPage) =>
  presenceOf(page.boundaries, page.intents, supportOf(page.counterparts, page.intents));
const page = (...inside: BoxSpec['inside']): BoxSpec => ({ box: 'page', inside });
const labels = (...texts: string[]) => texts.map((label) => ({ label }));

describe('presenceOf', () => {
  test.each<[string, BoxSpec, number | undefined]>([
    ['is 1 if at least half of the intents are on the page', page({ label: 'Save' }, { label: 'Undo', ...gone }), 1],
    [
      'is twice the share of the present intents',
      page({ label: 'Save' }, ...['A1', 'B2', 'C3'].map((label) => ({ label, ...gone }))),
      0.5,
    ],
    ['is 0 without a present intent', page({ label: 'Save', ...gone }, { label: 'Undo', ...gone }), 0],
    ['is unknown for a single intent', page({ label: 'Save' }), undefined],
    ['does not count intents without a text or key', page({ label: 'Save' }, gone, gone, gone, { label: 'Undo' }), 1],
  ])('%s', (_, box, expected) => {
    expect(presence(buildPage([box])).get(0)).toBe(expected);
  });

  test('leaves one intent out on request', () => {
    const viewed = buildPage([page({ label: 'Save' }, { label: 'Undo', ...gone }, { label: 'Redo', ...gone })]);
    expect(presence(viewed).get(0, viewed.intent('Save').intent.index)).toBe(0);
    expect(presence(viewed).get(0, viewed.intent('Undo').intent.index)).toBe(1);
  });

  test('does not count the intents of a closed dialog around the dialog', () => {
    const closed: BoxSpec = { box: 'page', inside: ['A1', 'B2', 'C3', 'D4'].map((label) => ({ label, ...gone })) };
    const asDialog = (boundaries: Boundary[]): Boundary[] =>
      boundaries.map((each) => (each.index === 1 ? { ...each, kind: 'dialog' } : each));
    const specs = [page(...labels('Save', 'Undo'), closed)];
    expect(presence(buildPage(specs, asDialog)).get(0)).toBe(1);
    expect(presence(buildPage(specs)).get(0)).toBeLessThan(1);
  });
});

describe('surroundingsOf', () => {
  test('counts the inner boundary twice as much as the next outer one', () => {
    const viewed = buildPage([
      page(
        ...labels('Save', 'Undo', 'Redo'),
        page({ label: 'Cut' }, { label: 'Copy', ...gone }, { label: 'Paste', ...gone }),
      ),
    ]);
    const cut = viewed.intent('Cut');
    // The inner boundary has no other present intent; of the outer one 3 of 5 others are present.
    expect(surroundingsOf(cut, presence(viewed))).toBeCloseTo(0.5 / 1.5, 6);
  });

  test('is null outside of boundaries', () => {
    const viewed = buildPage([{ label: 'Save' }]);
    expect(surroundingsOf(viewed.intent('Save'), presence(viewed))).toBeNull();
  });
});

describe('isInAbsentBoundary', () => {
  test.each<[string, number, boolean]>([
    ['is true beside four absent intents', 4, true],
    ['is false beside three absent intents', 3, false],
  ])('%s', (_, count, expected) => {
    const absent = ['Anna', 'Bert', 'Carl', 'Dora'].slice(0, count).map((label) => ({ label, ...gone }));
    const viewed = buildPage([page({ labels: [{ text: 'Bell', from: 'icon' }], ...gone }, ...absent)]);
    const isAbsent = isInAbsentBoundary(viewed.intents, supportOf(viewed.counterparts, viewed.intents));
    expect(isAbsent(viewed.intent('Bell'))).toBe(expected);
  });
});

describe('proximity', () => {
  const form = (label: string, ...inside: BoxSpec['inside']): BoxSpec => ({ box: 'form', label, inside });
  const two = buildPage([form('Sign up', { label: 'Email' }), form('Newsletter', { label: 'Mail' })]);
  const pairs = [0, 1].map((index) => ({ boundary: index, container: index, score: 1 }));
  const unknown = { get: () => undefined };

  test.each<[string, number | null]>([
    ['Email', 1],
    ['Mail', 0],
  ])('compares the matched containers of "Email" and the element "%s" as %d', (name, expected) => {
    const { near } = proximity(two.boundaries, pairs, unknown, new Map());
    expect(near(two.intent('Email'), two.element(name))).toBe(expected);
  });

  test('is null without matched containers and without presence', () => {
    const { near } = proximity(two.boundaries, [], unknown, new Map());
    expect(near(two.intent('Email'), two.element('Email'))).toBeNull();
  });

  test('is the presence without matched containers', () => {
    const { near } = proximity(two.boundaries, [], { get: () => 0.25 }, new Map());
    expect(near(two.intent('Email'), two.element('Email'))).toBe(0.25);
  });

  test('is 60 % matched containers and 40 % presence', () => {
    const { near } = proximity(two.boundaries, pairs, { get: () => 0.5 }, new Map());
    expect(near(two.intent('Email'), two.element('Email'))).toBeCloseTo(0.8, 6);
  });

  test('an intent in an unmatched overlay is closed without an exclusive counterpart', () => {
    const links = labels('Orders', 'Account', 'Help');
    const asDrawer = (boundaries: Boundary[]): Boundary[] =>
      boundaries.map((each) => (each.index === 0 ? { ...each, kind: 'drawer' } : each));
    const drawerOf = (inside: BoxSpec['inside']) => {
      const viewed = buildPage([page(...inside), page(...links)], asDrawer);
      const { boundaries, intents, counterparts } = viewed;
      const shares = exclusiveShares(boundaries, intents, counterparts);
      return proximity(boundaries, [], presence(viewed), shares).isClosed(intents[0] ?? viewed.intent('Orders'));
    };
    expect(drawerOf(links.map((link) => ({ ...link, ...gone })))).toBe(true);
    expect(drawerOf(labels('Theme', 'Fonts'))).toBe(false);
  });
});
