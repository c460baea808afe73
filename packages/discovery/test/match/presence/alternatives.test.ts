import { describe, expect, test } from 'vitest';

import type { Boundary } from '../../../src/intents/model/intent.js';
import { alternativesOf, placeOf, repeatedAlternatives } from '../../../src/match/presence/alternatives.js';
import { buildPage } from '../build-views.js';

const tag = [{ file: 'router.tsx', line: 1, column: 1 }];

/** Makes all boxes but the first components of the given names in the first box, rendered by one tag. */
const routed =
  (...names: string[]) =>
  (boundaries: Boundary[]): Boundary[] =>
    boundaries.map((boundary, at) =>
      at === 0 ? boundary : { ...boundary, kind: 'component', component: names[at - 1] ?? '', sites: tag },
    );
const page = (...labels: string[]) => ({ box: 'page' as const, inside: labels.map((label) => ({ label })) });
const app = (...inside: ReturnType<typeof page>[]) => [{ box: 'page' as const, inside }];

describe('alternativesOf', () => {
  test('returns the different components that one tag renders', () => {
    const { boundaries } = buildPage(app(page('Save'), page('Help')), routed('Form', 'Manual'));
    expect([...alternativesOf(boundaries)]).toEqual([1, 2]);
  });

  test('leaves out two boundaries of one component', () => {
    const { boundaries } = buildPage(app(page('Save'), page('Help')), routed('Form', 'Form'));
    expect([...alternativesOf(boundaries)]).toEqual([]);
  });

  test('leaves out components of different tags', () => {
    const { boundaries } = buildPage(app(page('Save'), page('Help')), (all) =>
      routed('Form', 'Manual')(all).map((each) => (each.index === 2 ? { ...each, sites: [] } : each)),
    );
    expect([...alternativesOf(boundaries)]).toEqual([]);
    expect(placeOf(boundaries[2])).toBe('root 2');
  });
});

describe('repeatedAlternatives', () => {
  test('maps the intents of a repeated page to the first page', () => {
    const { boundaries, intents } = buildPage(app(page('Save', 'Undo'), page('Help'), page('Save', 'Undo')), (all) =>
      routed('New', 'Manual', 'Edit')(all),
    );
    const sites = intents.map((intent) => ({ ...intent, sites: [] }));
    expect([...repeatedAlternatives(boundaries, sites)]).toEqual([
      [3, 0],
      [4, 1],
    ]);
  });

  test('maps no intent of a page with another control', () => {
    const { boundaries, intents } = buildPage(app(page('Save', 'Undo'), page('Save', 'Redo')), routed('New', 'Edit'));
    const sites = intents.map((intent) => ({ ...intent, sites: [] }));
    expect([...repeatedAlternatives(boundaries, sites)]).toEqual([]);
  });
});
