import { afterEach, expect, test } from 'vitest';

import type { FieldControl } from '../../../src/act/controls/field-control.js';
import { fieldControls } from '../../../src/act/controls/field-controls.js';
import { execute } from '../../../src/execute/execute.js';
import { register } from '../../../src/index.js';
import type { PageTools } from '../../../src/register/page-tools.js';
import { field, manifestOf, target, tool } from '../manifest-of.js';

// Place 1: the control itself. In the product: one file in `src/act/controls/`.
const starRating: FieldControl = {
  fits: (element, value) => typeof value === 'number' && element.matches('star-rating'),
  refuses: (_, value) => (Number(value) > 5 ? 'takes at most 5 stars' : undefined),
  set: (element, value) => element.querySelectorAll<HTMLElement>('i')[Number(value) - 1]?.click(),
  holds: (element, value) => element.dataset['stars'] === String(value),
  shows: (element) => element.dataset['stars'] ?? '',
};
// Place 2: the list. In the product: one line in `field-controls.ts`.
const controls = [starRating, ...fieldControls];

const rate = tool('rate', {
  fields: [{ ...field('stars', 'Stars', { type: 'number' }), ...target('testid:stars') }, field('note', 'Note')],
  action: target('role:button[name="Send"]'),
});

/** Shows a form that reports the stars it was sent with. */
function showForm(): void {
  document.body.innerHTML = `<form><star-rating data-testid="stars"><i>★</i><i>★</i><i>★</i><i>★</i><i>★</i></star-rating>
    <label>Note <input></label><button>Send</button></form><output role="status"></output>`;
  const stars = document.querySelector<HTMLElement>('star-rating')!;
  stars.addEventListener('click', ({ target: star }) => {
    stars.dataset['stars'] = String([...stars.children].indexOf(star as Element) + 1);
  });
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('output')!.textContent = `Saved ${stars.dataset['stars']} stars`;
  });
}
afterEach(() => document.body.replaceChildren());

test('a call sets an added control and the built-in ones beside it', async () => {
  showForm();
  const answer = await execute(rate, { stars: 4, note: 'Good' }, manifestOf(rate), { controls });
  expect(answer).toMatchObject({ status: 'completed', messages: ['Saved 4 stars'] });
  expect(document.querySelector('input')!.value).toBe('Good');
});

test('a call is refused by the reason of an added control', async () => {
  showForm();
  expect(await execute(rate, { stars: 6 }, manifestOf(rate), { controls })).toMatchObject({
    status: 'invalid_input',
    messages: ['stars: takes at most 5 stars'],
  });
  expect(document.querySelector<HTMLElement>('star-rating')!.dataset['stars']).toBeUndefined();
});

test('a registered manifest uses an added control', async () => {
  showForm();
  const stop = register(manifestOf(rate), { controls });
  const { executeTool } = (window as Window & { webmcp?: PageTools }).webmcp!;
  expect(await executeTool('rate', { stars: 2 })).toMatchObject({ status: 'completed', messages: ['Saved 2 stars'] });
  stop();
});

test('a call without the added control sets nothing', async () => {
  showForm();
  expect(await execute(rate, { stars: 4 }, manifestOf(rate))).toMatchObject({ status: 'rejected' });
  expect(document.querySelector('output')!.textContent).toBe('');
});
