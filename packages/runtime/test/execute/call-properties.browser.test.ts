import fc from 'fast-check';
import { expect, test } from 'vitest';

import { manifestOf } from '../act/manifest-of.js';
import { $, call, paid, pay, person, touched, usePaymentPage } from './payment-page.js';

// The runtime captures `confirm` when it loads, and the payment page replaces it before.
const { defineTool } = await import('../../src/register/define-tool.js');

usePaymentPage();

const value = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, maxDepth: 3 });

/** Arguments of any kind: a getter throws, a cycle has no end, keys are those of the tool or of the prototype. */
const anyArguments = fc.oneof(
  value,
  fc.dictionary(fc.constantFrom('amount', 'note', 'toString', 'constructor', '__proto__', '$clear', '$token'), value),
  fc.record({ amount: fc.integer(), note: value }),
  fc.constant({
    get amount(): never {
      throw new Error('no');
    },
  }),
  value.map((inner) => {
    const cycle: Record<string, unknown> = { amount: 1, inner };
    cycle['self'] = cycle;
    return cycle;
  }),
);

test('no arguments make a call throw, and invalid ones leave the page alone', async () => {
  const { execute } = defineTool(pay, { manifest: manifestOf(pay), options: { deadline: 50 } });
  await fc.assert(
    fc.asyncProperty(anyArguments, async (args) => {
      touched.length = 0;
      const result = (await execute(args)) as { status: string };
      expect(typeof JSON.stringify(result)).toBe('string');
      if (result.status === 'invalid_input') expect(touched).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const button = (): HTMLElement => $('button');
/** Changes that a page may make while it is asked. */
const changes: Readonly<Record<string, () => void>> = {
  relabel: () => (button().textContent = 'Cancel'),
  rename: () => button().setAttribute('aria-label', 'Pay'),
  copy: () => $('form').after($('form').cloneNode(true)),
  move: () => document.body.append(button()),
  redraw: () => ($('form').innerHTML += ''),
  unhide: () => $('form').toggleAttribute('hidden'),
  disable: () => button().toggleAttribute('disabled'),
  confirm: () => (window.confirm = () => true),
  type: () => button().setAttribute('type', 'button'),
};
const moments = fc.constantFrom('before', 'focusin', 'input', 'change', 'pointerdown', 'question');

test('no change of the page turns a refused call into an act', async () => {
  let run = 0;
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(fc.tuple(moments, fc.constantFrom(...Object.keys(changes))), { minLength: 1, maxLength: 4 }),
        async (planned) => {
          const at = (when: string): void => {
            for (const [moment, change] of planned)
              if (moment === when && document.querySelector('form button')) changes[change]!();
          };
          for (const [moment] of planned) $('form').addEventListener(moment, () => at(moment), { once: true });
          person.mockImplementation(() => (at('question'), false));
          at('before');
          run += 1;
          const destructive = { ...pay, id: `pay ${run}`, risk: { level: 'destructive' as const, reasons: [] } };
          const result = await call({ amount: 5 }, { deadline: 100 }, destructive);
          expect(paid).toEqual([]);
          expect(result.status).not.toBe('completed');
        },
      )
      .beforeEach(() => {
        document.body.innerHTML = `<form><label>Amount <input name="amount" type="number"></label>
        <label>Note <input name="note"></label><button>Pay</button></form><p role="status"></p>`;
        $('form').addEventListener('submit', (event) => {
          event.preventDefault();
          paid.push('paid');
        });
      }),
    { numRuns: 30 },
  );
});
