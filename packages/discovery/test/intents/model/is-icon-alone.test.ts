import { expect, test } from 'vitest';

import { isIconAlone } from '../../../src/intents/model/is-icon-alone.js';
import { buildWorld } from '../../match/build-world.js';

const of = (...froms: ('icon' | 'content')[]): boolean =>
  isIconAlone(buildWorld([{ labels: froms.map((from) => ({ text: 'Check', from })) }]).appModel.intents[0]);

test('isIconAlone holds for a control with icons and no text', () => {
  expect(of('icon')).toBe(true);
  expect(of('icon', 'icon')).toBe(true);
});

test('isIconAlone does not hold for a control with a text, or with nothing', () => {
  expect(of('content')).toBe(false);
  expect(of('icon', 'content')).toBe(false);
  expect(of()).toBe(false);
  expect(isIconAlone(undefined)).toBe(false);
});
