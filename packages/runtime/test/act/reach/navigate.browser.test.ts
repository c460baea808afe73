import type { ManifestTool } from '@webmcp/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { target } from '../manifest-of.js';
import { $, call, pay, usePaymentPage } from '../../execute/payment-page.js';

usePaymentPage();

describe('navigate', () => {
  const there: ManifestTool = {
    ...pay,
    container: target('role:form[name="Payment"]'),
    reach: [{ do: 'navigate', route: '/#/pay/:id' }],
  };

  function app(links: string): void {
    document.body.innerHTML = `<nav>${links}</nav><main></main><p role="status"></p>`;
    addEventListener(
      'hashchange',
      () => {
        $('main').innerHTML = location.hash.startsWith('#/pay')
          ? '<form aria-label="Payment"><label>Amount <input></label><button>Pay</button></form>'
          : '';
        $('form')?.addEventListener('submit', (event) => {
          event.preventDefault();
          $('[role=status]').textContent = `Paid at ${location.hash}`;
        });
      },
      { once: true },
    );
  }
  const route = { ...there, reach: [{ do: 'navigate' as const, route: `${location.pathname}#/pay/:id` }] };
  beforeEach(() => history.replaceState(null, '', location.pathname + location.search));

  test('presses the link with the route', async () => {
    app('<a href="#/pay/7">Pay</a><a href="#/other">Other</a>');
    expect(await call({ amount: 5 }, {}, route)).toMatchObject({ messages: ['Paid at #/pay/7'] });
  });

  test('presses none of several links with different addresses', async () => {
    app('<a href="#/pay/7">Pay</a><a href="#/pay/8">Pay</a>');
    expect(await call({ amount: 5 }, {}, route)).toMatchObject({ status: 'unavailable' });
  });

  test('sets the hash where no link has the route', async () => {
    app('');
    const plain = { ...there, reach: [{ do: 'navigate' as const, route: `${location.pathname}#/pay` }] };
    expect(await call({ amount: 5 }, {}, plain)).toMatchObject({ messages: ['Paid at #/pay'] });
  });
});
