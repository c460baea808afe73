import { expect, test } from 'vitest';

import type { Label } from '../../../src/intents/model/intent.js';
import { roleSignal } from '../../../src/match/signals/role-signal.js';
import { buildPair, type Sides } from '../build-views.js';

const opener: Sides = { page: { attributes: { 'aria-haspopup': 'menu' } } };
const bell: Label[] = [{ text: 'Bell', from: 'icon' }];

test.each<[string, Sides, { value: number; share: number }]>([
  ['is 1 for the likeliest role', {}, { value: 1, share: 1 }],
  ['is 0 for an impossible role', { page: { role: 'textbox' } }, { value: 0, share: 1 }],
  ['has half of its share for an unknown role', { source: { roles: [] } }, { value: 0.8, share: 0.5 }],
  ['is 0.95 if only the page opens something', opener, { value: 0.95, share: 1 }],
  [
    'is 1 for aria-haspopup="false" without an opener',
    { page: { attributes: { 'aria-haspopup': 'false' } } },
    { value: 1, share: 1 },
  ],
  ['is 0.98 if only the page has a picture', { icon: 'bell' }, { value: 0.98, share: 1 }],
  ['is 0.98 if only the source has a picture', { source: { labels: bell } }, { value: 0.98, share: 1 }],
  ['is 1 for the equal picture', { source: { labels: bell }, icon: 'bell' }, { value: 1, share: 1 }],
  ['is 0.98 for another picture', { source: { labels: bell }, icon: 'trash' }, { value: 0.98, share: 1 }],
])('the role signal %s', (_, sides, expected) => {
  const { intent, element } = buildPair({ label: 'Alerts' }, sides);
  expect(roleSignal(intent, element)).toEqual(expected);
});

test('the role signal compares openers on both sides', () => {
  const shown = buildPair({ label: 'Menu' }, opener);
  const plain = buildPair({ label: 'Menu' });
  const written = { ...shown.intent, opensOverlay: true };
  expect(roleSignal(written, shown.element).value).toBe(1);
  expect(roleSignal(written, plain.element).value).toBe(0.95);
});
