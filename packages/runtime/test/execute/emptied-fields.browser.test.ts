import type { CallResult } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { execute } from '../../src/execute/execute.js';
import { field, manifestOf, target, tool } from '../act/manifest-of.js';

const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;

const adding = tool('add_book', {
  container: target('role:form[name="Add"]'),
  fields: [field('title', 'Title', { type: 'string' }, { required: true }), field('note', 'Note')],
  action: target('role:button[name="Add book"]'),
});

/** A form whose fields check themselves on each change, as Quasar's inputs with `rules` do. */
function addedBy(onSubmit: (title: string) => void): Promise<CallResult> {
  document.body.innerHTML = `<main><form aria-label="Add" novalidate>
    <label>Title <input name="title"><span class="messages"></span></label>
    <label>Note <input name="note"></label>
    <button>Add book</button></form>
    <ul><li>Walden (Essays)</li></ul></main><p role="status"></p>`;
  $('form').addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit($<HTMLInputElement>('[name=title]').value);
  });
  return execute(adding, { title: 'Dune', note: 'Sand' }, manifestOf(adding), { deadline: 1000 });
}

/** Empties a field, which then marks itself. */
function empty(name = 'title', why = 'Give the title'): void {
  const input = $<HTMLInputElement>(`[name=${name}]`);
  input.value = '';
  input.setAttribute('aria-invalid', 'true');
  $('.messages').className = 'messages field--error';
  $('.messages').innerHTML = `<span role="alert">${why}</span>`;
}
const addRow = (text: string): void => $('ul').insertAdjacentHTML('beforeend', `<li>${text}</li>`);
const say = (text: string): void => void ($('[role=status]').textContent = text);

describe('a field that the app emptied after the act', () => {
  test('refuses nothing by its blank, if a new row or status has its value', async () => {
    const byRow = await addedBy((title) => {
      addRow(`${title} (Essays)`);
      empty();
    });
    expect(byRow).toMatchObject({ status: 'completed', evidence: [{ kind: 'rows-changed' }] });
    const byStatus = await addedBy((title) => {
      say(`Added: ${title}`);
      empty();
    });
    expect(byStatus).toMatchObject({ status: 'completed', evidence: expect.arrayContaining([{ kind: 'status' }]) });
  });

  test('refuses if the page shows its value nowhere', async () => {
    const refused = { status: 'rejected', messages: expect.arrayContaining(['Title: Give the title']) };
    expect(await addedBy(() => empty())).toMatchObject(refused);
    // Another field of the call is shown, and the emptied one is not: a name stays where a password was wrong.
    expect(
      await addedBy(() => {
        addRow('Sand');
        empty();
      }),
    ).toMatchObject(refused);
  });

  test('refuses if the page shows its value in a text that refuses, in the form, or as a row that was there', async () => {
    for (const show of [
      () => say('Dune was not found'),
      () => $('ul').insertAdjacentHTML('afterend', '<p class="error">Dune</p>'),
      () => $('form').insertAdjacentHTML('beforeend', '<p>Dune is one of our books</p>'),
    ])
      expect(
        await addedBy(() => {
          show();
          empty();
        }),
      ).toMatchObject({ status: 'rejected' });
    const redrawn = addedBy(() => {
      const rows = $('ul').innerHTML;
      $('ul').innerHTML = rows;
      empty();
    });
    $('ul').innerHTML = '<li>Dune (Essays)</li>';
    expect(await redrawn).toMatchObject({ status: 'rejected' });
  });

  test('leaves the outcome open, if a status only reports an end', async () => {
    const answer = await addedBy(() => {
      say('Your book was sent');
      $<HTMLInputElement>('[name=note]').value = '';
      empty();
    });
    expect(answer).toMatchObject({
      status: 'unknown',
      messages: expect.arrayContaining(['The page may have refused: Title: Give the title']),
    });
  });

  test('does not excuse a refusal at another field', async () => {
    const answer = await addedBy((title) => {
      addRow(title);
      empty();
      $('[name=note]').setAttribute('aria-invalid', 'true');
    });
    expect(answer).toMatchObject({ status: 'rejected', messages: expect.arrayContaining(['Note: is not valid']) });
  });
});
