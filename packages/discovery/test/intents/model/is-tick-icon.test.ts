import { expect, test } from 'vitest';

import { isTickIcon } from '../../../src/intents/model/is-tick-icon.js';
import { buildWorld } from '../../match/build-world.js';

const isTickIconOf = (text: string, from: 'icon' | 'content'): boolean =>
  isTickIcon(buildWorld([{ labels: [{ text, from }] }]).appModel.intents[0], text);

test.each(['Done', 'Check', 'Check circle'])('the icon %s is a tick', (text) => {
  expect(isTickIconOf(text, 'icon')).toBe(true);
});

test.each([
  ['Done', 'content'],
  ['Save', 'icon'],
  ['Check out', 'icon'],
] as const)('%s from %s is no tick', (text, from) => {
  expect(isTickIconOf(text, from)).toBe(false);
});
