import type { ManifestTool } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { target } from '../act/manifest-of.js';
import { $, call, paid, pay, person, touched, usePaymentPage } from './payment-page.js';

usePaymentPage();

describe('a dry run', () => {
  test('touches nothing and lists the elements of a real call', async () => {
    expect(await call({ amount: 5, note: 'tea' }, { dryRun: true })).toEqual({
      status: 'completed',
      tool: 'pay',
      messages: ['Nothing was touched; `data` lists the elements that a real call would touch'],
      evidence: [{ kind: 'dry-run' }],
      data: {
        dryRun: true,
        fields: [
          { field: 'amount', element: 'spinbutton "Amount"' },
          { field: 'note', element: 'textbox "Note"' },
        ],
        action: 'button "Pay"',
        token: expect.any(String),
      },
    });
    expect([paid, touched]).toEqual([[], []]);
  });

  test('refuses what a real call would refuse', async () => {
    expect(await call({ amount: 0 }, { dryRun: true })).toMatchObject({ status: 'invalid_input' });
    $('button').remove();
    expect(await call({ amount: 5 }, { dryRun: true })).toMatchObject({ status: 'not_found' });
    $('form').remove();
    expect(await call({ amount: 5 }, { dryRun: true })).toMatchObject({ status: 'unavailable' });
  });

  test('opens nothing and asks nobody', async () => {
    document.body.innerHTML = '<button>New payment</button>';
    let opened = false;
    $('button').addEventListener('click', () => (opened = true));
    const opener: ManifestTool = {
      ...pay,
      risk: { level: 'destructive', reasons: [] },
      reach: [{ do: 'click', target: target('role:button[name="New payment"]') }],
    };
    const { status, data } = await call({ amount: 5 }, { dryRun: true }, opener);
    expect([status, data]).toEqual(['unknown', { dryRun: true, opens: ['button[name="New payment"]'] }]);
    expect(opened).toBe(false);
    expect(person).not.toHaveBeenCalled();
  });
});
