import { expect, test } from 'vitest';

import { nameIdSignal } from '../../../src/match/signals/name-id-signal.js';
import { buildPair, type Sides } from '../build-views.js';
import type { ControlSpec } from '../build-world.js';

const testId = (value: string) => [{ attribute: 'data-testid', value }];
const [oneSided, none] = [0.3, 0];

test.each<[string, ControlSpec, Sides, { value: number; share: number }]>([
  ['is 1 for equal test ids', { testId: 'save' }, {}, { value: 1, share: 1 }],
  [
    'is 1 for a test id in any attribute',
    { testId: 'save' },
    { page: { testIds: [{ attribute: 'data-cy', value: 'other' }, ...testId('save')] } },
    { value: 1, share: 1 },
  ],
  ['is 0 for different test ids', { testId: 'save' }, { page: { testIds: testId('undo') } }, { value: 0, share: 1 }],
  ['is 1 for equal names', { control: 'text', name: 'email' }, {}, { value: 1, share: 1 }],
  [
    'is half for a name inside a longer name',
    { control: 'text', name: 'email' },
    { page: { attributes: { name: 'user[Email]' } } },
    { value: 0.5, share: 1 },
  ],
  [
    'is 0 for a name of two letters inside a longer name',
    { control: 'text', name: 'id' },
    { page: { attributes: { name: 'idea' } } },
    { value: 0, share: 1 },
  ],
  ['is 1 for equal hand-written ids', { domId: 'save-order' }, {}, { value: 1, share: 1 }],
  ['has no share for equal generated ids', { domId: ':r1:' }, {}, { value: 0, share: none }],
  ['is 1 for equal addresses', { control: 'link', href: '/books' }, {}, { value: 1, share: 1 }],
  [
    'has no share for links to #',
    { control: 'link', href: '#' },
    { page: { attributes: {} } },
    { value: 0, share: 0.3 },
  ],
  [
    'is 0.8 for the equal value of a checkbox',
    { control: 'checkbox' },
    { source: { value: 'red' }, page: { attributes: { value: 'red' } } },
    { value: 0.8, share: 1 },
  ],
  [
    'is 0.8 for the name of the bound state',
    { control: 'text' },
    { source: { binds: 'Form:user.firstName' }, page: { attributes: { name: 'first-name' } } },
    { value: 0.8, share: 1 },
  ],
  [
    'is 0.3 for another bound state',
    { control: 'text' },
    { source: { binds: 'Form:street' }, page: { attributes: { name: 'city' } } },
    { value: 0.3, share: 1 },
  ],
  [
    'is the best agreement of several keys',
    { control: 'text', name: 'email', testId: 'mail' },
    { page: { attributes: { name: 'street' } } },
    { value: 1, share: 1 },
  ],
  ['has a small share if only the source has a key', {}, { source: { name: 'email' } }, { value: 0, share: oneSided }],
  [
    'has a small share if only the page has a key',
    {},
    { page: { attributes: { name: 'email' } } },
    { value: 0, share: oneSided },
  ],
  ['has no share without keys', { label: 'Save' }, {}, { value: 0, share: none }],
])('the key signal %s', (_, spec, sides, expected) => {
  const { intent, element } = buildPair(spec, sides);
  expect(nameIdSignal(intent, element)).toEqual(expected);
});

test('the key signal counts an address of several links less', () => {
  const { intent, element } = buildPair({ control: 'link', href: '/books' });
  expect(nameIdSignal(intent, { ...element, sharesHref: true })).toEqual({ value: 0.6, share: 1 });
});
