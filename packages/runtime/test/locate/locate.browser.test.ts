import { beforeEach, expect, test } from 'vitest';

import { describe, locate } from '../../src/page.js';

beforeEach(() => {
  document.body.innerHTML = `
    <main><h1>Account</h1>
      <form aria-label="Sign up">
        <label for="mail">Email *</label><input id="mail" name="email" type="email">
        <label>Country <select name="country"><option>France</option><option>Peru</option></select></label>
        <button data-testid="create">Create account</button>
      </form>
      <form aria-label="Sign in">
        <label>Email <input type="email"></label><button>Sign in</button>
      </form>
      <table><tr><th>Order<th>Action<tr><td>1001<td><button>Cancel</button><tr><td>1002<td><button>Cancel</button></table>
    </main>`;
});

const find = (selector: string): Element => document.querySelector(selector)!;

test('describes a control by the selectors that hit it alone, best first', () => {
  expect(describe(find('[data-testid=create]')).selectors).toEqual([
    { strategy: 'testid', value: 'create', score: 1 },
    { strategy: 'role', value: 'button[name="Create account"]', score: 0.6 },
    { strategy: 'css', value: 'form:nth-of-type(1) > button', score: 0.2 },
  ]);
  expect(describe(find('#mail')).selectors.map(({ strategy, value }) => `${strategy} ${value}`)).toEqual(
    ['css #mail', 'css input[name="email"]', 'css label:nth-of-type(1) + input'].slice(0, 2).concat(expect.any(String)),
  );
});

test('finds what it described after JSON, and reports no heal', () => {
  for (const selector of ['#mail', 'select', '[data-testid=create]', 'form[aria-label="Sign in"]']) {
    const target = JSON.parse(JSON.stringify(describe(find(selector)))) as ReturnType<typeof describe>;
    expect(locate(target), selector).toMatchObject({ element: find(selector), healed: false });
  }
});

test('heals over a dropped test id', () => {
  const button = find('[data-testid=create]');
  const target = describe(button);
  button.removeAttribute('data-testid');
  expect(locate(target)).toMatchObject({ element: button, by: { strategy: 'role' }, healed: true });
});

test('abstains when the element is gone, and when another took its words', () => {
  const button = find('form[aria-label="Sign in"] button');
  const target = describe(button);
  button.textContent = 'Sign up';
  expect(locate(target)).toMatchObject({ reason: 'changed' });
  button.remove();
  expect(locate(target)).toMatchObject({ reason: expect.stringMatching(/gone|changed/) });
});

test('a radio button found by name and value is told so', () => {
  document.body.innerHTML =
    '<input type="radio" name="plan" value="a"><input type="radio" name="plan" value="b" id="second"><button>Go</button>';
  const second = find('#second');
  expect(locate(describe(second))).toMatchObject({ element: second });
});

test('a role selector with a broken escape finds nothing', () => {
  expect(locate({ selectors: [{ strategy: 'role', value: 'button[name="\\q"]', score: 0.6 }] })).toMatchObject({
    reason: 'gone',
  });
});
