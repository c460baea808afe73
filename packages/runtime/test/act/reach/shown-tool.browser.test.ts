import { expect, test } from 'vitest';

import type { ManifestTool } from '@webmcp/contract';
import { execute } from '../../../src/execute/execute.js';
import { field, manifestOf, target, tool } from '../manifest-of.js';

const name = field('name', 'Name');
const add: ManifestTool = tool('add', {
  container: target('role:tabpanel[name="Items"]'),
  reach: [{ do: 'click', target: target('role:button[name="Add item"]') }],
  fields: [
    {
      ...name,
      selectors: target('label:Name', 'role:textbox[name="Name"]').selectors,
      fingerprint: {
        kind: 'textbox',
        labels: ['Name'],
        placeholder: 'Item Name',
        scope: ['tabpanel:Items'],
        unique: ['label', 'labelled', 'placeholder', 'wording', 'words'],
      },
    },
  ],
  action: target('role:button[name="Save"]'),
});

/** Shows a panel with a search box. Its button replaces the box by a form. Returns what was saved and searched. */
function showPanel(): { saved: string[]; searched: string[] } {
  const done = { saved: [] as string[], searched: [] as string[] };
  document.body.innerHTML = `<div role="tabpanel" aria-label="Items">
    <button>Add item</button><input placeholder="Type in to search for a item name"></div><p role="status"></p>`;
  const panel = document.querySelector('[role=tabpanel]')!;
  panel.querySelector('input')!.addEventListener('input', ({ target: box }) => {
    done.searched.push((box as HTMLInputElement).value);
  });
  panel.querySelector('button')!.addEventListener('click', () => {
    panel.innerHTML = '<label>Name <input placeholder="Item Name"></label><button>Save</button>';
    panel.querySelector('button')!.addEventListener('click', () => {
      done.saved.push(panel.querySelector('input')!.value);
      document.querySelector('[role=status]')!.textContent = 'Saved';
    });
  });
  return done;
}

test('opens the form although another field of the page looks like a field of the form', async () => {
  const { saved, searched } = showPanel();
  expect(await execute(add, { name: 'Rice' }, manifestOf(add), { deadline: 1000 })).toMatchObject({
    status: 'completed',
  });
  expect([saved, searched]).toEqual([['Rice'], []]);
});

test('uses the form that is open', async () => {
  const { saved } = showPanel();
  document.querySelector('button')!.click();
  expect(await execute(add, { name: 'Rice' }, manifestOf(add), { deadline: 1000 })).toMatchObject({
    status: 'completed',
  });
  expect(saved).toEqual(['Rice']);
});

const rice: ManifestTool = tool('add_rice', {
  reach: [{ do: 'click', target: target('role:button[name="Add item"]') }],
  fields: [name],
  action: {
    ...target('role:button[name="Add Item"]'),
    fingerprint: {
      kind: 'button',
      labels: ['Add Item'],
      scope: ['form'],
      type: 'submit',
      unique: ['label', 'labelled', 'wording', 'words'],
    },
  },
});

/** Shows a button that brings a form and then puts it away. The form's button has the words of the opener, in another case. */
function showTurningOpener(): { saved: string[] } {
  const saved: string[] = [];
  document.body.innerHTML = '<button>Add item</button><p></p><p role="status"></p>';
  const [opener, place] = [document.querySelector('button')!, document.querySelector('p')!];
  opener.addEventListener('click', () => {
    const isOpen = opener.textContent === 'Cancel';
    opener.textContent = isOpen ? 'Add item' : 'Cancel';
    place.innerHTML = isOpen ? '' : '<form><label>Name <input></label><button>Add Item</button></form>';
    place.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      saved.push(place.querySelector('input')!.value);
      document.querySelector('[role=status]')!.textContent = 'Saved';
    });
  });
  return { saved };
}

test('opens the form although its opener looks like its button', async () => {
  const { saved } = showTurningOpener();
  expect(await execute(rice, { name: 'Rice' }, manifestOf(rice), { deadline: 1000 })).toMatchObject({
    status: 'completed',
  });
  expect(saved).toEqual(['Rice']);
});

test('uses the open form although its button looks like the opener', async () => {
  const { saved } = showTurningOpener();
  document.querySelector('button')!.click();
  expect(await execute(rice, { name: 'Rice' }, manifestOf(rice), { deadline: 1000 })).toMatchObject({
    status: 'completed',
  });
  expect(saved).toEqual(['Rice']);
});

const tabs = '<nav><button id="books">Books</button><button id="members">Members</button></nav>';

/** Shows two tabs. Each draws its table into a section of its own; the names are the rows. Returns which were edited. */
function showTabs(members: string[]): string[] {
  const edited: string[] = [];
  document.body.innerHTML = `${tabs}<section id="panel"></section><p role="status"></p>`;
  const panel = document.querySelector('#panel')!;
  const draw = (kind: string, names: string[]): void => {
    panel.innerHTML = `<table class="${kind}"><tbody>${names.map((one) => `<tr><td>${one}</td><td><button>Edit</button></td></tr>`).join('')}</tbody></table>`;
    for (const row of panel.querySelectorAll('tr'))
      row.querySelector('button')!.addEventListener('click', () => {
        edited.push(row.querySelector('td')!.textContent!);
        document.querySelector('[role=status]')!.textContent = 'Edited';
      });
  };
  document.querySelector('#books')!.addEventListener('click', () => draw('books', ['Ivory Road']));
  document.querySelector('#members')!.addEventListener('click', () => draw('members', members));
  return edited;
}

const toMembers = { do: 'click' as const, target: target('role:button[name="Members"]') };

const edit: ManifestTool = tool('edit_member', {
  reach: [toMembers],
  row: { rows: target('css:.members tr'), key: target('css:td:first-child'), param: 'member' },
  action: target('role:button[name="Edit"]'),
});

test('presses the row that the call names, once a step has brought the rows', async () => {
  const edited = showTabs(['Ann', 'Bob']);
  expect(await execute(edit, { member: 'Bob' }, manifestOf(edit), { deadline: 2000 })).toMatchObject({
    status: 'completed',
  });
  expect(edited).toEqual(['Bob']);
});

test('presses no other row, where the only row behind a step is not the one of the call', async () => {
  const edited = showTabs(['Ann']);
  const inRow = { ...edit, reach: [toMembers, { do: 'click' as const, target: target('role:button[name="Edit"]') }] };
  expect(await execute(inRow, { member: 'Bob' }, manifestOf(inRow), { deadline: 2000 })).toMatchObject({
    status: 'not_found',
  });
  expect(edited).toEqual([]);
});

/** Reads one column of a table behind a tab. */
const readOf = (kind: string, label: string): ManifestTool =>
  tool(`read_${kind}`, {
    kind: 'read',
    container: target(`css:.${kind}`),
    reach: [{ do: 'click', target: target(`role:button[name="${label}"]`) }],
    read: {
      kind: 'table',
      set: target(`css:.${kind}`),
      item: target('css:tr'),
      columns: [{ key: 'name', title: 'Name', schema: { type: 'string' } }],
    },
  });

test('reads a table that a person has opened, beside the read of another tab', async () => {
  showTabs(['Ann']);
  const [books, members] = [readOf('books', 'Books'), readOf('members', 'Members')];
  document.querySelector<HTMLElement>('#members')!.click();
  expect(await execute(members, {}, manifestOf(members, books), { deadline: 1000 })).toMatchObject({
    status: 'completed',
    data: { items: [{ 1: 'Ann' }] },
  });
});

const button = (label: string, selector: string, scope: string) => ({
  ...target(selector),
  fingerprint: {
    kind: 'button',
    labels: [label],
    scope: [scope],
    unique: ['label', 'labelled', 'wording', 'words'] as const,
  },
});

const remove: ManifestTool = tool('delete_member', {
  kind: 'row-action',
  risk: { level: 'destructive', reasons: [] },
  reach: [{ do: 'click', target: button('delete', 'label:delete', 'main') as never }],
  row: { rows: target('css:tbody tr'), key: target('css:td:first-child'), param: 'member' },
  action: button('Delete', 'role:button[name="Delete"]', 'dialog') as never,
});

test('takes no button of a row that opens the question for the button that answers it', async () => {
  const names = ['Ann', 'Bob'];
  const draw = (): string =>
    `<main><table><tbody>${names.map((one) => `<tr><td>${one}</td><td><button type="button">delete</button></td></tr>`).join('')}</tbody></table></main>`;
  document.body.innerHTML = draw();
  for (const row of document.querySelectorAll('tbody tr'))
    row.querySelector('button')!.addEventListener('click', () => {
      const member = row.querySelector('td')!.textContent;
      const question = document.createElement('div');
      question.setAttribute('role', 'dialog');
      question.innerHTML = `<p>"${member}" will be removed.</p><button type="button">Delete</button>`;
      question.querySelector('button')!.addEventListener('click', () => {
        names.splice(names.indexOf(member), 1);
        document.body.innerHTML = draw();
      });
      document.body.append(question);
    });
  expect(
    await execute(remove, { member: 'Bob' }, manifestOf(remove), { deadline: 3000, confirm: () => true }),
  ).toMatchObject({ status: 'completed' });
  expect(names).toEqual(['Ann']);
});
