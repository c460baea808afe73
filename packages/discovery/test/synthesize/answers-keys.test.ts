import { expect, test } from 'vitest';

import { answersKeys } from '../../src/synthesize/answers-keys.js';
import type { Intent } from '../../src/intents/model/intent.js';

const at = { file: 'a.tsx', line: 1, column: 1 };
const handler = (event: string, sets: string[], calls = 0) => ({
  event,
  does: { calls: Array.from({ length: calls }, () => ({ callee: ['add'], args: [], at })), assigns: [] },
  sets: sets.map((state) => ({ state })),
  source: at,
  attached: at,
});
const keeps = handler('change', ['1:text']);

test.each<[string, boolean, object]>([
  ['a handler of keys', true, { handlers: [handler('keydown', [], 1)] }],
  [
    'a handler of keys beside one that keeps the value',
    true,
    { binds: '1:text', handlers: [keeps, handler('keyup', [], 1)] },
  ],
  ['a search of a component', true, { control: 'search', handlers: [handler('search', ['1:query'])] }],
  ['a component that reports Enter', true, { binds: '1:text', handlers: [keeps, handler('pressEnter', [], 1)] }],
  ['a search that nothing answers', false, { control: 'search', handlers: [handler('search', [])] }],
  ['a handler that keeps the value', false, { binds: '1:text', handlers: [keeps] }],
  ['a change that acts', false, { handlers: [handler('change', ['1:list'], 1), handler('keydown', [], 1)] }],
  ['a text of several lines', false, { control: 'textarea', handlers: [handler('keydown', [], 1)] }],
  ['no handler', false, { handlers: [] }],
])('%s: the field answers keys: %s', (_, answers, more) => {
  expect(answersKeys({ control: 'text', ...more } as Intent)).toBe(answers);
});
