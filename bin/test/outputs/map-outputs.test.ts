import { integrityOf, type GroundTruthMap } from '@webmcp/contract';
import { evalCasesSchema } from '@webmcp/contract/schema';
import { expect, test } from 'vitest';

import { mapOutputs } from '../../src/outputs/map-outputs.js';
import { readingRoom } from './reading-room.js';

const map: GroundTruthMap = { ...readingRoom, integrity: integrityOf(readingRoom) };

const render = (kind: string): string => mapOutputs.find(({ name }) => name === kind)?.render(map) ?? '';

test('tools-md lists parameters, risk and routes, and leaves sensitive fields to the user', () => {
  const text = render('tools-md');
  expect(text).toContain('## `reserve_seat`\n\nReserves a seat for a day.\n\n- Risk: caution\n- Offered on: ');
  expect(text).toContain('| <code>floor</code> | Floor | one of Ground, Gallery | yes |');
  expect(text).toContain('| <code>card</code> | Card number | string | filled in by the user |');
  expect(text).toContain('| <code>seat</code> | the row, by its text | string | yes |');
});

test('no text of the app takes effect in Markdown', () => {
  const [row = ''] = render('tools-md')
    .split('\n')
    .filter((line) => line.includes('<code>people</code>'));
  expect(row).not.toMatch(/<img|[^\\]\| <|@admin/);
  expect(row.replaceAll('\\|', '').split('|').length).toBe(6);
});

test('llms lists each route with its own tools alone', () => {
  const [, home = '', seats = ''] = render('llms').split(/^## .*$/m);
  expect([home.includes('`subscribe`'), home.includes('`cancel_seat`')]).toEqual([true, false]);
  expect([seats.includes('`subscribe`'), seats.includes('`cancel_seat`')]).toEqual([false, true]);
});

test('evals are cases of the form that eval reads, with a choice and without sensitive fields', () => {
  const cases = JSON.parse(render('evals')) as unknown[];
  expect(evalCasesSchema.safeParse(cases).success).toBe(true);
  expect(cases).toContainEqual({
    name: 'Reserve a seat, with Ground as Floor',
    messages: [{ role: 'user', type: 'message', content: 'Reserve a seat, with Ground as Floor.' }],
    expectedCall: [{ functionName: 'reserve_seat', arguments: { floor: 'Ground' } }],
  });
  expect(JSON.stringify(cases)).not.toContain('card');
});

test('an output ends with one newline', () => {
  for (const { name } of mapOutputs) expect([name, /[^\n]\n$/.test(render(name))]).toEqual([name, true]);
});
