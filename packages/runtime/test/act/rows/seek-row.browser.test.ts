import { beforeEach, describe, expect, test } from 'vitest';

import { findRow } from '../../../src/act/rows/find-row.js';
import { rowsOf, type Row } from '../../../src/act/rows/rows.js';
import { target } from '../manifest-of.js';

const row = { param: 'row', rows: target('css:li'), key: target('css:b') };
const look = (): Row[] => rowsOf(row, document, ['data-testid']);
const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `Item ${at + 1}`);

let box: HTMLElement;
beforeEach(() => {
  document.body.innerHTML =
    '<div style="height:200px;overflow:auto"><ul style="position:relative;margin:0"></ul></div>';
  box = document.querySelector('div')!;
});

/** Draws the rows that are shown and two around them, a frame after it was scrolled. */
function virtual(all: string[]): void {
  const list = document.querySelector('ul')!;
  list.style.height = `${all.length * 40}px`;
  const draw = (): void => {
    const from = Math.max(0, Math.floor(box.scrollTop / 40) - 2);
    list.innerHTML = all
      .slice(from, from + 9)
      .map((name, at) => `<li style="position:absolute;top:${(from + at) * 40}px"><b>${name}</b></li>`)
      .join('');
  };
  box.addEventListener('scroll', () => requestAnimationFrame(draw));
  draw();
}

/** Loads ten more rows whenever its end is shown. */
function endless(all: string[]): void {
  const list = document.querySelector('ul')!;
  const load = (): void => {
    const { length } = list.children;
    for (const name of all.slice(length, length + 10))
      list.insertAdjacentHTML('beforeend', `<li style="height:40px"><b>${name}</b></li>`);
  };
  box.addEventListener('scroll', () => {
    if (box.scrollTop + box.clientHeight >= box.scrollHeight - 5) setTimeout(load, 100);
  });
  load();
}

describe('a list that draws only its visible rows', () => {
  test('is scrolled down to a row, and up to an earlier one', async () => {
    virtual(names(100));
    const far = await findRow(look, 'item 70');
    expect([far.row?.key, far.scrolled, far.row?.element.isConnected]).toEqual(['Item 70', true, true]);
    expect((await findRow(look, 'Item 3')).row?.key).toBe('Item 3');
  });

  test('is read to its end for a missing row, and scrolled back', async () => {
    virtual(names(60));
    box.scrollTop = 400;
    const none = await findRow(look, 'Nothing');
    expect([none.row, none.fitting, none.names.length, box.scrollTop]).toEqual([undefined, [], 60, 400]);
  });

  test('yields a whole name further on before the beginning of a drawn row', async () => {
    virtual(names(40).reverse());
    expect(look().some(({ key }) => key === 'Item 40')).toBe(true);
    expect((await findRow(look, 'Item 4')).row?.key).toBe('Item 4');
  });

  test('yields the only row that begins with the text', async () => {
    virtual([...names(20), 'Last of all']);
    expect((await findRow(look, 'Last')).row?.key).toBe('Last of all');
  });
});

test('a list that loads rows at its end is scrolled to the end', async () => {
  endless(names(45));
  expect((await findRow(look, 'Item 33')).row?.key).toBe('Item 33');
});

test('a list that draws all its rows is not scrolled', async () => {
  document.body.innerHTML = '<ul><li><b>Ada</b></li><li><b>Bo</b></li></ul>';
  const { row: found, scrolled, names: all } = await findRow(look, 'Cleo');
  expect([found, scrolled, all]).toEqual([undefined, false, ['Ada', 'Bo']]);
  expect((await findRow(look, 'b')).row?.key).toBe('Bo');
});

/** Draws all rows in the box. */
function whole(all: string[]): void {
  document.querySelector('ul')!.innerHTML = all.map((name) => `<li style="height:40px"><b>${name}</b></li>`).join('');
}

test.each([0, 300, 100_000])(
  'a list that draws all its rows is read before a timer of two seconds, from %s',
  async (from) => {
    whole(names(60));
    box.scrollTop = from;
    const begun = box.scrollTop;
    let isLate = false;
    setTimeout(() => (isLate = true), 2_000);
    const none = await findRow(look, 'Nothing');
    expect([none.row, none.names.length, box.scrollTop, isLate]).toEqual([undefined, 60, begun, false]);
  },
);

test('a list is read to its end if a scroll begins a slow request', async () => {
  whole(names(20));
  box.addEventListener('scroll', () => setTimeout(() => whole([...names(20), 'Late']), 1_500));
  expect((await findRow(look, 'Late')).row?.key).toBe('Late');
});
