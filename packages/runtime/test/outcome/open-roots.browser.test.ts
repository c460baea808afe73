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

test('an alert in the shadow root of the form outweighs a status', async () => {
  const result = await seen(() => {
    $('[role=status]').textContent = 'Checked';
    after(80, () => $('form').insertAdjacentHTML('beforeend', '<b role="alert">That did not work</b>'));
  });
  expect(result).toMatchObject({ status: 'rejected', messages: ['That did not work', 'Checked'] });
});

test('messages count in the shadow root of a later component, and in its slot', async () => {
  const said = await seen(() => after(50, () => component('<div role="status">Saved</div>')));
  expect(said).toMatchObject({ status: 'completed', evidence: [{ kind: 'status', text: 'Saved' }] });
  const toast = component('<div role="status"><slot></slot></div>');
  const slotted = await seen(() => after(50, () => toast.host.append('Sent to Ada')));
  expect(slotted).toMatchObject({ status: 'completed', evidence: [{ kind: 'status', text: 'Sent to Ada' }] });
});

test('a field marked as invalid in a shadow root refuses with the text beside it', async () => {
  const result = await seen(() => {
    $('input').setAttribute('aria-invalid', 'true');
    $('input').setAttribute('aria-describedby', 'why');
    $('input').insertAdjacentHTML('afterend', '<i id="why">Too short</i>');
  });
  expect(result).toMatchObject({ status: 'rejected', messages: ['Name: Too short'] });
});

test('native validation refuses in a shadow root', async () => {
  const result = await seen(() => $('button').click());
  expect(result).toMatchObject({ status: 'rejected', messages: [expect.stringMatching(/^Name: /)] });
});

test('a dialog with its buttons in slots asks, and is no success', async () => {
  const result = await seen(() =>
    component('<div role="dialog"><slot></slot></div>', '<p>Really delete?</p><button>Yes</button><button>No</button>'),
  );
  expect(result).toMatchObject({ status: 'unknown', messages: [expect.stringContaining('Really delete?')] });
});

test('the outcome waits while a component is busy in its shadow root', async () => {
  const result = await seen(() => {
    const spinner = component('<p aria-busy="true">…</p>');
    after(700, () => {
      spinner.host.remove();
      $('[role=status]').textContent = 'Saved';
    });
  }, 400);
  expect(result).toMatchObject({ status: 'completed', messages: ['Saved'] });
});
