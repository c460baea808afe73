import type { CallResult, ManifestTool } from '@webmcp/contract';
import { beforeEach, vi } from 'vitest';

import { field, manifestOf, target, tool } from '../act/manifest-of.js';

/** The person who is asked. The runtime captures `confirm` when it loads, so the replacement precedes its import. */
export const person = vi.fn<(message?: string) => boolean>(() => false);
window.confirm = person;
const { execute } = await import('../../src/execute/execute.js');

export const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;

export const pay: ManifestTool = tool('pay', {
  container: target('css:form'),
  fields: [field('amount', 'Amount', { type: 'integer', minimum: 1 }, { required: true }), field('note', 'Note')],
  action: target('role:button[name="Pay"]'),
});

/** The amounts that the page was sent. */
export const paid: string[] = [];
/** The types of the events that reached the form. */
export const touched: string[] = [];

export const call = (args: unknown, more: object = {}, called = pay): Promise<CallResult> =>
  execute(called, args, manifestOf(called), { deadline: 1000, ...more });

/** Shows the form anew before each test of the file. */
export function usePaymentPage(): void {
  beforeEach(() => {
    sessionStorage.clear();
    paid.length = 0;
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
}
