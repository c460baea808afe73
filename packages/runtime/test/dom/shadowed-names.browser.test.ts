import { describe, expect, test } from 'vitest';

import { $, call, paid, pay, usePaymentPage } from '../execute/payment-page.js';

usePaymentPage();

/** Lists all names that an object of the browser inherits, in groups, so that a failure names few of them. */
function namesOf(prototype: object): string[][] {
  const names = new Set<string>();
  for (let at = prototype; at !== Object.prototype; at = Object.getPrototypeOf(at) as object)
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  const all = [...names];
  return Array.from({ length: Math.ceil(all.length / 24) }, (_, at) => all.slice(at * 24, at * 24 + 24));
}

describe("a control hides its form's own property", () => {
  const groups = namesOf(HTMLFormElement.prototype);

  test('the browser has hundreds of such properties', () => {
    expect(groups.flat()).toEqual(
      expect.arrayContaining(['parentNode', 'assignedSlot', 'closest', 'submit', 'action']),
    );
    expect(groups.flat().length).toBeGreaterThan(300);
  });

  test.each(groups.map((names) => [names.join(' '), names] as const))('the call is made: %s', async (_, names) => {
    const controls = names.map((name) => `<input type="hidden" name="${name}" value="x">`).join('');
    $('form label').insertAdjacentHTML('beforebegin', controls);
    const result = await call({ amount: 5 }, {}, { ...pay, id: `pay ${names[0]}` });
    expect(result).toMatchObject({ status: 'completed', tool: 'pay' });
    expect(paid).toEqual(['5']);
  });
});

describe("an element hides the document's own property", () => {
  const groups = namesOf(Document.prototype);

  test.each(groups.map((names) => [names.join(' '), names] as const))('no false act: %s', async (_, names) => {
    const message = $('[role=status]');
    message.insertAdjacentHTML('beforebegin', names.map((name) => `<img name="${name}" hidden>`).join(''));
    const result = await call({ amount: 5 }, {}, { ...pay, id: `pay ${names[0]}` });
    // The document is the test runner's too.
    while (message.previousElementSibling instanceof HTMLImageElement) message.previousElementSibling.remove();
    expect(paid).toEqual(result.status === 'completed' ? ['5'] : []);
  });
});
