import { afterEach, beforeEach, expect, test } from 'vitest';

import { outcomeOf } from './outcome-of.js';

/** Puts an element with a shadow root at the end of the page, and returns a function that shows a part in it. */
function shown(host: string): (html: string) => void {
  const element = document.createElement('div');
  element.innerHTML = host;
  document.body.append(element);
  const root = element.firstElementChild!.attachShadow({ mode: 'open' });
  return (html) => (root.innerHTML = html);
}
const $ = (selector: string): HTMLElement => document.querySelector(selector)!;
const seen = (act: () => void) => outcomeOf(act, { scope: () => document.body, action: $('button') }, 1000);

beforeEach(() => (document.body.innerHTML = '<main><button>Save</button></main>'));
afterEach(() => (document.body.innerHTML = ''));

const parts = [
  '<p role="status">Static route</p>',
  '<p role="alert" class="error">Failed to compile</p>',
  '<p style="position: fixed">Saved</p>',
  '<div role="dialog"><p>Failed to compile</p><button>Close</button><button>Copy</button></div>',
  '<p>Compiling</p>',
  '<p aria-busy="true">Compiling</p>',
];

test.each(parts)("a part of a developer's tool is no word of the app: %s", async (part) => {
  const show = shown('<nextjs-portal></nextjs-portal>');
  expect(await seen(() => show(part))).toMatchObject({ status: 'unknown', evidence: [], messages: [] });
});

test("a tool's part outside of a shadow root is no word of the app", async () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="__vue-devtools-container__"></div>');
  const tools = $('#__vue-devtools-container__');
  expect(await seen(() => (tools.innerHTML = parts.join('')))).toEqual({
    status: 'unknown',
    evidence: [],
    messages: [],
  });
});

test.each([
  ['<p role="status">Static route</p>', 'completed'],
  ['<p role="alert" class="error">Failed to compile</p>', 'rejected'],
])("a part of the app's own element counts: %s", async (part, status) => {
  const show = shown('<route-bar></route-bar>');
  expect(await seen(() => show(part))).toMatchObject({ status });
});
