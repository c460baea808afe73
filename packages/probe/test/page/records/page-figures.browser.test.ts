import { expect, test } from 'vitest';

import { pageFigures } from '../../../src/page/records/page-figures.js';
import type { FoundRecords } from '../../../src/page/records/read-records.js';

/** Makes the records of all elements that a selector matches. */
const listOf = (selector: string): FoundRecords => {
  const items = [...document.querySelectorAll(selector)];
  return { read: { kind: 'list' } as FoundRecords['read'], items, made: items[0]! };
};

test('keeps no text that is a part of a record, and marks records that are figures', () => {
  document.body.innerHTML = `<main>
    <div class="stat"><div><p>Revenue</p></div><div><b>$510</b><small>+2% this month</small></div></div>
    <div class="stat"><p>Orders</p><b>4</b></div>
    <div class="row"><div><p>Ada</p><p>since May</p></div><div><b>$12</b><i>draft</i></div></div>
    <div class="row"><div><p>Bea</p><p>since June</p></div><div><b>$9</b><i>paid</i></div></div>
    <div><p>Address</p><p>4 Mill Lane</p></div></main>`;
  const { figures, records } = pageFigures(document, [listOf('.stat'), listOf('.row')]);
  expect(figures.map(({ caption, value }) => [caption, value])).toEqual([
    ['Revenue', undefined],
    ['Orders', undefined],
    ['Address', '4 Mill Lane'],
  ]);
  expect(records.map(({ captions }) => captions)).toEqual([['Revenue', 'Orders'], undefined]);
});
