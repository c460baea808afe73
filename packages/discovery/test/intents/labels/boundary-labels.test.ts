import { describe, expect, test } from 'vitest';

import {
  boundaryLabels,
  boundaryLabelSources,
  type LabelledBoundary,
} from '../../../src/intents/labels/boundary-labels.js';
import { labelsFrom, sceneOf, type SourceCase } from './sources.js';

/** The sources in order, each with the labels of the first boundary. */
const cases: SourceCase[] = [
  ['aria', '<form aria-label="Sign in"></form>', ['aria-label: Sign in']],
  ['legend', '<fieldset><legend>Size</legend></fieldset>', ['legend: Size']],
  ['summary', '<details><summary>More</summary></details>', ['content: More']],
  ['title props', '<EditDialog open={x} title="Edit" />', ['prop: Edit']],
  ['heading inside', '<form><h2>Sign in</h2></form>', ['heading: Sign in']],
  ['title of the card inside', '<dialog open><section aria-label="Edit">x</section></dialog>', ['aria-label: Edit']],
  ['line with the class of a title', '<dialog open><div class="text-h6">Edit</div></dialog>', ['heading: Edit']],
  ['title attribute', '<form title="Sign in"></form>', ['title: Sign in']],
  ['heading before', '<h2>Sign in</h2><form></form>', ['heading: Sign in']],
];

function firstBoundary(markup: string): LabelledBoundary {
  const context = sceneOf(markup);
  for (const node of context.scene.all)
    if (node.kind === 'element' && node.entry?.is === 'boundary') return { element: node, entry: node.entry, context };
  throw new Error(`${markup} has no boundary.`);
}

describe('boundary labels', () => {
  test.each(cases)('source %s reads %s', (source, markup, labels) => {
    expect(labelsFrom(boundaryLabelSources, source, firstBoundary(markup))).toEqual(labels);
  });

  test('every source has a case, in order', () => {
    expect(cases.map(([source]) => source)).toEqual(boundaryLabelSources.map(({ name }) => name));
  });

  test.each([
    ['a heading inside hides the heading before', '<h1>Shop</h1><form><h2>Sign in</h2></form>', ['Sign in']],
    ['a line in large letters names no form', '<form><div class="text-h6">Sum</div></form>', []],
    ['a heading inside hides a line above', '<dialog open><p class="text-h6">a</p><h2>Edit</h2></dialog>', ['Edit']],
    ['the heading of a form inside does not count', '<dialog open><form><h2>Inner</h2></form></dialog>', []],
  ])('%s', (_, markup, texts) => {
    expect(boundaryLabels(firstBoundary(markup)).map(({ text }) => text)).toEqual(texts);
  });
});
