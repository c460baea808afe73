import type { CallResult } from '@webmcp/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { $, call, pay, usePaymentPage } from './payment-page.js';

usePaymentPage();

/** The server of the page answers when the test answers. */
let answer: (status: number) => void;
const { fetch } = window;
beforeEach(() => {
  window.fetch = () => new Promise((resolve) => (answer = (status) => resolve(new Response(null, { status }))));
  $('form').addEventListener(
    'submit',
    (event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
      $('form').hidden = true;
      void window.fetch('/pay', { method: 'POST' }).then(({ ok }) => {
        $('[role=status]').textContent = ok ? 'Paid' : 'The payment failed';
      });
    },
    true,
  );
});
afterEach(() => {
  window.fetch = fetch;
});

const begin = (): Promise<CallResult> => call({ amount: 5 }, { deadline: 200 });
const ask = (id: string | undefined): Promise<CallResult> => call({}, { id, deadline: 200 });

test('an act that runs after the longest wait is pending, and its id returns the outcome later', async () => {
  const { id, ...first } = await begin();
  expect(first).toMatchObject({ status: 'pending', messages: [expect.any(String), expect.stringContaining('$id')] });
  expect(await ask(id)).toEqual({ id, ...first });
  answer(200);
  expect(await ask(id)).toMatchObject({ status: 'completed', messages: ['Paid'] });
  expect(await ask(id)).toMatchObject({ status: 'completed', messages: ['Paid'] });
});

test('a refusal that comes after the pending answer is the outcome', async () => {
  const { id } = await begin();
  answer(500);
  expect(await ask(id)).toMatchObject({ status: 'rejected', messages: ['The payment failed'] });
});

test('another act ends the wait for an open one, because the page shows the evidence of both', async () => {
  const { id } = await begin();
  $('form').hidden = false;
  const second = await begin();
  answer(200);
  expect(await ask(id)).toMatchObject({ status: 'unknown', messages: ['Another call acted before this act ended'] });
  expect(await ask(second.id)).toMatchObject({ status: 'completed' });
});

test('a call with the key of a pending answer acts once', async () => {
  const keyed = (): Promise<CallResult> => call({ amount: 5 }, { deadline: 200, idempotencyKey: 'k1' });
  expect(await keyed()).toMatchObject({ status: 'pending', id: 'k1' });
  answer(200);
  expect(await keyed()).toMatchObject({ status: 'completed' });
});

test('an unknown id is refused', async () => {
  expect(await call({}, { id: 'none' }, pay)).toMatchObject({ status: 'invalid_input' });
});
