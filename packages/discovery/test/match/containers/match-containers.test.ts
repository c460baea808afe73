import type { ContainerKind } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import type { Boundary } from '../../../src/intents/model/intent.js';
import { matchContainers } from '../../../src/match/containers/match-containers.js';
import { supportOf } from '../../../src/match/presence/counterparts.js';
import { presenceOf } from '../../../src/match/presence/proximity.js';
import { buildPage, type ViewedPage } from '../build-views.js';
import type { BoxSpec } from '../build-world.js';

const labels = (...texts: string[]) => texts.map((label) => ({ label }));
const changed =
  (index: number, more: Partial<Boundary>) =>
  (boundaries: Boundary[]): Boundary[] =>
    boundaries.map((each) => (each.index === index ? { ...each, ...more } : each));

function matched(page: ViewedPage): string[] {
  const { boundaries, intents, counterparts } = page;
  const presence = presenceOf(boundaries, intents, supportOf(counterparts, intents));
  return matchContainers({ ...page, presence, useProvenance: false }).map(
    ({ boundary, container }) => `${boundary} ${container}`,
  );
}

/** Gives the containers of a page another kind. */
const asKind = (page: ViewedPage, kind: ContainerKind): ViewedPage => ({
  ...page,
  snapshot: { ...page.snapshot, containers: page.snapshot.containers.map((each) => ({ ...each, kind })) },
});

/** Exchanges the places of the first two containers of a page, so that document order does not decide. */
const exchanged = (page: ViewedPage): ViewedPage => {
  const other = (index: number): number => (index < 2 ? 1 - index : index);
  const elements = page.elements.map((element) => ({ ...element, chain: element.chain.map(other) }));
  const of = (old: (typeof elements)[number]) => elements.find(({ element }) => element.index === old.element.index)!;
  return {
    ...page,
    elements,
    counterparts: new Map([...page.counterparts].map(([index, found]) => [index, found.map(of)])),
    snapshot: {
      ...page.snapshot,
      containers: page.snapshot.containers
        .map((each) => ({ ...each, index: other(each.index) }))
        .sort((a, b) => a.index - b.index),
    },
  };
};

describe('matchContainers', () => {
  test.each<[string, BoxSpec[]]>([
    [
      'pairs forms by their members',
      [
        { box: 'form', inside: labels('Email', 'Password') },
        { box: 'form', inside: labels('Search', 'Sort') },
      ],
    ],
    [
      'pairs forms with the same members by their label',
      [
        { box: 'form', label: 'Sign up', inside: labels('Email', 'Save') },
        { box: 'form', label: 'Newsletter', inside: labels('Email', 'Save') },
      ],
    ],
    [
      'pairs forms with the same members by their id',
      [
        { box: 'form', domId: 'sign-up', inside: labels('Email', 'Save') },
        { box: 'form', domId: 'news', inside: labels('Email', 'Save') },
      ],
    ],
  ])('%s', (_, specs) => {
    expect(matched(buildPage(specs))).toEqual(['0 0', '1 1']);
    expect(matched(exchanged(buildPage(specs)))).toEqual(['0 1', '1 0']);
  });

  test('pairs nested containers with the same nesting', () => {
    const address: BoxSpec = { box: 'group', label: 'Address', inside: labels('Street') };
    const specs: BoxSpec[] = [{ box: 'form', label: 'Profile', inside: [...labels('Name'), address] }];
    expect(matched(buildPage(specs))).toEqual(['0 0', '1 1']);
    expect(matched(buildPage(specs, changed(1, { parent: null })))).toHaveLength(1);
  });

  test.each<[ContainerKind, string[]]>([
    ['form', ['0 0']],
    ['menu', []],
    ['row', []],
  ])('pairs a form with a container of the kind %s as %j', (kind, expected) => {
    const page = buildPage([{ box: 'form', label: 'Profile', inside: labels('Name', 'Save') }]);
    expect(matched(asKind(page, kind))).toEqual(expected);
  });

  test('pairs a region with the landmark of its role', () => {
    const specs: BoxSpec[] = [0, 1].map(() => ({ box: 'region', inside: labels('Profile', 'Help') }));
    const page = buildPage(specs, changed(1, { role: 'navigation' }));
    const roles = (first: string, second: string): ViewedPage => ({
      ...page,
      snapshot: {
        ...page.snapshot,
        containers: page.snapshot.containers.map((each, at) => ({ ...each, role: at === 0 ? first : second })),
      },
    });
    expect(matched(roles('navigation', 'main'))).toEqual(['0 1', '1 0']);
    expect(matched(roles('main', 'navigation'))).toEqual(['0 0', '1 1']);
  });

  test('pairs a drawer outside of dialogs only by members that no other boundary shares', () => {
    const links = labels('Orders', 'Account', 'Help');
    const drawer = changed(0, { kind: 'drawer' });
    const shown: BoxSpec = { box: 'region', inside: links };
    expect(matched(buildPage([shown], drawer))).toEqual(['0 0']);
    const repeated: BoxSpec = { box: 'page', inside: links.map((link) => ({ ...link, only: 'source' })) };
    expect(matched(buildPage([shown, repeated], drawer))).toEqual([]);
  });

  test('pairs a drawer without exclusive members by an equal label, and not by a similar one', () => {
    const links = labels('Orders', 'Account', 'Help');
    const shown: BoxSpec = { box: 'region', label: 'Main menus', inside: links };
    const repeated: BoxSpec = { box: 'page', inside: links.map((link) => ({ ...link, only: 'source' })) };
    const named = (text: string) =>
      buildPage([shown, repeated], changed(0, { kind: 'drawer', labels: [{ text, from: 'heading' }] }));
    expect(matched(named('Main menus'))).toEqual(['0 0']);
    expect(matched(named('Main menu'))).toEqual([]);
  });
});
