import { describe, expect, test } from 'vitest';

import { matchRows, type RowMatches } from '../../../src/match/containers/match-rows.js';
import { pageText } from '../../../src/match/views/label-similarity.js';
import { buildPage, readAlone, type ViewedPage } from '../build-views.js';
import type { BoxSpec } from '../build-world.js';

const rows = (texts: string[], ...inside: BoxSpec['inside']): BoxSpec => ({ box: 'rows', rows: texts, inside });
const matchOf = (page: ViewedPage): RowMatches =>
  matchRows({ ...page, rivals: new Map(), containers: [], useProvenance: false }, readAlone);
const pairsOf = (page: ViewedPage): string[] =>
  matchOf(page)
    .pairs.map(({ intent, element }) => `${intent.intent.index} ${element.element.index}`)
    .sort();

describe('matchRows', () => {
  test('pairs the controls of a loop with every row', () => {
    const page = buildPage([rows(['A', 'B'], { label: 'View' }, { label: 'Delete' })]);
    expect(pairsOf(page)).toEqual(['0 0', '0 2', '1 1', '1 3']);
    expect([...matchOf(page).taken]).toEqual(page.elements);
    expect([...matchOf(page).placed]).toEqual([0]);
  });

  test('pairs each loop with the set of its own texts', () => {
    const page = buildPage([rows(['A', 'B'], { label: 'View' }), rows(['C', 'D'], { label: 'Reply' })]);
    expect(pairsOf(page)).toEqual(['0 0', '0 1', '1 2', '1 3']);
  });

  test('pairs the last control of a row with the last element', () => {
    const title = { control: 'link' as const, shownName: '{row}' };
    expect(pairsOf(buildPage([rows(['Mug', 'Pan'], title, { label: 'Add' })]))).toEqual(['0 0', '0 2', '1 1', '1 3']);
  });

  test.each([
    ['close', ['0 0', '1 1']],
    ['more vert', ['1 1']],
  ])('pairs the last control of a row with the last element by the picture %s', (icon, wanted) => {
    const cross = { labels: [{ text: 'Close', from: 'icon' as const }], shownName: 'Event options' };
    const page = buildPage([rows(['Mug'], cross, { label: 'Add' })]);
    const [first] = page.elements;
    page.elements[0] = { ...first!, icon: pageText(icon) };
    expect(pairsOf(page)).toEqual(wanted);
  });

  test('pairs neither of two remaining elements with the last control of a row', () => {
    const title = { control: 'link' as const, shownName: '{row}' };
    const page = buildPage([rows(['Mug'], title, { ...title, only: 'page' }, { label: 'Add' })]);
    expect(pairsOf(page)).toEqual(['1 2']);
  });

  test('pairs no loop without a text', () => {
    const page = buildPage([rows(['A', 'B'], { shownName: '' })]);
    expect(matchOf(page)).toEqual({ pairs: [], taken: new Set(), placed: new Set() });
  });

  test('pairs no loop with rows that other intents explain better', () => {
    const page = buildPage([rows(['A', 'B'], { label: 'Home' })]);
    const single = buildPage([{ label: 'Home' }, { label: 'Home' }]).intents;
    const rivals = new Map(page.elements.map((element) => [element, single]));
    const better = (intent: (typeof single)[number], element: (typeof page.elements)[number]) => {
      const reading = readAlone(intent, element);
      return intent.row === null ? reading : { ...reading, score: reading.score - 0.1 };
    };
    const input = { ...page, containers: [], useProvenance: false };
    expect(matchRows({ ...input, rivals: new Map() }, better).pairs).toHaveLength(2);
    expect(matchRows({ ...input, rivals }, better).pairs).toHaveLength(0);
  });

  test('pairs loops with the same texts by the matched form beside each set, whatever the order of the files', () => {
    const part = (heading: string): BoxSpec => ({
      box: 'region',
      label: heading,
      inside: [
        { box: 'form', label: heading, inside: [{ control: 'text', label: `${heading} name` }] },
        rows(['A', 'B'], { label: 'Open' }),
      ],
    });
    const page = buildPage([part('Rooms'), part('Guests')]);
    const forms = page.boundaries.filter(({ kind }) => kind === 'form');
    const shown = page.snapshot.containers.filter(({ kind }) => kind === 'form');
    const crossed = [...page.intents].map((view) => ({ ...view, rank: -view.rank }));
    const input = { ...page, intents: crossed, rivals: new Map(), useProvenance: false };
    const containers = forms.map(({ index }, at) => ({
      boundary: index,
      container: shown[at]?.index ?? -1,
      score: 1,
    }));
    const found = (known: typeof containers): string[] =>
      matchRows({ ...input, containers: known }, readAlone)
        .pairs.map(({ intent, element }) => `${intent.intent.index} ${element.element.index}`)
        .sort();
    expect(found(containers)).toEqual(['1 1', '1 2', '3 4', '3 5']);
    expect(found([])).not.toEqual(['1 1', '1 2', '3 4', '3 5']);
  });

  test('gives a remaining set to its best loop', () => {
    const page = buildPage([rows(['A', 'B'], { label: 'View' }), rows(['C'], { label: 'View', only: 'page' })]);
    expect(pairsOf(page)).toEqual(['0 0', '0 1', '0 2']);
  });
});
