import { expect, test } from 'vitest';

import type { Intent } from '../../src/intents/model/intent.js';
import { endsByEnter } from '../../src/synthesize/ends-by-enter.js';

const at = (line: number) => ({ file: 'a.tsx', line, column: 1 });
const handler = (event: string, ...lines: number[]) => ({
  event,
  does: {
    calls: [],
    assigns: lines.map((line) => ({ target: ['1:steps'], value: { kind: 'unknown', at: at(line) }, at: at(line) })),
  },
  sets: lines.map(() => ({ state: event === 'change' ? '1:text' : '1:steps' })),
  source: at(1),
  attached: at(1),
});
const field = (...more: object[]): Intent =>
  ({ control: 'text', binds: '1:text', handlers: [handler('change', 2), ...more] }) as unknown as Intent;
const button = (...lines: number[]): Intent => ({ handlers: [handler('click', ...lines)] }) as unknown as Intent;

test.each<[string, boolean, Intent, Intent]>([
  ['one function for both', true, field(handler('keyDown', 5, 6)), button(5, 6)],
  ['keys that do more than the button', true, field(handler('keyUp', 5, 6)), button(6)],
  ['a button that does more than the keys', false, field(handler('keyDown', 5)), button(5, 6)],
  ['another function', false, field(handler('keyDown', 8)), button(5)],
  ['a field without keys', false, field(), button(2)],
  ['a button that does nothing', false, field(handler('keyDown', 5)), button()],
])('%s: Enter does what the button does: %s', (_, ends, one, other) => {
  expect(endsByEnter(one, other)).toBe(ends);
});
