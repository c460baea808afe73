import { describe, expect, test } from 'vitest';

import { readHtml } from '../../../intents/read-app.js';

/** Returns what a page has of a script that draws into a list: the controls with their events, and the tools. */
function drawn(script: string): { controls: string[]; tools: unknown[] } {
  const app =
    readHtml(`<ul id="list"></ul><div id="edit" class="modal hidden"><form><label>Name <input id="name"></label>
    <button>Save</button></form></div><script>\n${script}</script>`);
  const { intents } = app;
  return {
    controls: intents
      .filter(({ source }) => source.line > 2)
      .map(({ labels, handlers }) => `${labels[0]?.text ?? ''} ${handlers.map(({ event }) => event).join()}`),
    tools: app.summaries(),
  };
}

describe('elements that a script creates one by one', () => {
  test('are rows with buttons, where a loop puts them into a list', () => {
    const { controls, tools } = drawn(`
      const list = document.querySelector('#list');
      const edit = document.getElementById('edit');
      items.forEach((item) => {
        const row = document.createElement('li');
        const name = document.createElement('h3');
        name.textContent = \`Name: \${item.name}\`;
        const change = document.createElement('button');
        change.innerHTML = 'Change';
        change.className = 'small';
        row.append(name, change);
        list.append(row);
        change.addEventListener('click', () => edit.classList.remove('hidden'));
      });`);
    expect(controls).toEqual(['Change click']);
    expect(tools).toContainEqual({ kind: 'row-action', fields: ['Name'], action: 'Save', openers: ['Change'] });
  });

  test('are rows where a function returns them and a caller puts them into a list', () => {
    const { controls, tools } = drawn(`
      function rowOf(task) {
        const row = document.createElement('li');
        row.textContent = task.title;
        const remove = document.createElement('button');
        remove.setAttribute('aria-label', 'Remove');
        remove.onclick = () => drop(task.id);
        row.appendChild(remove);
        return row;
      }
      tasks.forEach((task) => document.querySelector('#list').appendChild(rowOf(task)));`);
    expect(controls).toEqual(['Remove click']);
    expect(tools).toContainEqual({ kind: 'row-action', fields: [], action: 'Remove', openers: [] });
  });

  test('are no controls where the script puts them nowhere, presses them, or draws texts alone', () => {
    expect(drawn(`const lost = document.createElement('button'); lost.textContent = 'Lost';`).controls).toEqual([]);
    expect(
      drawn(`const link = document.createElement('a'); link.href = '/data.csv'; link.download = 'data.csv';
        document.body.append(link); link.click();`).controls,
    ).toEqual([]);
    expect(
      drawn(`items.forEach((item) => { const row = document.createElement('li'); row.textContent = item.name;
        document.querySelector('#list').append(row); });`).controls,
    ).toEqual([]);
  });
});
