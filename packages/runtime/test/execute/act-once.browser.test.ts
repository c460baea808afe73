import type { CallResult, ManifestTool } from '@webmcp/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { field, manifestOf, target, tool } from '../act/manifest-of.js';

const person = vi.fn<(message?: string) => boolean>(() => false);
window.confirm = person;
const { execute } = await import('../../src/execute/execute.js');

const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const pay: ManifestTool = tool('pay', {
  container: target('css:form'),
  fields: [field('amount', 'Amount', { type: 'integer', minimum: 1 }, { required: true }), field('note', 'Note')],
  action: target('role:button[name="Pay"]'),
});
let paid: string[] = [];
const touched: string[] = [];

const call = (args: unknown, more: object = {}, called = pay): Promise<CallResult> =>
  execute(called, args, manifestOf(called), { deadline: 1000, ...more });

beforeEach(() => {
  sessionStorage.clear();
  paid = [];
  touched.length = 0;
  person.mockClear();
  document.body.innerHTML = `<form><label>Amount <input name="amount" type="number"></label>
    <label>Note <input name="note"></label><button>Pay</button></form><p role="status"></p>`;
  $('form').addEventListener('submit', (event) => {
    event.preventDefault();
    paid.push($<HTMLInputElement>('[name=amount]').value);
    $('[role=status]').textContent = `Paid ${paid.length} times`;
  });
  for (const type of ['input', 'focusin', 'pointerdown', 'click'])
    $('form').addEventListener(type, () => touched.push(type), true);
});

describe('a dry run', () => {
  test('touches nothing and says what would be', async () => {
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
      },
    });
    expect([paid, touched]).toEqual([[], []]);
  });

  test('says what a call would say against its arguments and against the page', async () => {
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

describe('an idempotency key', () => {
  test('makes the same call act once and answer the same, one after the other and at once', async () => {
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

  test('of a call that was under way when the page was left is not used again', async () => {
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

describe('bad input', () => {
  const big = 'x'.repeat(10_000_000);

  test.each([
    ['as a value', { amount: 1, note: big }],
    ['as a key', { amount: 1, [big]: 1 }],
    ['as text', big],
    ['as a million keys', Object.fromEntries(Array.from({ length: 1_000_000 }, (_, at) => [`k${at}`, 1]))],
  ])('ten megabytes %s end before the page is touched, in a short answer', async (_, args) => {
    const result = await call(args);
    expect(result.status).toBe('invalid_input');
    expect(JSON.stringify(result).length).toBeLessThan(10_000);
    expect(touched).toEqual([]);
  });

  test('a container that goes away in the middle is no success', async () => {
    $('[name=amount]').addEventListener('change', () => $('form').remove());
    const result = await call({ amount: 5, note: 'tea' });
    expect(result.status).toBe('rejected');
    expect(result.messages.at(-1)).toBe('Nothing was submitted');
    expect(paid).toEqual([]);
  });

  test('a form that is rendered anew in the middle is filled where it is now', async () => {
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

  test('a cancelled call submits nothing', async () => {
    const stop = new AbortController();
    $('[name=note]').addEventListener('change', () => stop.abort());
    expect(await call({ amount: 5, note: 'tea' }, { signal: stop.signal })).toMatchObject({ status: 'denied' });
    expect(paid).toEqual([]);
  });
});

describe('going to a route inside the app', () => {
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

  test('by the link that leads there', async () => {
    app('<a href="#/pay/7">Pay</a><a href="#/other">Other</a>');
    expect(await call({ amount: 5 }, {}, route)).toMatchObject({ messages: ['Paid at #/pay/7'] });
  });

  test('not by one of several that lead to different places', async () => {
    app('<a href="#/pay/7">Pay</a><a href="#/pay/8">Pay</a>');
    expect(await call({ amount: 5 }, {}, route)).toMatchObject({ status: 'unavailable' });
  });

  test('by the hash, where no link leads there', async () => {
    app('');
    const plain = { ...there, reach: [{ do: 'navigate' as const, route: `${location.pathname}#/pay` }] };
    expect(await call({ amount: 5 }, {}, plain)).toMatchObject({ messages: ['Paid at #/pay'] });
  });
});
