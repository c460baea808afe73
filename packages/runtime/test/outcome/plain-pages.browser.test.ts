import { beforeEach, describe, expect, test } from 'vitest';

import type { Outcome } from '../../src/outcome/decide-outcome.js';
import type { Scene } from '../../src/outcome/page/scene.js';
import { outcomeOf } from './outcome-of.js';

const $ = <T extends HTMLElement = HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const page = `<form><p><input name="Name" value="Ada"></p><button type="button">Save</button></form><ul><li>one</li></ul>`;
const draw = (): void => void (document.body.innerHTML = page);
const add = (html: string, to = 'form'): void => $(to).insertAdjacentHTML('beforeend', html);

/** Acts on the page's form, as a call with one value. */
const seen = (act: () => void, more: Partial<Scene> = {}, deadline = 1500): Promise<Outcome> =>
  outcomeOf(
    act,
    { scope: () => $('form') ?? undefined, action: $('button'), values: ['Ada'], sets: () => true, ...more },
    deadline,
  );
const press = (act: () => void, more: Partial<Scene> = {}): Promise<Outcome> =>
  seen(act, { values: [], sets: () => false, ...more });
const body = { scope: (): Element => document.body };

beforeEach(draw);

describe('words without a mark', () => {
  test.each([
    'Name is required',
    'Please enter a name',
    'That email already exists',
    'Must be at least 10 characters',
    'Something went wrong',
    'Wrong password',
    'That name is taken',
  ])('refuse: %s', async (text) => {
    const result = await seen(() => add(`<p class="message">${text}</p>`));
    expect(result).toMatchObject({ status: 'rejected', messages: [expect.stringContaining(text)] });
  });

  test('refuse in a list whose items all refuse, and not in a list of records', async () => {
    const faults = '<li>Name is required</li><li>Street is too short</li>';
    expect((await seen(() => add(`<ol>${faults}</ol>`))).status).toBe('rejected');
    draw();
    expect((await seen(() => add(`<ol>${faults}</ol>`, 'body'))).status).toBe('rejected');
    draw();
    const record = (): void => add('<li>Name is required</li>', 'ul');
    expect((await press(record, body)).status).toBe('completed');
  });

  test.each([
    [false, 'rejected', ['The page asked, and the answer was no: Change it?']],
    [true, 'unknown', []],
  ])('of a question in a box of the browser: the answer %j', async (answer, status, messages) => {
    const { confirm } = window;
    window.confirm = () => answer;
    expect(await press(() => void window.confirm('Change it?'))).toMatchObject({ status, messages });
    window.confirm = confirm;
  });

  test('beside the form refuse too', async () => {
    expect((await seen(() => add('<p>Name is required</p>', 'body'))).status).toBe('rejected');
  });

  test('that may be anything leave the outcome open, and words of success do not', async () => {
    expect((await seen(() => add('<p>Pick another day</p>'))).status).toBe('unknown');
    draw();
    expect((await seen(() => add('<p>Your name was saved</p>'))).status).toBe('completed');
    draw();
    expect((await seen(() => add('<p>Hello Ada</p>'))).status).toBe('completed');
  });

  test('are content where the tool shows something', async () => {
    const shown = await press(() => add('<p>Not for children; an adult is required</p>'), { shows: true });
    expect(shown.status).toBe('completed');
  });

  test('do not outweigh a row with the value of the call', async () => {
    const result = await seen(() => {
      add('<li>Ada</li>', 'ul');
      add('<p>Name is required</p>');
    });
    expect(result.status).toBe('completed');
  });
});

describe('a question without a role', () => {
  const words = '<h4>Are you sure?</h4><button>Yes</button><button>No</button>';

  test('asks in a box over the page', async () => {
    const result = await press(
      () => add(`<div style="position:fixed;inset:0"><div>${words}</div></div>`, 'body'),
      body,
    );
    expect(result).toMatchObject({ status: 'unknown', messages: [expect.stringContaining('Are you sure?')] });
  });

  test('is none where a library fixes the body to stop its scrolling', async () => {
    add('<button>Other</button>', 'body');
    const result = await press(() => {
      document.body.style.cssText = 'position:fixed;inset:0';
      add('<li>Ada</li>', 'ul');
    });
    document.body.style.cssText = '';
    expect(result.status).toBe('completed');
  });

  test('asks in its place', async () => {
    const result = await press(() => add(`<div>${words}</div>`));
    expect(result).toMatchObject({ status: 'unknown', messages: ['The page asks: Are you sure?'] });
  });

  test('is none where a safe act brings another view, and asks elsewhere', async () => {
    const view = (): void => void ($('form').outerHTML = `<form><h2>Knots</h2>${words}</form>`);
    add('<em>Three decks</em>');
    expect((await press(view, { shows: true })).status).toBe('completed');
    draw();
    add('<em>Three decks</em>');
    expect((await press(view)).status).toBe('unknown');
  });

  test('is none where a row comes with a question mark, or a box has no control', async () => {
    expect((await press(() => add(`<li>${words}</li>`, 'ul'), body)).status).toBe('completed');
    draw();
    const loading = '<div style="position:fixed;inset:0"><p>Are you there</p></div>';
    expect((await seen(() => add(loading, 'body'))).status).toBe('unknown');
  });
});

describe('a message without a role', () => {
  const toast = (kind: string, text: string): void =>
    add(`<div style="position:fixed;top:0"><div class="${kind}">${text}</div></div>`, 'body');

  test('that floats refuses and confirms by its class and its words', async () => {
    expect((await seen(() => toast('ant-message-error', 'A task has words'))).status).toBe('rejected');
    draw();
    expect((await seen(() => toast('ant-message-success', 'Fine'))).status).toBe('completed');
    draw();
    expect((await seen(() => toast('box', 'Could not be saved'))).status).toBe('rejected');
  });

  test('that floats without a tone decides nothing', async () => {
    expect((await seen(() => toast('box', 'It is noon'))).status).toBe('unknown');
  });

  test('that is a dialog with one button refuses by its words', async () => {
    const told = await press(() =>
      add('<div role="dialog"><p>No changes to undo</p><button>OK</button></div>', 'body'),
    );
    expect(told.status).toBe('rejected');
  });
});

describe('no evidence', () => {
  test('is a page that is drawn anew with the same words', async () => {
    expect((await press(draw)).status).toBe('unknown');
    expect((await press(draw, body)).status).toBe('unknown');
    expect((await press(draw, { opens: true })).status).toBe('unknown');
  });

  test('is an empty fragment', async () => {
    const { href } = location;
    expect((await press(() => history.replaceState(null, '', '#'))).status).toBe('unknown');
    history.replaceState(null, '', href);
  });

  test('is a request that only reads, unless the tool shows something', async () => {
    const read = (): void => void fetch(location.href);
    expect((await press(read)).status).toBe('unknown');
    expect((await press(read, { shows: true })).status).toBe('completed');
  });
});

describe('the wording of the pressed button', () => {
  const says = (text: string, more: Partial<Scene> = {}): Promise<Outcome> =>
    press(() => ($('button').textContent = text), more);

  test('is evidence where the button says the next act', async () => {
    expect((await says('Mark as unread')).status).toBe('completed');
  });

  test.each(['Saving…', 'Save 2', 'Sure?', 'Failed'])('is none: %s', async (text) => {
    $('button').textContent = 'Save 1';
    expect((await says(text)).status).toBe('unknown');
  });

  test('is none where the tool ends something', async () => {
    expect((await says('Press again', { ends: true })).status).toBe('unknown');
  });
});

describe('buttons in the place of a destructive one', () => {
  const ends = { ends: true };
  const confirm = '<span><button>Confirm</button><button>Keep</button></span>';
  const replace = (html: string): void => void ($('button').outerHTML = html);
  const asked = { status: 'unknown', messages: ['The page asks: Confirm | Keep'] };

  test('ask before it is done', async () => {
    expect(await press(() => replace(confirm), ends)).toMatchObject(asked);
    draw();
    expect(await press(() => replace(confirm), { ...ends, ...body })).toMatchObject(asked);
  });

  test('ask where the page hides one part and shows another', async () => {
    add(confirm.replace('<span', '<span hidden'));
    const swap = (): void => {
      $('button').style.display = 'none';
      $('span').hidden = false;
    };
    expect(await press(swap, ends)).toMatchObject(asked);
  });

  test('ask beside it, if there are two', async () => {
    expect(await press(() => add(confirm), ends)).toMatchObject(asked);
    draw();
    expect((await press(() => add('<p>Deleted</p><button>Undo</button>'), ends)).status).toBe('completed');
  });

  test('ask nothing where a text went, where rows went, or where the tool ends nothing', async () => {
    add('<em>Ada Lovelace</em>');
    const empty = (): void => {
      $('em').remove();
      replace(confirm);
    };
    expect((await press(empty, ends)).status).toBe('completed');
    draw();
    let rows = ['Ada'];
    expect((await press(() => ((rows = []), replace(confirm)), { ...ends, rows: () => rows })).status).toBe(
      'completed',
    );
    draw();
    expect((await press(() => replace(confirm))).status).toBe('completed');
  });
});
