import type { JsonSchema } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { $, set, show } from './set-field.js';

const date: JsonSchema = { type: 'string', format: 'date' };
const pattern = { type: 'string', pattern: '.' };

/** A box that takes what it understands on Enter and else forgets it. */
function box(placeholder: string, read: (text: string) => string | undefined): void {
  show(`<input data-it placeholder="${placeholder}">`);
  const it = $<HTMLInputElement>('input');
  let kept = '';
  it.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') kept = read(it.value) ?? kept;
  });
  it.addEventListener('focusout', () => (it.value = kept));
}

test.each([
  ['Select time', '07:30', '07:30'],
  ['hh:mm aa', '19:05', '07:05 PM'],
  ['MM/DD/YYYY hh:mm aa', '2027-03-04T00:30', '03/04/2027 12:30 AM'],
  ['YYYY-MM-DD HH:mm', '2027-03-04T13:30', '2027-03-04 13:30'],
  ['', '2027-03-04T13:30', '2027-03-04 13:30'],
  ['MM/YYYY', '2027-07', '07/2027'],
])('dateBox types into a box of %j the value %s as %s', async (placeholder, value, written) => {
  box(placeholder, (text) => text);
  expect(await set(value, pattern)).toBeUndefined();
  expect($<HTMLInputElement>('input').value).toBe(written);
});

test.each([
  ['13:30', '1:30 PM', true],
  ['13:30', '01:30', false],
  ['07:08', '08:07', false],
  ['2027-07', 'July 2027', true],
  ['2027-07', 'June 2027', false],
  ['2027-03-04T13:30', '04/03/2027 13:30:00', true],
  ['2027-03-04T13:30', '04/03/2027 13:31', false],
  ['2027-03-04T13:30', '2027-03-04', false],
])('dateBox compares %s with the shown %s: %j', async (value, shown, same) => {
  box('', () => shown);
  const problem = await set(value, pattern);
  expect(problem === undefined).toBe(same);
});

test('dateBox leaves a plain box of text to others', async () => {
  show('<input data-it>');
  const keys: string[] = [];
  $('input').addEventListener('keydown', ({ key }) => keys.push(key));
  expect(await set('2027-07')).toBeUndefined();
  expect(keys).not.toContain('Enter');
});

test('dateBox accepts the date by Enter', async () => {
  box('Select date', (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined));
  expect(await set('2027-03-04', date)).toBeUndefined();
  expect($('input').value).toBe('2027-03-04');
});

test.each([
  ['MM/DD/YYYY', '03/04/2027'],
  ['dd.mm.yyyy', '04.03.2027'],
  ['D.M.YY', '4.3.27'],
])('dateBox writes a date in the order of the placeholder %s', async (placeholder, written) => {
  box(placeholder, (text) => text);
  expect(await set('2027-03-04', date)).toBeUndefined();
  expect($('input').value).toBe(written);
});

test('dateBox accepts the day in other words and reports another day', async () => {
  box('', () => 'March 4, 2027');
  expect(await set('2027-03-04', date)).toBeUndefined();
  box('', () => '04/03/2027');
  expect(await set('2027-03-04', date)).toBeUndefined();
  box('MM/DD/YYYY', () => '3/4/2027');
  expect(await set('2027-03-04', date)).toBeUndefined();
  box('MM/DD/YYYY', () => '04/03/2027');
  expect(await set('2027-03-04', date)).toMatch('it shows "04/03/2027"');
  box('', () => 'March 5, 2027');
  expect(await set('2027-03-04', date)).toMatch('it shows "March 5, 2027"');
  box('', () => undefined);
  expect(await set('2027-03-04', date)).toMatch('it shows ""');
});
