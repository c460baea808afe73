import { describe, expect, test } from 'vitest';

import type { Boundary } from '../../../src/intents/model/intent.js';
import { absentRoots } from '../../../src/match/presence/absent-roots.js';
import { buildPage, type ViewedPage } from '../build-views.js';
import type { BoxSpec } from '../build-world.js';

const page = (labels: string[], only?: 'source'): BoxSpec => ({
  box: 'page',
  inside: labels.map((label) => ({ label, ...(only === undefined ? {} : { only }) })),
});
const absentLabels = ({ boundaries, intents, counterparts }: ViewedPage): string[] => {
  const isAbsent = absentRoots(boundaries, intents, counterparts);
  return intents.filter(isAbsent).map(({ intent }) => intent.labels[0]?.text ?? '');
};

describe('absentRoots', () => {
  test('a page with one common text among four controls is absent for that control', () => {
    const mail = page(['Search', 'Reply', 'Forward', 'Block'], 'source');
    const viewed = buildPage([page(['New', 'Import', 'Export']), { label: 'Search', only: 'page' }, mail]);
    expect(absentLabels(viewed)).toContain('Search');
  });

  test('a page with three controls is not absent', () => {
    const mail = page(['Search', 'Reply', 'Forward'], 'source');
    const viewed = buildPage([page(['New', 'Import', 'Export']), { label: 'Search', only: 'page' }, mail]);
    expect(absentLabels(viewed)).toEqual([]);
  });

  test('a stronger page explains the elements that a weaker page repeats', () => {
    const strong = ['New', 'Import', 'Export', 'Archive', 'Print', 'Share'];
    const weak = page(['New', 'Import', 'Reply', 'Forward', 'Block'], 'source');
    expect(absentLabels(buildPage([page(strong), weak]))).toEqual(['New', 'Import', 'Reply', 'Forward', 'Block']);
    expect(absentLabels(buildPage([page(strong.slice(0, 2)), weak]))).toEqual([]);
  });

  test('a stronger component in the same place replaces a weaker one', () => {
    const specs: BoxSpec[] = [
      { box: 'page', inside: [page(['New', 'Import', 'Export', 'Archive', 'Print']), page(['Undo', 'Cut'])] },
    ];
    const routed = (boundaries: Boundary[]): Boundary[] =>
      boundaries.map((boundary, at) =>
        at === 0
          ? boundary
          : {
              ...boundary,
              kind: 'component',
              component: `Page${String(at)}`,
              sites: [{ file: 'router.tsx', line: 1, column: 1 }],
            },
      );
    expect(absentLabels(buildPage(specs, routed))).toEqual(['Undo', 'Cut']);
    expect(absentLabels(buildPage(specs))).toEqual([]);
  });
});
