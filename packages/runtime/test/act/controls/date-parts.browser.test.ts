import type { JsonSchema } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { $, set, settingOf, show } from './set-field.js';

const date: JsonSchema = { type: 'string', format: 'date' };
const pattern = { type: 'string', pattern: '.' };

test('dateParts sets the hour of twelve before the minutes', async () => {
  const part = (label: string, most: number): string =>
    `<span role="spinbutton" aria-label="${label}" aria-valuemax="${most}" contenteditable>${label}</span>`;
  show(
    `<div data-it role="group">${part('Month', 12)}/${part('Day', 31)}/${part('Year', 9999)} ${part('Hours', 12)}:${part('Minutes', 59)} ${part('Meridiem', 1)}</div>`,
  );
  for (const each of document.querySelectorAll<HTMLElement>('[role=spinbutton]')) {
    let typed = '';
    each.addEventListener('mousedown', () => (typed = ''));
    each.addEventListener('beforeinput', (event) => {
      event.preventDefault();
      const data = (event as InputEvent).data ?? '';
      typed += data;
      each.textContent = /\d/.test(data) ? typed : data === 'P' ? 'PM' : 'AM';
      if (/\d/.test(data)) each.ariaValueNow = String(Number(typed));
    });
  }
  expect(await set('2027-03-04T19:05', pattern)).toBeUndefined();
  expect($('[role=group]').textContent).toBe('03/04/2027 07:05 PM');
  const now = settingOf('2027-03-04T07:05', pattern);
  expect(now?.holds()).toBe(false);
});

test('dateParts types each part of a date', async () => {
  const part = (label: string, most: number): string =>
    `<span role="spinbutton" aria-label="${label}" aria-valuemax="${most}" contenteditable>${label}</span>`;
  show(`<div role="group">${part('Month', 12)}/${part('Day', 31)}/${part('Year', 9999)}</div>`);
  // As MUI X and React Aria do: each digit that comes in is added to the part's number.
  for (const each of document.querySelectorAll<HTMLElement>('[role=spinbutton]')) {
    let digits = '';
    each.addEventListener('mousedown', () => (digits = ''));
    each.addEventListener('beforeinput', (event) => {
      event.preventDefault();
      digits += (event as InputEvent).data ?? '';
      each.ariaValueNow = String(Number(digits));
      each.textContent = digits;
    });
  }
  expect(await set('2027-03-04', date, '[aria-label=Month]')).toBeUndefined();
  expect($<HTMLElement>('[role=group]').textContent).toBe('03/04/2027');
});
