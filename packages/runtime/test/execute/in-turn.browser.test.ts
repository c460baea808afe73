import { expect, test } from 'vitest';

import { call, paid, touched, usePaymentPage } from './payment-page.js';

usePaymentPage();

const amounts = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

test('acts run one after the other, in the order of their calls', async () => {
  const answers = await Promise.all(amounts(4).map((amount) => call({ amount }, { deadline: 20_000 })));
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill('completed'));
  expect(paid).toEqual(['1', '2', '3', '4']);
});

test('beyond eight waiting acts, a call is unavailable at once with the number', async () => {
  const calls = amounts(30).map((amount) => call({ amount }, { deadline: 20_000 }));
  // The first act leaves the list of waiting acts at once.
  expect(await Promise.race(calls.slice(10))).toMatchObject({
    status: 'unavailable',
    messages: [expect.stringMatching(/^8 calls wait for this page already/)],
  });
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'unavailable').length).toBeGreaterThanOrEqual(21);
  expect(statuses.filter((status) => status === 'completed').length).toBe(paid.length);
});

test('an act that waits too long for its turn never runs', async () => {
  const first = call({ amount: 1 });
  const second = await call({ amount: 2 }, { deadline: 1 });
  expect(second).toMatchObject({ status: 'unavailable', messages: [expect.stringContaining('Nothing was done')] });
  expect((await first).status).toBe('completed');
  expect(paid).toEqual(['1']);
});

test('invalid arguments are refused while another call acts', async () => {
  const first = call({ amount: 1 }, { deadline: 20_000 });
  const before = touched.length;
  expect((await call({ amount: 'x' })).status).toBe('invalid_input');
  expect([touched.length, paid.length]).toEqual([before, 0]);
  expect((await first).status).toBe('completed');
});
