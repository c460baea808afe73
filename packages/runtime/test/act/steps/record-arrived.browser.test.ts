import { beforeEach, expect, test } from 'vitest';

import type { ManifestTool } from '@webmcp/contract';
import { execute } from '../../../src/execute/execute.js';
import { field, manifestOf, target, tool } from '../manifest-of.js';

const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
let saved: string[] = [];

const change: ManifestTool = tool('change', {
  kind: 'row-action',
  row: { param: 'row', rows: target('css:li'), key: target('css:b') },
  reach: [{ do: 'click', target: target('role:button[name="Edit"]') }],
  fields: [field('title', 'Title'), field('note', 'Note')],
  action: target('role:button[name="Save"]'),
});

/** Shows a row whose button opens a form. The form takes the record of the row after some turns, or never. */
function show(arrives: boolean): void {
  document.body.innerHTML = `<ul><li><b>A-17</b> <button>Edit</button></li></ul>
    <div role="dialog" hidden><label>Title <input id="title"></label><label>Note <input id="note"></label>
      <button id="save">Save</button></div><p role="status"></p>`;
  $('li button').addEventListener('click', () => {
    $('[role=dialog]').hidden = false;
    if (!arrives) return;
    // As a database would: the record comes frames after the form.
    let frames = 12;
    const load = (): void => {
      frames -= 1;
      if (frames > 0) return void requestAnimationFrame(load);
      $<HTMLInputElement>('#title').value = 'Old title';
      $<HTMLInputElement>('#note').value = 'Old note';
    };
    load();
  });
  $('#save').addEventListener('click', () => {
    saved.push($<HTMLInputElement>('#title').value, $<HTMLInputElement>('#note').value);
    $('[role=status]').textContent = 'Saved';
  });
}

const call = (values: Record<string, string>) =>
  execute(change, { row: 'A-17', ...values }, manifestOf(change), { deadline: 1000 });

beforeEach(() => {
  saved = [];
});

test('sets the fields of an edit form once the record of the row is there', async () => {
  show(true);
  expect(await call({ title: 'New title' })).toMatchObject({ status: 'completed' });
  expect(saved).toEqual(['New title', 'Old note']);
});

test('fills a form that stays blank', async () => {
  show(false);
  expect(await call({ title: 'New title' })).toMatchObject({ status: 'completed' });
  expect(saved).toEqual(['New title', '']);
});
