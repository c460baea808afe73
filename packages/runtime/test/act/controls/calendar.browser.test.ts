import type { JsonSchema } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { $, set, show } from './set-field.js';

const date: JsonSchema = { type: 'string', format: 'date' };

interface Drawn {
  month?: number;
  language?: string;
  popup?: boolean;
  closes?: boolean;
  offered?: (day: number) => boolean;
}

/** Draws a calendar of November 2026, with the days of the months around it, as grids of days are drawn. */
function draw({
  month = 10,
  language = 'en',
  popup = true,
  closes = true,
  offered = () => true,
}: Drawn = {}): () => string {
  show(`${popup ? '<button data-it aria-haspopup="dialog">Pick a date</button>' : ''}<div id="box"></div>`);
  let at = new Date(2026, month, 1);
  let chosen: Date | undefined;
  const opener = document.querySelector<HTMLButtonElement>('[data-it]');
  const text = (day: Date): string => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(day);
  const close = (): void => {
    $('#box').innerHTML = '';
    if (opener) opener.ariaExpanded = 'false';
  };
  const open = (): void => {
    const first = new Date(at.getFullYear(), at.getMonth(), 1 - at.getDay());
    const days = Array.from(
      { length: 42 },
      (_, each) => new Date(first.getFullYear(), first.getMonth(), first.getDate() + each),
    );
    const title = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long' }).format(at);
    const isChosen = (day: Date): boolean => +day === +(chosen ?? 0);
    $('#box').innerHTML = `<div><button aria-label="a">‹</button><b>${title}</b><button aria-label="b">›</button></div>
      <table role="grid" ${popup ? '' : 'data-it'}>${days.map((day) => `<td role="gridcell" aria-selected="${isChosen(day)}"><button ${offered(day.getDate()) ? '' : 'disabled'}>${day.getDate()}</button></td>`).join('')}</table>`;
    if (opener) opener.ariaExpanded = 'true';
    const [before, after] = document.querySelectorAll('#box div button');
    for (const [button, by] of [
      [before, -1],
      [after, 1],
    ] as const)
      button!.addEventListener('click', () => {
        at = new Date(at.getFullYear(), at.getMonth() + by, 1);
        open();
      });
    for (const [each, button] of [...document.querySelectorAll('#box td button')].entries())
      button.addEventListener('click', () => {
        chosen = isChosen(days[each]!) ? undefined : days[each];
        if (opener) opener.textContent = chosen ? text(chosen) : 'Pick a date';
        if (closes && popup) close();
        else open();
      });
  };
  opener?.addEventListener('click', () => (opener.ariaExpanded === 'true' ? close() : open()));
  if (!popup) open();
  return () => (chosen ? `${chosen.getFullYear()}-${chosen.getMonth() + 1}-${chosen.getDate()}` : '');
}

test.each<[string, Drawn, string, string]>([
  ['of its month', {}, '2026-11-14', '2026-11-14'],
  ['of a month before', {}, '2026-08-01', '2026-8-1'],
  ['of another year', {}, '2028-02-29', '2028-2-29'],
  ['in another language', { language: 'id' }, '2026-12-30', '2026-12-30'],
  ['that stays open', { closes: false }, '2026-11-30', '2026-11-30'],
  ['that is always there', { popup: false }, '2027-01-02', '2027-1-2'],
])('calendar chooses a day %s', async (_, drawn, value, written) => {
  const chosen = draw(drawn);
  expect(await set(value, date)).toBeUndefined();
  expect(chosen()).toBe(written);
  expect(document.querySelector('#box table') === null).toBe(drawn.popup !== false);
});

test('calendar leaves a day that is chosen already', async () => {
  const chosen = draw();
  await set('2026-11-14', date);
  expect(await set('2026-11-14', date)).toBeUndefined();
  expect(chosen()).toBe('2026-11-14');
});

test('calendar refuses a day that the page does not offer', async () => {
  const chosen = draw({ offered: (day) => day !== 14 });
  expect(await set('2026-11-14', date)).toContain('does not offer the day 2026-11-14');
  expect(chosen()).toBe('');
});

test('calendar presses no button of the page to turn a month', async () => {
  const pressed: string[] = [];
  const days = Array.from({ length: 30 }, (_, at) => `<td role="gridcell"><button>${at + 1}</button></td>`).join('');
  show(`<section><button>×</button><button>⚙</button>
    <div><button data-it aria-haspopup="dialog">Pick a date</button><div id="box" hidden><b>November 2026</b>
    <table role="grid">${days}</table></div></div></section>`);
  $('[data-it]').addEventListener('click', () => ($('#box').hidden = false));
  for (const button of document.querySelectorAll('section > button'))
    button.addEventListener('click', () => pressed.push(button.textContent));
  expect(await set('2026-12-14', date)).toContain('does not go to this month');
  expect(pressed).toEqual([]);
});

test('calendar refuses a button that opens something else', async () => {
  show('<button data-it>Pick a date</button><table><td>1</td><td>2</td></table>');
  expect(await set('2026-11-14', date)).toContain('opens no calendar');
});
