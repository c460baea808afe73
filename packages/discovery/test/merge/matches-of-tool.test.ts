import { expect, test } from 'vitest';

import { match } from '../../src/match/match-pages.js';
import { matchedElements } from '../../src/match/model/matched-elements.js';
import { matchesOfTool } from '../../src/merge/matches-of-tool.js';
import { tool } from '../build-map.js';
import { buildWorld } from '../match/build-world.js';

const help = { label: 'Help', control: 'link' as const, href: '/help' };
const { appModel, snapshot } = buildWorld([help, { ...help, label: 'Help!' }]);
const pages = [
  { ...snapshot, state: 'both' },
  { ...snapshot, state: 'second', elements: snapshot.elements.slice(1) },
];
const seen = matchedElements(match(appModel, pages), pages);
const [first, second] = [tool({ kind: 'navigation', action: 0 }), tool({ kind: 'navigation', action: 1 })];

/** Lists state and element of each match of the first link. */
const listed = (duplicates?: (typeof first)[]): string[] =>
  matchesOfTool({ ...first, ...(duplicates === undefined ? {} : { duplicates }) }, appModel, seen)
    .ofIntent(0)
    .map(({ snapshot: { state }, element }) => `${state} ${element.index}`);

test('matchesOfTool returns the elements of a candidate without duplicates unchanged', () => {
  expect(listed()).toEqual(['both 0']);
});

test('matchesOfTool adds a duplicate’s elements in states that the candidate does not lead', () => {
  expect(listed([second])).toEqual(['both 0', 'second 1']);
});
