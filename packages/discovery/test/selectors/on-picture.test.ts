import type { Selector } from '@webmcp/contract';
import { describe, expect, it, test } from 'vitest';

import type { MatchedElement } from '../../src/match/model/matched-elements.js';
import { onAgreedPicture, onPictureInRow, pictureOf } from '../../src/selectors/on-picture.js';

test.each([
  ['button:has(.mdi-pencil)', 0.6],
  ['i.mdi-pencil', 0.6],
  ['button:has(.i-heroicons\\:trash)', 0.6],
  ['svg:has(path[d^="M3 6h18v2H3z"])', 0.6],
  ['div:has(use[*|href$="#edit"])', 0.6],
  ['div:has(> svg > use[*|href$="#edit"])', 0.6],
  ['div:has(> .mdi-pencil)', 0.6],
  ['button:has(polyline[points^="20 6 9 17"])', 0.6],
  ['div:nth-of-type(2) > button', 0.2],
  ['button:has(span)', 0.2],
])('in a row, CSS %s scores %d', (value, score) => {
  expect(onPictureInRow({ strategy: 'css', value, score: 0.2 }).score).toBe(score);
});

describe('onAgreedPicture', () => {
  const icon: Selector = { strategy: 'css', value: 'button:has(.pi-plus)', score: 0.2 };
  const path: Selector = { strategy: 'css', value: 'div > button', score: 0.2 };
  const nameless: Selector = { strategy: 'role', value: 'button[name=""]', score: 0.2 };
  const written = { labels: [{ text: 'Plus', from: 'icon' as const, places: [] }] };
  const other = { labels: [{ text: 'Trash', from: 'icon' as const, places: [] }] };
  const element = (shown: string | undefined, provenance?: boolean): MatchedElement =>
    ({
      pair: { provenance },
      element: { fingerprint: shown === undefined ? {} : { icon: shown } },
    }) as MatchedElement;
  const scores = (
    intent: Parameters<typeof onAgreedPicture>[0],
    elements: MatchedElement[],
    selectors = [icon, path],
  ): number[] => onAgreedPicture(intent, elements)(selectors).map(({ score }) => score);

  test('the name of the icon, or the place of the control, makes a picture a name', () => {
    expect(scores(written, [element('plus')])).toEqual([0.6, 0.2]);
    expect(scores(other, [element('plus', true)])).toEqual([0.6, 0.2]);
    expect(scores({ ...other, restsOn: 'page' }, [element(undefined)])).toEqual([0.6, 0.2]);
  });

  test('a picture that the source does not write keeps the score of CSS', () => {
    expect(scores(other, [element('plus')])).toEqual([0.2, 0.2]);
    expect(scores(written, [element('plus'), element('minus')])).toEqual([0.2, 0.2]);
    expect(scores(written, [element(undefined, false)])).toEqual([0.2, 0.2]);
  });

  test('the only control without a name has its role, and its picture the score of CSS', () => {
    expect(scores(written, [element('plus')], [nameless, icon])).toEqual([0.6, 0.2]);
    expect(scores(other, [element('plus')], [nameless, icon])).toEqual([0.2, 0.2]);
  });

  test('the only list without a name has its role, if the source writes its first option', () => {
    const list: Selector = { strategy: 'role', value: 'combobox[name=""]', score: 0.2 };
    const options = [{ value: 'all', label: 'All' }];
    expect(scores({ labels: [], options }, [element('option:all', true)], [list])).toEqual([0.6]);
    expect(scores({ labels: [], options }, [element('option:u17', true)], [list])).toEqual([0.2]);
  });
});

it.each([
  ['by the selector on it', ['.fa-trash'], undefined, 'button:has(.fa-trash)'],
  ['by the letters that draw it', [], 'more_vert', 'more_vert'],
  ['as none without a picture', [], undefined, ''],
])('names a picture %s', (_, [found], icon, expected) => {
  const selector = { strategy: 'css', value: `button:has(${found})`, score: 0.2 } as const;
  const candidates = found === undefined ? [] : [{ selector, document: 1, containers: {} }];
  const fingerprint = { kind: 'button', labels: [], scope: [], unique: [], ...(icon === undefined ? {} : { icon }) };
  expect(pictureOf({ candidates, fingerprint })).toBe(expected);
});
