import { expect, test } from 'vitest';

import { withoutBrokenText } from '../../src/map/without-broken-text.js';
import { mapOf, shop } from './shop-map.js';

test('a map without broken text stays the same', () => {
  const map = mapOf();
  expect(withoutBrokenText(map)).toEqual({ map, problems: [] });
});

test('a tool with a label that could not be decoded is left out, and is a problem', () => {
  const whole = mapOf();
  const map = mapOf(shop([{ label: 'Stra\uFFFDe', control: 'text', name: 'street', required: true }]));
  expect(JSON.stringify(map)).not.toContain('\uFFFD');
  expect(map.tools.length).toBe(whole.tools.length - 1);
});

test('the problem contains the text with a question mark', () => {
  const map = mapOf();
  const [first] = map.tools;
  const broken = { ...map, tools: [{ ...first!, description: 'Gr\uFFFDn' }] };
  expect(withoutBrokenText(broken)).toMatchObject({
    map: { tools: [] },
    problems: [{ code: 'TEXT_BROKEN', message: expect.stringContaining('"Gr?n"') }],
  });
});
