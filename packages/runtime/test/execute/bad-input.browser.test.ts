import { describe, expect, test } from 'vitest';

import { $, call, paid, touched, usePaymentPage } from './payment-page.js';

usePaymentPage();

describe('a call', () => {
  const big = 'x'.repeat(10_000_000);

  test.each([
    ['as a value', { amount: 1, note: big }],
    ['as a key', { amount: 1, [big]: 1 }],
    ['as text', big],
    ['as a million keys', Object.fromEntries(Array.from({ length: 1_000_000 }, (_, at) => [`k${at}`, 1]))],
  ])('of ten megabytes %s is refused in a short answer before the page is touched', async (_, args) => {
    const result = await call(args);
    expect(result.status).toBe('invalid_input');
    expect(JSON.stringify(result).length).toBeLessThan(10_000);
    expect(touched).toEqual([]);
  });

  test('of a container that is removed during the call submits nothing', async () => {
    $('[name=amount]').addEventListener('change', () => $('form').remove());
    const result = await call({ amount: 5, note: 'tea' });
    expect(result.status).toBe('rejected');
    expect(result.messages.at(-1)).toBe('Nothing was submitted');
    expect(paid).toEqual([]);
  });

  test('of a form that is rendered anew fills the new form', async () => {
    $('[name=amount]').addEventListener(
      'change',
      () => {
        const form = $('form');
        const fresh = form.cloneNode(true) as HTMLFormElement;
        fresh.querySelector<HTMLInputElement>('[name=amount]')!.value = $<HTMLInputElement>('[name=amount]').value;
        fresh.addEventListener('submit', (event) => {
          event.preventDefault();
          paid.push(JSON.stringify(Object.fromEntries(new FormData(fresh))));
          $('[role=status]').textContent = 'Paid';
        });
        form.replaceWith(fresh);
      },
      { once: true },
    );
    expect(await call({ amount: 5, note: 'tea' })).toMatchObject({ status: 'completed' });
    expect(paid).toEqual(['{"amount":"5","note":"tea"}']);
  });

  test('of a caller that cancels submits nothing', async () => {
    const stop = new AbortController();
    $('[name=note]').addEventListener('change', () => stop.abort());
    expect(await call({ amount: 5, note: 'tea' }, { signal: stop.signal })).toMatchObject({ status: 'denied' });
    expect(paid).toEqual([]);
  });
});
