import { expect, test } from 'vitest';

import type { Label } from '../../../src/intents/model/intent.js';
import { labelSignal } from '../../../src/match/signals/label-signal.js';
import { buildPair, type Sides } from '../build-views.js';
import type { ControlSpec } from '../build-world.js';

const icon = (text: string): Label[] => [{ text, from: 'icon' }];
const options = ['Active', 'Inactive'].map((label) => ({ value: label, label }));
const oneSided = 0.6;

test.each<[string, ControlSpec, Sides, { value: number; share: number }]>([
  ['is 1 for equal texts', { label: 'Save' }, {}, { value: 1, share: 1 }],
  ['is half without a text on both sides', {}, {}, { value: 0.5, share: oneSided }],
  ['is 0 if only the page has a text', { shownName: 'Save' }, {}, { value: 0, share: oneSided }],
  ['is 0 if only the source has a text', { label: 'Save', shownName: '' }, {}, { value: 0, share: oneSided }],
  [
    'is 0.95 for an equal placeholder',
    { control: 'text', label: 'Mail', shownName: 'Zzz', placeholder: 'you@here' },
    {},
    { value: 0.95, share: 1 },
  ],
  [
    'is 0.95 for an equal title',
    { label: 'Dismiss', shownName: '' },
    { source: { title: 'Close' }, page: { attributes: { title: 'Close' } } },
    { value: 0.95, share: 1 },
  ],
  [
    'is 0.95 for an equal text beside the field',
    { control: 'text', label: 'Email', shownName: '' },
    { page: { beside: ['Email'] } },
    { value: 0.95, share: 1 },
  ],
  [
    'is 1 for a label that is the only hint of the element',
    { label: 'Close', shownName: '' },
    { page: { attributes: { title: 'Close' } } },
    { value: 1, share: 1 },
  ],
  [
    'is 0.9 for an option of the choice',
    { control: 'radio', role: 'button', labels: [], shownName: 'Inactive', options },
    {},
    { value: 0.9, share: 1 },
  ],
  [
    'is 0 for a text that is no option of the choice',
    { control: 'radio', role: 'button', labels: [], shownName: 'Add', options },
    {},
    { value: 0, share: oneSided },
  ],
  [
    'is 0.7 for the equal picture',
    { labels: icon('Trash'), shownName: '' },
    { icon: 'trash' },
    { value: 0.7, share: 1 },
  ],
  [
    'is half for a picture without a name on the page',
    { labels: icon('Trash'), shownName: '' },
    {},
    { value: 0.5, share: oneSided },
  ],
  [
    'is no contradiction for another picture',
    { labels: icon('Trash'), shownName: '' },
    { icon: 'bell' },
    { value: 0, share: oneSided },
  ],
  [
    'is no contradiction for a label with one known word',
    { labels: [{ text: 'Cart (…)', parts: ['Cart (', null, ')'], from: 'content' }], shownName: 'Help' },
    {},
    { value: 0, share: oneSided },
  ],
])('the label signal %s', (_, spec, sides, expected) => {
  const { intent, element } = buildPair(spec, sides);
  const { value, share } = labelSignal(intent, element);
  expect({ value: Math.round(value * 1000) / 1000, share }).toEqual(expected);
});

test('the label signal is low for different texts, with its whole share', () => {
  const { intent, element } = buildPair({ label: 'Save', shownName: 'Cancel' });
  const { value, share } = labelSignal(intent, element);
  expect(value).toBeLessThan(0.5);
  expect(share).toBe(1);
});

test.each([
  ['each member is an option', 'Inactive', 0.9],
  ['another button is among them', 'Delete', 0.5],
])('the value of a group without a name, if %s', (_, name, value) => {
  const spec: ControlSpec = { control: 'radio', role: 'button', labels: [], shownName: 'Active', options };
  const { intent, element } = buildPair(spec);
  const fellow = { ...element.element, index: 7, name };
  expect(labelSignal(intent, { ...element, texts: [], fellows: [fellow] }).value).toBe(value);
});
