import { beforeEach, describe, expect, test } from 'vitest';

import type { Outcome } from '../../src/outcome/decide-outcome.js';
import type { Scene } from '../../src/outcome/page/scene.js';
import { outcomeOf } from './outcome-of.js';

const $ = <T extends HTMLElement = HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const add = (html: string, to = 'body'): void => $(to).insertAdjacentHTML('beforeend', html);
const say = (text: string): string => ($('#status').textContent = text);

/** Acts on the first form and answers with what was seen. */
const seen = (act: () => void, more: Partial<Scene> = {}, deadline = 600): Promise<Outcome> =>
  outcomeOf(act, { scope: () => $('#own') ?? undefined, action: $('#own button'), ...more }, deadline);

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <form id="own"><p><input name="Name"></p><button type="button">Save</button></form>
      <form id="other"><p><input name="Mail"></p></form>
      <ul><li>Tea</li></ul>
      <div id="bare"><p><input name="Note"></p><button type="button">Go</button></div>
    </main>
    <p id="status" role="status"></p>`;
});

describe('a sign at another part of the page is no refusal', () => {
  const scope = (): Element => $('main');
  const mark = (name: string) => (): void => {
    say('Saved');
    $(`[name=${name}]`).setAttribute('aria-invalid', 'true');
  };

  test('by a mark in another form', async () => {
    expect(await seen(mark('Mail'), { scope })).toMatchObject({ status: 'completed' });
    expect(await seen(mark('Name'), { scope })).toMatchObject({ status: 'rejected' });
  });

  test('by a mark on a field that lost the focus, unless the call set the field', async () => {
    const note = $('[name=Note]');
    const scene = { scope: () => document.body, action: $('#bare button'), left: [note] };
    expect(await seen(mark('Note'), scene)).toMatchObject({ status: 'completed' });
    note.removeAttribute('aria-invalid');
    expect(await seen(mark('Note'), { ...scene, sets: (field) => field === note })).toMatchObject({
      status: 'rejected',
    });
  });

  test('by an alert in another form', async () => {
    const alert = (form: string) => (): void => {
      say('Saved');
      add('<b role="alert">An address is required</b>', form);
    };
    expect(await seen(alert('#other'))).toMatchObject({
      status: 'completed',
      messages: expect.arrayContaining(['Saved', 'An address is required']),
    });
    expect(await seen(alert('#own'))).toMatchObject({ status: 'rejected' });
  });

  test('by the badge of a record, unless the call set the field beside it', async () => {
    const bare = { scope: () => document.body, action: $('#bare button') };
    const badge = (to: string) => (): void => {
      say('Saved');
      add('<span class="badge bg-danger">Overdue</span>', to);
    };
    expect(await seen(badge('main'), bare)).toMatchObject({ status: 'completed' });
    const note = $('[name=Note]');
    expect(await seen(badge('#bare p'), { ...bare, sets: (field) => field === note })).toMatchObject({
      status: 'rejected',
    });
  });

  test('by a text with an error class in another form or in another row', async () => {
    const text = (to: string) => (): void => {
      say('Saved');
      add('<b class="text-danger">Overdue</b>', to);
    };
    expect(await seen(text('#other p'), { scope })).toMatchObject({ status: 'completed' });
    expect(await seen(text('li'), { scope })).toMatchObject({ status: 'completed' });
    expect(await seen(text('#bare'), { scope: () => $('main'), action: $('#bare button') })).toMatchObject({
      status: 'rejected',
    });
  });

  test('but a list of errors, and an error in a new form, refuse', async () => {
    const scene = { scope, action: $('#bare button') };
    const errors = (): void => add('<ul class="errors"><li>Too short</li></ul>', '#bare');
    expect(await seen(errors, scene)).toMatchObject({ status: 'rejected', messages: ['Note: Too short'] });
    const next = (): void => {
      $('#own').remove();
      add('<form id="own"><p><input name="Code"><b class="error">Too long</b></p></form>', 'main');
    };
    expect(await seen(next)).toMatchObject({ status: 'rejected', messages: ['Code: Too long'] });
  });
});

describe('words of the call refuse nothing', () => {
  test('in a record that came into the list, with the form closed', async () => {
    const close = (name: string) => (): void => {
      $('#own').remove();
      add(`<li>${name}</li>`, 'ul');
    };
    expect(await seen(close('Broken chair'))).toMatchObject({ status: 'completed' });
  });

  test('in a record that came beside the form, and only doubt without the name', async () => {
    $('#bare').innerHTML = '<div class="card">Tea</div><form id="in"><button>Add</button></form>';
    const scene = { scope: () => $('#in') ?? undefined, action: $('#in button') };
    const close = (): void => {
      $('#in').remove();
      add('<div class="card">Broken chair</div>', '#bare');
    };
    expect(await seen(close, { ...scene, values: ['Broken chair'] })).toMatchObject({ status: 'completed' });
    $('#bare').innerHTML = '<div class="card">Tea</div><form id="in"><button>Add</button></form>';
    expect(await seen(close, { ...scene, action: $('#in button') })).toMatchObject({ status: 'unknown' });
  });

  test('but words inside others are no values', async () => {
    expect(await seen(() => say('That did not work'), { values: ['o', 'wor'] })).toMatchObject({ status: 'rejected' });
  });
});

describe('a message that the act did not cause', () => {
  test('is an alert with a choice of its own', async () => {
    const toast = (buttons: string) => (): void => {
      say('Saved');
      add(`<div role="alert">Some cookies are required. ${buttons}</div>`);
    };
    expect(await seen(toast('<button>Accept</button><button>Not now</button>'))).toMatchObject({ status: 'completed' });
    expect(await seen(toast('<button>Try again</button>'))).toMatchObject({ status: 'rejected' });
  });

  test('is read without its buttons', async () => {
    const toast = (): void => add('<div role="alert">Welcome back <button class="btn-danger">Not now</button></div>');
    expect(await seen(toast)).toMatchObject({ status: 'completed', messages: ['Welcome back'] });
  });

  test('floats over the page and has no tone', async () => {
    const scene = { scope: () => document.body };
    const toast = (style: string) => (): void => add(`<div role="alert" style="${style}">It rains</div>`, 'main');
    expect(await seen(toast('position:fixed'), scene)).toMatchObject({ status: 'unknown', messages: ['It rains'] });
    expect(await seen(toast(''), scene)).toMatchObject({ status: 'rejected' });
  });

  test('was there before, and is drawn again or is joined by another', async () => {
    add('<section aria-live="polite"><ol><li>Could not be saved</li></ol></section>');
    const join = (): void => add('<li>Saved</li>', 'ol');
    expect(await seen(join)).toMatchObject({ status: 'completed', messages: ['Saved'] });
    $('section').outerHTML = '<div id="toasts"><p role="alert">Could not be saved</p></div>';
    const again = (): void => {
      say('Stored');
      $('#toasts').outerHTML = '<div id="toasts"><p role="alert">Could not be saved</p></div>';
    };
    expect(await seen(again)).toMatchObject({ status: 'completed', messages: ['Stored'] });
    const anew = (): void => ($('#toasts').innerHTML = '<p role="alert">Could not be saved</p>') as unknown as void;
    expect(await seen(anew)).toMatchObject({ status: 'rejected', messages: ['Could not be saved'] });
  });
});

describe('a part of the page with an error class', () => {
  test('is no refusal without words, and a message is one', async () => {
    const scene = { scope: () => $('main') };
    const zone = '<section class="danger-zone"><h2>Leave us</h2><p>All is deleted.</p><button>Leave</button></section>';
    const part = (): void => {
      $('#own').remove();
      say('Restored');
      add(zone, 'main');
    };
    expect(await seen(part, scene)).toMatchObject({ status: 'completed' });
    const panel = (): void => add('<div class="error-panel">It failed <button>Again</button></div>', 'main');
    expect(await seen(panel, { ...scene, action: undefined })).toMatchObject({ status: 'rejected' });
  });
});

describe('a second refusal', () => {
  const why = (text: string): string => `<b role="alert">${text}</b>`;

  test('names the fields again whose texts stayed', async () => {
    const scope = (): HTMLElement => $('#two');
    $('main').innerHTML =
      `<form id="two"><p id="a"><input name="A"></p><p id="b"><input name="B"></p><p id="c"><input name="C"></p><button>Go</button></form>`;
    const first = (): void => {
      add(why('A name is required'), '#a');
      add('<b class="error">Too short</b>', '#b');
      $('[name=C]').setAttribute('aria-invalid', 'true');
    };
    const action = $('#two button');
    expect((await seen(first, { scope, action })).messages).toHaveLength(3);
    const second = (): void => {
      $('#b b').remove();
      add('<b class="error">Too long</b>', '#b');
    };
    const answer = await seen(second, { scope, action });
    expect(answer.status).toBe('rejected');
    expect([...answer.messages].sort()).toEqual(['A: A name is required', 'B: Too long', 'C: is not valid']);
  });

  test('names two fields with the same text', async () => {
    $('#own').insertAdjacentHTML('afterbegin', '<p><input name="Town"></p>');
    const both = (): void => {
      for (const place of document.querySelectorAll('#own p'))
        place.insertAdjacentHTML('beforeend', why('Is required'));
    };
    expect(await seen(both)).toMatchObject({
      status: 'rejected',
      messages: ['Town: Is required', 'Name: Is required'],
    });
  });

  test('by the same texts rejects a call that set the field, and any other stays unknown', async () => {
    const first = (): void => add('<b class="error">Too short</b>', '#own p');
    await seen(first);
    expect(await seen(() => {}, { sets: () => true }, 300)).toMatchObject({
      status: 'rejected',
      messages: ['Name: Too short'],
    });
    expect(await seen(() => {}, {}, 300)).toMatchObject({ status: 'unknown' });
  });
});

describe('evidence', () => {
  test('includes other values of fields that the call did not set', async () => {
    const swap = (): string => ($<HTMLInputElement>('[name=Name]').value = 'Ada');
    expect(await seen(swap)).toMatchObject({ status: 'completed', evidence: [{ kind: 'values-changed' }] });
    $<HTMLInputElement>('[name=Name]').value = '';
    expect(await seen(swap, { sets: () => true })).toMatchObject({ status: 'unknown' });
  });

  test('includes a row that came or left, but none that was drawn again', async () => {
    const evidence = [{ kind: 'rows-changed' }];
    expect(await seen(() => add('<li>Cup</li>', 'ul'))).toMatchObject({ status: 'completed', evidence });
    expect(await seen(() => $('li').remove())).toMatchObject({ status: 'completed', evidence });
    expect(await seen(() => ($('ul').innerHTML = `${$('ul').innerHTML}`))).toMatchObject({ status: 'unknown' });
    expect(await seen(() => add('<div role="listbox"><ul><li>Cup</li></ul></div>'))).toMatchObject({
      status: 'unknown',
    });
  });

  test('includes a download that a link outside the document starts', async () => {
    const download = (prevented: boolean) => (): void => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(['Tea']));
      link.download = 'list.csv';
      if (prevented) link.addEventListener('click', (event) => event.preventDefault());
      link.click();
    };
    expect(await seen(download(false))).toMatchObject({
      status: 'completed',
      evidence: [{ kind: 'download-started', text: 'list.csv' }],
    });
    expect(await seen(download(true))).toMatchObject({ status: 'unknown' });
  });
});
