import { beforeEach, describe, expect, test } from 'vitest';

import { keepFetch } from '../../../src/outcome/watch/watch-code.js';
import { outcomeOf } from '../outcome-of.js';

const closed = 'http://127.0.0.1:9';
const press = (act: () => void) =>
  outcomeOf(
    () => {
      document.querySelector('ul')!.insertAdjacentHTML('beforeend', '<li>Milk</li>');
      act();
    },
    { scope: () => document.body, action: document.querySelector('button')! },
    1500,
  );

/** The page logs a failure that it does not handle. The test runner must not count it as its own. */
const unhandled = (failing: Promise<unknown>): void => {
  window.addEventListener('unhandledrejection', (event) => event.preventDefault(), { once: true });
  void failing.then(() => {});
};

beforeEach(() => {
  document.body.innerHTML = '<button type="button">Add</button><ul><li>Bread</li></ul>';
});

describe('a request that fails', () => {
  test('decides nothing if it only reads a picture', async () => {
    expect((await press(() => unhandled(fetch(`${closed}/sun.svg`)))).status).toBe('completed');
  });

  test('decides nothing if it failed before the act and the act uses its answer', async () => {
    keepFetch();
    const icon = fetch(`${closed}/icons?name=sun`);
    await icon.catch(() => {});
    const later = press(() => unhandled(icon.then((answer) => answer.text())));
    expect((await later).status).toBe('completed');
  });

  test.each([
    ['reads data', () => fetch(`${closed}/records`)],
    [
      'reads data a while later',
      () => new Promise((done) => setTimeout(done, 200)).then(() => fetch(`${closed}/records`)),
    ],
    ['writes', () => fetch(`${closed}/sun.svg`, { method: 'POST', body: '1' })],
    [
      'causes an error of the page',
      () => fetch(`${closed}/records`).catch((cause: unknown) => Promise.reject(new Error('Lost', { cause }))),
    ],
  ])('leaves the outcome open if it %s', async (_, act) => {
    expect((await press(() => unhandled(act()))).status).toBe('unknown');
  });

  test('reaches the page as before', async () => {
    keepFetch();
    await expect(fetch(`${closed}/sun.svg`)).rejects.toThrow(TypeError);
  });
});
