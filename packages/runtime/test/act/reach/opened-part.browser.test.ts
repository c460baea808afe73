import { beforeEach, describe, expect, test } from 'vitest';

import type { ManifestTool } from '@webmcp/contract';
import { field, manifestOf, target, tool } from '../manifest-of.js';
import { execute } from '../../../src/execute/execute.js';

const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const saved: string[] = [];
let openFor = '';

const save: ManifestTool = tool('save', {
  kind: 'row-action',
  row: { param: 'row', rows: target('css:li'), key: target('css:b') },
  reach: [{ do: 'click', target: target('role:button[name="Label"]') }],
  fields: [field('text', 'Text')],
  action: target('role:button[name="Save"]'),
});
const named: ManifestTool = { ...save, container: target('role:dialog[name="Label {row}"]') };

const call = (row: string, called = save) =>
  execute(called, { row, text: 'Blue' }, manifestOf(called), { deadline: 1000 });

/** Shows three rows whose buttons open one dialog. @param nameOf returns the dialog's name for a row */
function showRows(nameOf: (row: string) => string, rows = ['A-17', 'B-4', 'C-9']): void {
  document.body.innerHTML = `<ul>${rows.map((row) => `<li><b>${row}</b> <button>Label</button></li>`).join('')}</ul>
    <div role="dialog" hidden><label>Text <input></label><button id="save">Save</button></div><p role="status"></p>`;
  const dialog = $('[role=dialog]');
  for (const item of document.querySelectorAll('li'))
    item.querySelector('button')?.addEventListener('click', () => {
      openFor = item.querySelector('b')!.textContent;
      dialog.ariaLabel = nameOf(openFor);
      dialog.hidden = false;
    });
  $('#save').addEventListener('click', () => {
    saved.push(openFor);
    $('[role=status]').textContent = `Saved ${saved.length}`;
  });
}

beforeEach(() => {
  saved.length = 0;
});

test('opens the part by the opener of the row, though the part has no name of a row', async () => {
  showRows(() => 'Order label');
  expect(await call('B-4')).toMatchObject({ status: 'completed' });
  expect(saved).toEqual(['B-4']);
});

test('fills the row of the call into the name of the container', async () => {
  showRows((row) => `Label ${row}`);
  expect(await call('C-9', named)).toMatchObject({ status: 'completed' });
  expect(saved).toEqual(['C-9']);
});

test('acts in a box without a role that the row opened, and not in the same box of another row', async () => {
  showRows(() => '');
  $('[role=dialog]').removeAttribute('role');
  const confirm: ManifestTool = { ...save, fields: [] };
  expect(await execute(confirm, { row: 'B-4' }, manifestOf(confirm), { deadline: 1000 })).toMatchObject({
    status: 'completed',
  });
  expect(saved).toEqual(['B-4']);
  document.querySelectorAll<HTMLElement>('li button')[2]!.click();
  expect(await execute(confirm, { row: 'B-4' }, manifestOf(confirm), { deadline: 1000 })).toMatchObject({
    status: 'unavailable',
  });
  expect(saved).toEqual(['B-4']);
});

test('does not use a part that is open for another row', async () => {
  showRows(() => 'Order label');
  $('li button').click();
  expect(await call('B-4')).toMatchObject({
    status: 'unavailable',
    messages: [expect.stringContaining('Order label')],
  });
  expect(saved).toEqual([]);
});

test('uses an open part that names the row of the call', async () => {
  showRows((row) => `Label of ${row}`);
  $('li button').click();
  expect(await call('A-17')).toMatchObject({ status: 'completed' });
  expect(await call('B-4')).toMatchObject({ status: 'completed' });
  expect(saved).toEqual(['A-17', 'B-4']);
});

test('a second call uses the part that the first call opened, until something else is pressed', async () => {
  showRows(() => 'Order label');
  expect(await call('B-4')).toMatchObject({ status: 'completed' });
  expect(await call('B-4')).toMatchObject({ status: 'completed' });
  document.querySelectorAll<HTMLElement>('li button')[2]!.click();
  expect(await call('B-4')).toMatchObject({ status: 'unavailable' });
  expect(saved).toEqual(['B-4', 'B-4']);
});

test('does not press the opener of another row where the row has none', async () => {
  showRows(() => 'Order label');
  for (const button of [...document.querySelectorAll('li button')].slice(1)) button.remove();
  expect(await call('B-4')).toMatchObject({ status: 'unavailable' });
  expect($('[role=dialog]').hidden).toBe(true);
});

describe('one dialog behind two openers', () => {
  const rename = (what: string): ManifestTool =>
    tool(`rename_${what}`, {
      container: target('role:dialog[name="Rename"]'),
      reach: [{ do: 'click', target: target(`role:button[name="Rename ${what}"]`) }],
      fields: [field('text', 'Text')],
      action: {
        ...target('role:button[name="Save"]'),
        fingerprint: { kind: 'button', labels: ['Save'], scope: [], unique: [] },
      },
    });
  const tools = [rename('board'), rename('team')] as const;
  const callOn = (called: ManifestTool) => execute(called, { text: 'Blue' }, manifestOf(...tools), { deadline: 1000 });

  beforeEach(() => {
    document.body.innerHTML = `<button>Rename board</button><button>Rename team</button>
      <div role="dialog" aria-label="Rename" hidden><label>Text <input></label><button id="save">Save</button></div>
      <p role="status"></p>`;
    for (const button of document.querySelectorAll<HTMLButtonElement>('body > button'))
      button.addEventListener('click', () => {
        openFor = button.innerText;
        $('[role=dialog]').hidden = false;
      });
    $('#save').addEventListener('click', () => {
      saved.push(openFor);
      $('[role=status]').textContent = `Saved ${saved.length}`;
    });
  });

  test('belongs to the tool whose opener the call presses', async () => {
    expect(await callOn(tools[1])).toMatchObject({ status: 'completed' });
    expect(saved).toEqual(['Rename team']);
  });

  test('is not used while it is open for another tool', async () => {
    $('button').click();
    expect(await callOn(tools[1])).toMatchObject({ status: 'unavailable' });
    expect(saved).toEqual([]);
  });

  test('is used again by the tool that opened it', async () => {
    await callOn(tools[1]);
    expect(await callOn(tools[1])).toMatchObject({ status: 'completed' });
    expect(await callOn(tools[0])).toMatchObject({ status: 'unavailable' });
    expect(saved).toEqual(['Rename team', 'Rename team']);
  });
});
