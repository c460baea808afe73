import type { CallResult } from '@webmcp/contract';
import { describe, expect, test, vi } from 'vitest';

import { $, call, paid, usePaymentPage } from './payment-page.js';

usePaymentPage();

describe('an idempotency key', () => {
  test('makes the same call act once and answer the same, in turn and at once', async () => {
    const again = (): Promise<CallResult> => call({ amount: 5 }, { idempotencyKey: 'k1' });
    const answers = [...(await Promise.all([again(), again()])), await again()];
    expect(paid).toEqual(['5']);
    expect(answers[0]).toMatchObject({ status: 'completed', messages: ['Paid 1 times'] });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('is refused for another call', async () => {
    await call({ amount: 5 }, { idempotencyKey: 'k1' });
    expect(await call({ amount: 6 }, { idempotencyKey: 'k1' })).toMatchObject({ status: 'invalid_input' });
    expect(paid).toEqual(['5']);
  });

  test('is free again where nothing was touched', async () => {
    expect(await call({ amount: 0 }, { idempotencyKey: 'k1' })).toMatchObject({ status: 'invalid_input' });
    const form = $('form');
    form.remove();
    expect(await call({ amount: 5 }, { idempotencyKey: 'k2' })).toMatchObject({ status: 'unavailable' });
    document.body.prepend(form);
    expect(await call({ amount: 5 }, { idempotencyKey: 'k2' })).toMatchObject({ status: 'completed' });
  });

  test('of a call that was cut off by leaving the page is refused', async () => {
    sessionStorage.setItem('webmcp.calls', '{}');
    const done = call({ amount: 5 }, { idempotencyKey: 'k1' });
    await vi.waitFor(() => expect(sessionStorage.getItem('webmcp.calls')).toContain('k1'));
    const left = sessionStorage.getItem('webmcp.calls')!;
    await done;
    sessionStorage.setItem('webmcp.calls', left);
    expect(await call({ amount: 5 }, { idempotencyKey: 'k1' })).toMatchObject({ status: 'unknown' });
    expect(paid).toEqual(['5']);
  });

  test('holds no argument', async () => {
    await call({ amount: 5, note: 'very private' }, { idempotencyKey: 'k1' });
    expect(sessionStorage.getItem('webmcp.calls')).not.toContain('private');
  });
});
