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
        "2:15 <tr>",
        "3:20 <td>",
        "3:24 \`\${?}\`",
        "3:47 <td>",
        "3:51 <button>",
        "3:59 onClick=(event) => {cancelOrder(null)}",
        "3:99 "Cancel"",
      ]
    `);
  });

  test('is one row where texts are added one after another', () => {
    const app = readApp({
      'index.html': `<table><tbody id="list"></tbody></table><script>
function draw(controls) {
  let html = '';
  controls.forEach(function (control, index) {
    html += '<tr>';
    html += '<td>' + control.name + '</td>';
    html += '<td><button onclick="remove(' + index + ')">Remove</button></td>';
    html += '</tr>';
  });
  document.querySelector('#list').innerHTML = html;
}
</script>`,
    });
    const [row, ...others] = app.boundaries.filter(({ kind }) => kind === 'row');
    expect(row?.loop).toEqual({ over: 'controls', item: 'control' });
    expect(others).toEqual([]);
    expect(app.intents.map(({ labels, boundary }) => [labels[0]?.text, boundary])).toEqual([['Remove', row?.index]]);
  });

  test.each([
    ['the index of an item', 'items.forEach((item, at) => { box.innerHTML += `<p><button>${at}</button></p>`; });'],
    [
      'the counter of a loop',
      'for (let i = 0; i < items.length; i++) box.innerHTML += `<p><button onclick="open(${i})">Open</button></p>`;',
    ],
    ['the index of jQuery', '$.each(items, function (at) { $(box).append(`<p><button>${at}</button></p>`); });'],
  ])('is drawn for each item where it contains %s', (_, script) => {
    expect(drawn(script).some((line) => / for .* of items$/.test(line))).toBe(true);
  });

  test.each([
    [
      'another count',
      'for (let i = 0; i < 3; i++) box.innerHTML += `<p><button onclick="open(${i})">Open</button></p>`;',
    ],
    ['no item', 'items.forEach((item, at) => { box.innerHTML += `<p><button>${now}</button></p>`; });'],
    [
      'texts of two variables',
      `items.forEach((item) => { head += '<p>' + item + '</p>'; foot += '<p><button>Close</button></p>'; });`,
    ],
  ])('is drawn once for %s', (_, script) => {
    expect(drawn(script).filter((line) => / for .*of /.test(line))).toEqual([]);
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
