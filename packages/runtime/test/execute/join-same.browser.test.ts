import { expect, test } from 'vitest';

import { call, paid, usePaymentPage } from './payment-page.js';

usePaymentPage();

test('the same call twice at once acts once', async () => {
  const [first, second] = await Promise.all([call({ amount: 5 }), call({ amount: 5 })]);
  expect(paid).toEqual(['5']);
  expect(first).toMatchObject({ status: 'completed', messages: ['Paid 1 times'] });
  expect(second).toMatchObject({ status: 'completed' });
  expect(second!.messages.join()).toContain('at most once');
});

test('the same call acts again after the first answer', async () => {
  await call({ amount: 5 });
  await call({ amount: 5 });
  expect(paid).toEqual(['5', '5']);
});

test('calls at once with different arguments or two keys act each', async () => {
  await Promise.all([call({ amount: 5 }), call({ amount: 6 })]);
  await Promise.all(['k1', 'k2'].map((idempotencyKey) => call({ amount: 7 }, { idempotencyKey })));
  expect(paid).toEqual(['5', '6', '7', '7']);
});

test('a cancelled first call leaves the act to the second', async () => {
  const stop = new AbortController();
  const calls = [call({ amount: 5 }, { signal: stop.signal }), call({ amount: 5 })];
  stop.abort();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(['denied', 'completed']);
  expect(paid).toEqual(['5']);
});

test('refuses arguments that have no JSON text', async () => {
  const loop: Record<string, unknown> = { amount: 5 };
  loop['self'] = loop;
  for (const options of [{}, { idempotencyKey: 'k9' }])
    expect(await call(loop, options)).toMatchObject({
      status: 'invalid_input',
      messages: [expect.stringContaining('JSON')],
    });
  expect(paid).toEqual([]);
});
