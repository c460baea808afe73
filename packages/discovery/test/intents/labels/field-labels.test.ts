import { describe, expect, test } from 'vitest';

import {
  fieldHintSources,
  fieldLabels,
  fieldNameSources,
  labelledField,
  type LabelledField,
} from '../../../src/intents/labels/field-labels.js';
import { labelsFrom, sceneOf, type SourceCase } from './sources.js';

/** The sources in order, each with the labels of the first field. */
const cases: SourceCase[] = [
  [
    'aria',
    '<span id="a">Until</span><input aria-labelledby="a" aria-label="End">',
    ['aria-labelledby: Until', 'aria-label: End'],
  ],
  ['label for', '<label for="e">Email</label><input id="e">', ['label: Email']],
  ['wrapping label', '<label>Email <input></label>', ['wrapping-label: Email']],
  ['label props', '<EmailInput label="Email" name="e" />', ['prop: Email']],
  ['wrapper', '<Form.Item label="Email"><input /></Form.Item>', ['prop: Email']],
  ['label inside', '<RadioGroup><label>Size</label></RadioGroup>', ['label: Size']],
  ['inner field', '<AutoComplete><input aria-label="Town" /></AutoComplete>', ['aria-label: Town']],
  ['tooltip', '<input title="Your email">', ['title: Your email']],
  ['placeholder', '<input placeholder="you@example.com">', ['placeholder: you@example.com']],
];

function firstField(markup: string): LabelledField {
  const context = sceneOf(markup);
  for (const node of context.scene.all)
    if (node.kind === 'element' && node.entry?.is === 'field') return labelledField(node, node.entry, context);
  throw new Error(`${markup} has no field.`);
}

describe('field labels', () => {
  const sources = [...fieldNameSources, ...fieldHintSources];

  test.each(cases)('source %s reads %s', (source, markup, labels) => {
    expect(labelsFrom(sources, source, firstField(markup))).toEqual(labels);
  });

  test('every source has a case, in order', () => {
    expect(cases.map(([source]) => source)).toEqual(sources.map(({ name }) => name));
  });

  test.each([
    ['names come before hints', '<input aria-label="Email" placeholder="a@b">', ['Email', 'a@b']],
    ['text beside a field comes after its hints', '<span>Email</span><input placeholder="a@b">', ['a@b', 'Email']],
    ['a blank option comes last', '<select><option value="">Pick</option></select>', ['Page', 'Pick']],
    ['an option with a value is no label', '<select><option value="all">All</option></select>', ['Page']],
    ['text beside is better', '<b>Kind</b><select><option value="">Pick</option></select>', ['Kind', 'Pick']],
    ['an untied label comes before the hints', '<label>Email</label><input placeholder="a@b">', ['Email', 'a@b']],
    ['a name hides the text beside', '<span>Old</span><input aria-label="Email">', ['Email']],
    [
      'a column header names a cell without a label',
      '<table><tr><th>Price</th></tr><tr><td><input></td></tr></table>',
      ['Price'],
    ],
  ])('%s', (_, markup, texts) => {
    expect(fieldLabels(firstField(markup)).map(({ text }) => text)).toEqual(texts);
  });
});
