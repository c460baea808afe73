import { beforeEach, expect, test } from 'vitest';

import type { Outcome } from '../../src/outcome/decide-outcome.js';
import { outcomeOf } from './outcome-of.js';

const after = (ms: number, then: () => void): void => void setTimeout(then, ms);

let root: ShadowRoot;
const $ = <T extends HTMLElement = HTMLElement>(selector: string): T => root.querySelector<T>(selector)!;

/** Puts an element with an open root at the end of the page. */
function component(inside: string, slotted = ''): ShadowRoot {
  const host = document.createElement('div');
  host.innerHTML = slotted;
  document.body.append(host);
  const made = host.attachShadow({ mode: 'open' });
  made.innerHTML = inside;
  return made;
}

/** Acts on the form in the root and answers with what was seen. */
const seen = (act: () => void, deadline = 1500): Promise<Outcome> =>
  outcomeOf(act, { scope: () => $('form') ?? undefined, action: $('button') }, deadline);

beforeEach(() => {
  document.body.innerHTML = '';
  root = component('<form><p><input name="Name" required></p><button>Save</button></form><p role="status"></p>');
});

test('an alert in the root of the form says no, though something else says yes', async () => {
  const result = await seen(() => {
    $('[role=status]').textContent = 'Checked';
    after(80, () => $('form').insertAdjacentHTML('beforeend', '<b role="alert">That did not work</b>'));
  });
  expect(result).toMatchObject({ status: 'rejected', messages: ['That did not work'] });
});

test('a message in the root of a component that comes later, and in what is put into its slot', async () => {
  const said = await seen(() => after(50, () => component('<div role="status">Saved</div>')));
  expect(said).toMatchObject({ status: 'completed', evidence: [{ kind: 'status', text: 'Saved' }] });
  const toast = component('<div role="status"><slot></slot></div>');
  const slotted = await seen(() => after(50, () => toast.host.append('Sent to Ada')));
  expect(slotted).toMatchObject({ status: 'completed', evidence: [{ kind: 'status', text: 'Sent to Ada' }] });
});

test('a field that is marked as invalid in the root, with the text beside it', async () => {
  const result = await seen(() => {
    $('input').setAttribute('aria-invalid', 'true');
    $('input').setAttribute('aria-describedby', 'why');
    $('input').insertAdjacentHTML('afterend', '<i id="why">Too short</i>');
  });
  expect(result).toMatchObject({ status: 'rejected', messages: ['Name: Too short'] });
});

test('what the browser itself refuses to submit', async () => {
  const result = await seen(() => $('button').click());
  expect(result).toMatchObject({ status: 'rejected', messages: [expect.stringMatching(/^Name: /)] });
});

test('a dialog that asks, with its buttons in slots, is a question and no sign of success', async () => {
  const result = await seen(() =>
    component('<div role="dialog"><slot></slot></div>', '<p>Really delete?</p><button>Yes</button><button>No</button>'),
  );
  expect(result).toMatchObject({ status: 'unknown', messages: [expect.stringContaining('Really delete?')] });
});

test('waits while a component says in its root that it is at work', async () => {
  const result = await seen(() => {
    const spinner = component('<p aria-busy="true">…</p>');
    after(700, () => {
      spinner.host.remove();
      $('[role=status]').textContent = 'Saved';
    });
  }, 400);
  expect(result).toMatchObject({ status: 'completed', messages: ['Saved'] });
});
