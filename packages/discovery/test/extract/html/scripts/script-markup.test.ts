import { describe, expect, test } from 'vitest';

import { extractHtml } from '../../../../src/extract/html/extract-html.js';
import { showFacts } from '../../show-facts.js';
import { readApp } from '../../../intents/read-app.js';

/** What a script draws, of a page that has nothing but it. */
const drawn = (script: string): string[] =>
  showFacts(extractHtml('index.html', `<script>${script}</script>`))
    .slice(1)
    .map((line) => line.trim());

describe('markup that a script writes as text', () => {
  test('is drawn for each item that a list is mapped by', () => {
    expect(
      drawn(
        'list.innerHTML = items.map((item) => `<li class="row">${item.name} <button>Remove</button></li>`).join("")',
      ),
    ).toMatchInlineSnapshot(`
      [
        "1:47 for item of items",
        "1:47 <li>",
        "1:51 class="row"",
        "1:63 \`\${?} \`",
        "1:76 <button>",
        "1:84 "Remove"",
      ]
    `);
  });

  test('is drawn for each of what a function is given, in the element that is made for it', () => {
    expect(
      drawn(`function addDOM(order) {
  const row = document.createElement('tr');
  row.innerHTML = '<td>' + order.name + '</td><td><button onclick="cancelOrder(' + order.id + ')">Cancel</button></td>';
  table.append(row);
}`),
    ).toMatchInlineSnapshot(`
      [
        "local addDOM = (order) => {const row = document.createElement("tr"); document.createElement("tr"); table.append(row); row.innerHTML = \`<td>\${order.name}</td><td><button onclick="cancelOrder(\${order.id})">Cancel</button></td>\`}",
        "3:20 for order of orders",
        "3:20 <tr>",
        "3:20 <td>",
        "3:24 \`\${?}\`",
        "3:47 <td>",
        "3:51 <button>",
        "3:59 onClick=(event) => {cancelOrder(null)}",
        "3:99 "Cancel"",
      ]
    `);
  });

  test('stands once where nothing in it is of an item', () => {
    expect(drawn('root.innerHTML = `<form><input name="town"><button>Save</button></form>`')).toMatchInlineSnapshot(`
      [
        "1:27 <form>",
        "1:33 <input>",
        "1:40 name="town"",
        "1:52 <button>",
        "1:60 "Save"",
      ]
    `);
    expect(drawn('function openModal(item) { box.innerHTML = `<h2>${item.name}</h2><button>Close</button>`; }'))
      .toMatchInlineSnapshot(`
      [
        "local openModal = (item) => {box.innerHTML = \`<h2>\${item.name}</h2><button>Close</button>\`}",
        "1:53 <h2>",
        "1:57 \`\${?}\`",
        "1:74 <button>",
        "1:82 "Close"",
      ]
    `);
  });

  test.each([
    ['text', 'say("a < b and <b>bold</b>")'],
    ['a name alone', 'find("<button>").click'],
    ['a path', 'load("select" + name)'],
  ])('is not %s', (_, script) => {
    expect(drawn(script).filter((line) => /button|select|input/.test(line) && !line.includes('find'))).toEqual([]);
  });

  test('has what listens to it, wherever that is set up', () => {
    const app = readApp({
      'index.html': `<ul id="list"></ul><script>
const list = document.querySelector('#list');
function draw() {
  list.innerHTML = notes.map(({ id, text }) => \`<li>\${text} <button class="remove" data-id="\${id}">x</button></li>\`).join('');
  document.querySelectorAll('.remove').forEach((button) => button.addEventListener('click', deleteNote));
}
function deleteNote(event) { notes = notes.filter(({ id }) => id !== event.target.dataset.id); draw(); }
</script>`,
    });
    const [remove] = app.intents;
    expect(remove?.handlers.map(({ event, name }) => [event, name])).toEqual([['click', 'deleteNote']]);
    expect(remove?.source).toEqual({ file: 'index.html', line: 4, column: 61 });
    expect(app.boundaries.find(({ kind }) => kind === 'row')?.loop).toEqual({ over: 'notes' });
  });
});
