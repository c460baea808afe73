import type { PageElement } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { Intent } from '../../src/intents/intent.js';
import { fieldKey } from '../../src/map/field-key.js';
import { makeField } from '../../src/map/make-field.js';
import { buildWorld } from '../match/build-world.js';

test('a group whose source has no choices is not called for the member at which the page shows it', () => {
  const { understanding, snapshot } = buildWorld([
    { labels: [{ text: 'Payment', from: 'near-text' }], control: 'radio' },
  ]);
  const [intent] = understanding.intents as [Intent];
  const [first] = snapshot.elements as [PageElement];
  const element = { ...first, role: 'radio', name: 'Card', labels: ['Card'] };
  const signals = { label: 0, labelledby: 0, nameId: 0, role: 1, container: 1 };
  const pair = { intent: 0, state: snapshot.state, element: 0, score: 1, signals };
  const draft = {
    intent,
    sightings: [{ pair, snapshot, element }],
    target: { selectors: [], confidence: 1 },
    stable: true,
  };
  expect(makeField(draft, 'payment', false, new Set())).toMatchObject({
    label: 'Payment',
    schema: { title: 'Payment' },
  });
});

test('a placeholder that is a page of example text gives a short label and key', () => {
  const placeholder = `Start writing here... ${'# A heading and words below it '.repeat(20)}`;
  const { understanding, snapshot } = buildWorld([
    { labels: [{ text: placeholder, from: 'placeholder' }], control: 'textarea' },
  ]);
  const [intent] = understanding.intents as [Intent];
  const [element] = snapshot.elements as [PageElement];
  const signals = { label: 1, labelledby: 0, nameId: 0, role: 1, container: 1 };
  const pair = { intent: 0, state: snapshot.state, element: 0, score: 1, signals };
  const draft = {
    intent,
    sightings: [{ pair, snapshot, element }],
    target: { selectors: [], confidence: 1 },
    stable: true,
  };
  const { label } = makeField(draft, 'note', false, new Set());
  expect(label).toMatch(/^Start writing here\.\.\. .*…$/);
  expect(label.length).toBeLessThanOrEqual(160);
  expect(fieldKey(intent)).toBe('start_writing_here_a_heading_and_words_below_it_a_heading');
});
