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

describe('a list that draws only what is shown', () => {
  test('is scrolled down to the row, and up again to one before', async () => {
    virtual(names(100));
    const far = await findRow(look, 'item 70');
    expect([far.row?.key, far.scrolled, far.row?.element.isConnected]).toEqual(['Item 70', true, true]);
    expect((await findRow(look, 'Item 3')).row?.key).toBe('Item 3');
  });

  test('has no such row: all were looked through, and it stands where it stood', async () => {
    virtual(names(60));
    box.scrollTop = 400;
    const none = await findRow(look, 'Nothing');
    expect([none.row, none.fitting, none.names.length, box.scrollTop]).toEqual([undefined, [], 60, 400]);
  });

  test('a beginning that a drawn row has is not taken for a whole name further on', async () => {
    virtual(names(40).reverse());
    expect(look().some(({ key }) => key === 'Item 40')).toBe(true);
    expect((await findRow(look, 'Item 4')).row?.key).toBe('Item 4');
  });

  test('a beginning that only one of all rows has is that row', async () => {
    virtual([...names(20), 'Last of all']);
    expect((await findRow(look, 'Last')).row?.key).toBe('Last of all');
  });
});

test('a list that loads more at its end is scrolled for them', async () => {
  endless(names(45));
  expect((await findRow(look, 'Item 33')).row?.key).toBe('Item 33');
});

test('a list that is there whole is not touched', async () => {
  document.body.innerHTML = '<ul><li><b>Ada</b></li><li><b>Bo</b></li></ul>';
  const { row: found, scrolled, names: all } = await findRow(look, 'Cleo');
  expect([found, scrolled, all]).toEqual([undefined, false, ['Ada', 'Bo']]);
  expect((await findRow(look, 'b')).row?.key).toBe('Bo');
});
