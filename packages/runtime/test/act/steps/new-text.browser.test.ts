import { beforeEach, expect, test } from 'vitest';

import { execute } from '../../../src/execute/execute.js';
import { manifestOf, target, tool } from '../manifest-of.js';

const ask = tool('ask', { kind: 'action', action: target('role:button[name="Ask"]') });
const call = async (): Promise<string> =>
  (await execute(ask, {}, manifestOf(ask), { deadline: 1500 })).messages.join('\n');

/** Shows a page whose button does something when it is pressed. */
const show = (html: string, act: () => void): void => {
  document.body.innerHTML = `<section><button>Ask</button>${html}</section><aside></aside>`;
  document.querySelector('button')!.addEventListener('click', act);
};
const add = (selector: string, html: string): void =>
  document.querySelector(selector)!.insertAdjacentHTML('beforeend', html);

beforeEach(() => document.body.replaceChildren());

test('an answer carries the text that the act brought, wherever it is', async () => {
  show('<p>Ada</p>', () => {
    add('section', '<p>The gate is open</p>');
    add('aside', '<p>Three visitors came</p>');
  });
  const said = await call();
  expect(said).toContain('The gate is open');
  expect(said).toContain('Three visitors came');
  expect(said).not.toContain('Ada');
});

test('a second line with the same text is new', async () => {
  show('<ul><li>Buy milk</li></ul>', () => add('ul', '<li>Buy milk</li>'));
  expect(await call()).toContain('Buy milk');
});

test('a text that an alert said is repeated once', async () => {
  show('', () => add('section', '<p role="status">Saved as draft</p>'));
  expect((await call()).match(/Saved as draft/g)).toHaveLength(1);
});

test('hidden text, values of fields and long texts are not repeated in full', async () => {
  show('', () => {
    add('section', '<p hidden>Secret plan</p><input value="typed"><p>Done</p>');
    add('aside', `<p>${'word '.repeat(400)}</p>`);
  });
  const said = await call();
  expect(said).toContain('Done');
  expect(said).not.toMatch(/Secret plan|typed/);
  expect(said.length).toBeLessThan(700);
});
