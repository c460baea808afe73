import type { PageContainer, Selector } from '@webmcp/contract';
import { hits } from '@webmcp/runtime/page';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../../src/page/read-page.js';
import { show } from '../fixture.js';

const rows = (html: string): PageContainer[] => {
  show(html);
  return readPage(['data-testid']).containers.filter((container) => container.kind === 'row');
};
const keys = (found: PageContainer[]): (string | undefined)[] => found.map((container) => container.row!.keys[0]?.text);

const table = (body: string): string =>
  `<table id="orders"><thead><tr><th><button>Number</button></th><th>Total</th></tr></thead><tbody>${body}</tbody></table>`;

describe('rowSets', () => {
  it('finds table rows, without the head', () => {
    const found = rows(
      table(
        '<tr><td>17</td><td>A</td><td><button>Cancel</button></td></tr><tr><td>18</td><td>B</td><td><button>Cancel</button></td></tr>',
      ),
    );
    expect(keys(found)).toEqual(['17', '18']);
    expect(new Set(found.map((row) => row.row!.set)).size).toBe(1);
  });

  it('finds no rows in the cells of a row', () => {
    const buttons = '<button><i class="up"></i></button><button><i class="down"></i></button>';
    const line = (name: string): string => `<tr><td>${name}</td><td>${buttons}</td><td>${buttons}</td></tr>`;
    expect(keys(rows(table(line('Bolt') + line('Nut'))))).toEqual(['Bolt', 'Nut']);
  });

  it('finds rows of which each has a class of its record, and no parts with fields of their own', () => {
    const card = (kind: string, inside: string): string => `<div class="card ${kind}">${inside}</div>`;
    const note = (kind: string, title: string): string =>
      card(kind, `<h3>${title}</h3><button>${kind === 'blue' ? 'Unpin' : 'Pin'}</button><button>Delete</button>`);
    const found = rows(`<div>${note('blue', 'Milk')}${note('red', 'Rent')}${note('red', 'Ann')}</div>`);
    expect(keys(found)).toEqual(['Milk', 'Rent', 'Ann']);
    expect(new Set(found.map((row) => row.row!.set)).size).toBe(1);
    const part = (kind: string): string =>
      card(kind, `<h3>${kind}</h3><input placeholder="${kind}"><button>Save</button>`);
    expect(rows(`<div>${part('profile')}${part('safety')}</div>`)).toEqual([]);
    expect(
      rows(`<div>${card('a', '<b>A</b><button>Send</button>')}${card('b', '<b>B</b><button>Help</button>')}</div>`),
    ).toEqual([]);
  });

  it('finds no row in an article that is the whole page, and one in a list with one article', () => {
    const article = '<article><h3>Roof</h3><button>Edit</button><button>Delete</button></article>';
    expect(rows(`<main>${article}</main>`)).toEqual([]);
    expect(rows(`<main>${article}<footer>Made today</footer></main>`)).toEqual([]);
    expect(keys(rows(`<main><h2>Notes</h2>${article}</main>`))).toEqual(['Roof']);
    expect(keys(rows(`<main><div>${article}</div></main>`))).toEqual(['Roof']);
  });

  it('finds rows with a class of their record and a tick without a name, also one that a press opened', () => {
    const card = (kind: string, title: string, more = ''): string =>
      `<div class="task ${kind}"><header onclick="1"><b>${title}</b></header><input type="checkbox">${more}</div>`;
    const opened = card('high', 'Roof', '<button>Edit</button><button>Delete</button>');
    expect(keys(rows(`<main>${opened}${card('low', 'Bank')}${card('low', 'Lamps')}</main>`))).toEqual([
      'Roof',
      'Bank',
      'Lamps',
    ]);
    const part = (kind: string): string =>
      `<div class="part ${kind}"><b>${kind}</b><label><input type="checkbox">${kind}</label></div>`;
    expect(rows(`<main>${part('mail')}${part('news')}</main>`)).toEqual([]);
  });

  it('finds one set of rows whose only button shows the state of its record, whatever their classes are', () => {
    const task = (classes: string, title: string, state: string): string =>
      `<div class="task ${classes}"><b>${title}</b><div tabindex="0">${state}</div></div>`;
    const found = rows(
      `<div>${task('high', 'Paint', 'Open')}${task('low', 'Call', 'Open')}${task('medium done', 'Sort', 'Done')}${task('medium', 'Plant', 'Open')}</div>`,
    );
    expect(keys(found)).toEqual(['Paint', 'Call', 'Sort', 'Plant']);
    expect(new Set(found.map((row) => row.row!.set)).size).toBe(1);
    // Two kinds of boxes that have no action in common.
    const boxes = [
      task('high', 'Paint', 'Open'),
      task('high', 'Call', 'Open'),
      task('low', 'Ann', 'Write'),
      task('low', 'Bea', 'Write'),
    ];
    expect(new Set(rows(`<div>${boxes.join('')}</div>`).map((row) => row.row!.set)).size).toBe(2);
  });

  it('keeps the keys of the rows while one row is edited', () => {
    const named = (text: string): string =>
      `<tr><th scope="row">${text}</th><td>Ada</td><td><button>Edit</button></td></tr>`;
    const edited = '<tr><td><input></td><td><select></select></td><td><button>Save</button></td></tr>';
    const found = rows(table(named('Paint') + edited + named('Gate')));
    expect(keys(found)).toEqual(['Paint', undefined, 'Gate']);
    expect(new Set(found.map((row) => row.row!.set)).size).toBe(1);
  });

  it('names a row by the cell behind its box, and not by a link to an address', () => {
    const person = (box: string, name: string): string =>
      `<tr><td>${box}</td><td>${name}</td><td><a href="mailto:${name}">${name}@a.example</a></td><td><button>Edit</button></td></tr>`;
    const box = '<input type="checkbox">';
    expect(keys(rows(table(person(box, 'Ben') + person(box, 'Cora'))))).toEqual(['Ben', 'Cora']);
    expect(keys(rows(table(person('B1', 'Ben') + person('C1', 'Cora'))))).toEqual(['B1', 'C1']);
  });

  it('names a row by a part, and not by the texts of all its parts', () => {
    const item = (title: string): string =>
      `<li><p tabindex="0">${title}</p><span class="material-icons">delete</span><span class="material-icons">push_pin</span></li>`;
    expect(keys(rows(`<ul>${item('Shopping')}${item('Shopping for Ann')}</ul>`))).toEqual([
      'Shopping',
      'Shopping for Ann',
    ]);
  });

  it('names a row by the first line of its cell, and by the whole cell if it is one line', () => {
    const cell = (parts: string): string => `<tr><td>${parts}</td><td><button>Edit</button></td></tr>`;
    const person = (name: string): string =>
      cell(`<span>${name.slice(0, 2)}</span><div><p>${name}</p><p>${name.toLowerCase()}@a.example</p></div>`);
    expect(keys(rows(table(person('Bela') + person('Cora'))))).toEqual(['Bela', 'Cora']);
    const inLine = (name: string): string => cell(`<b>${name}</b> <i>Kron</i>`);
    expect(keys(rows(table(inLine('Bela') + inLine('Cora'))))).toEqual(['Bela Kron', 'Cora Kron']);
  });

  it('takes forms with the same controls for rows, named by a box, and no other forms', () => {
    const account = (login: string, label = 'Login'): string =>
      `<form class="account"><input placeholder="${label}" value="${login}"><select><option>LDAP</select><button type="button">Remove</button></form>`;
    expect(keys(rows(`<div>${account('ada')}${account('ben')}</div>`))).toEqual(['ada', 'ben']);
    expect(rows(`<div>${account('ada')}${account('ben', 'E-mail')}</div>`)).toEqual([]);
  });

  it('leaves a head without thead out of the rows below', () => {
    const found = rows(
      '<table><tr><th><button>Sort</button></th><th>x</th><td><input type="checkbox"></td></tr><tr><td>Mug</td><td><button>Add</button></td></tr><tr><td>Pan</td><td><button>Add</button></td></tr></table>',
    );
    expect(keys(found)).toEqual(['Mug', 'Pan']);
  });

  it('leaves drawn heads out, and keeps rows that a head of the row names', () => {
    const cell = (role: string, text: string): string => `<div role="${role}"><button>${text}</button></div>`;
    const found = rows(
      `<div role="table"><div role="row">${cell('columnheader', 'Name')}${cell('columnheader', 'Age')}</div><div role="row">${cell('rowheader', 'Ann')}${cell('cell', 'Call')}</div></div><table><tr><th scope="row">Blue</th><th scope="row"><button>Use</button></th></tr></table>`,
    );
    expect(found).toHaveLength(2);
  });

  it('finds rows beside siblings with more classes', () => {
    const card = (name: string, more: string, inside = '<button>View</button>'): string =>
      `<div class="card${more}"><b>${name}</b>${inside}</div>`;
    const two = card('Food', '') + card('Travel', '');
    const found = rows(
      `<div><h1>Budgets</h1><div>${two}${card('Rest', ' muted')}${card('Total', ' muted', '')}</div></div>`,
    );
    expect(keys(found)).toEqual(['Food', 'Travel', 'Rest']);
    const texts = found[0]!.row!.rows.map((selector) =>
      hits(selector, document, ['data-testid']).map((each) => each.querySelector('b')!.textContent),
    );
    expect(texts.length).toBeGreaterThan(0);
    for (const each of texts) expect(each).toEqual(['Food', 'Travel', 'Rest']);
    const other = rows(`<div class="page">${two}<div class="note"><b>Note</b><button>Close</button></div></div>`);
    expect(other[0]!.row!.rows.map((selector) => hits(selector, document, ['data-testid']).length)).toEqual([2, 2]);
  });

  it('finds list items, and siblings with a common action, whatever state classes they have', () => {
    expect(
      keys(
        rows('<ul><li><span>Mug</span> <button>Add</button></li><li><span>Pan</span> <button>Add</button></li></ul>'),
      ),
    ).toEqual(['Mug', 'Pan']);
    expect(
      keys(
        rows(
          '<div><div class="card is-new"><h3>Mug</h3><button>Add</button></div><div class="card selected"><h3>Pan</h3><button>Add</button></div></div>',
        ),
      ),
    ).toEqual(['Mug', 'Pan']);
    expect(
      keys(
        rows(
          '<div><div class="todo"><input type="checkbox"><span>Milk</span><button aria-label="Delete Milk">x</button></div><div class="todo done"><input type="checkbox"><span>Eggs</span><button aria-label="Delete Eggs">x</button></div></div>',
        ),
      ),
    ).toEqual(['Milk', 'Eggs']);
  });

  it('finds siblings with one test id, whatever their classes are', () => {
    const task = (name: string, look: string): string =>
      `<div class="${look}" data-testid="task"><h3>${name}</h3><button>Menu</button></div>`;
    const found = rows(`<div>${task('Milk', 'css-1x')}${task('Bob', 'css-2y')}${task('Report', 'css-1x')}</div>`);
    expect(keys(found)).toEqual(['Milk', 'Bob', 'Report']);
    expect(found[0]!.row!.rows[0]).toMatchObject({ strategy: 'testid', value: 'task' });
  });

  it("skips wrappers of a form's fields, layout tables, radio choices and sections of different kinds", () => {
    expect(
      rows(
        '<form><div class="field"><label>Name <input name="name"></label></div><div class="field"><label>City <input name="city"></label></div><button>Go</button></form>',
      ),
    ).toEqual([]);
    expect(
      rows(
        '<table><tr><td>Name</td><td><input name="name"></td></tr><tr><td>City</td><td><input name="city"></td></tr></table>',
      ),
    ).toEqual([]);
    expect(
      rows(
        '<ul><li><label><input type="radio" name="size" value="s"> S</label></li><li><label><input type="radio" name="size" value="l"> L</label></li></ul>',
      ),
    ).toEqual([]);
    expect(
      rows(
        '<div><div class="col"><a href="/">Home</a><a href="/x">X</a></div><div class="col"><input aria-label="Find"><button>Go</button></div></div>',
      ),
    ).toEqual([]);
  });

  it('skips boxes with no more text than their tab or link', () => {
    expect(
      rows(
        '<div><div class="tab"><div role="tab">One</div></div><div class="tab"><div role="tab">Two</div></div></div>',
      ),
    ).toEqual([]);
    expect(
      keys(
        rows(
          '<div><div class="card"><h3>Mug</h3><a href="/1">See Mug</a></div><div class="card"><h3>Pan</h3><a href="/2">See Pan</a></div></div>',
        ),
      ),
    ).toEqual(['Mug', 'Pan']);
  });

  it('finds rows of fields whose names count the rows, also beside a heading, and no numbered fields of one form', () => {
    const line = (at: number, more = ''): string =>
      `<div class="line"><label>Name <input name="lines.${at}.name"></label><label>Price <input name="lines.${at}.price"></label>${more}</div>`;
    const list = `<form><div><b>Lines</b><button>Add</button></div>${line(0)}${line(1, '<button>Remove</button>')}</form>`;
    const found = rows(list);
    expect(found).toHaveLength(2);
    expect(hits(found[0]!.row!.rows[0]!, document, ['data-testid'])).toHaveLength(2);
    const part = (name: string, label: string): string => `<div><label>${label} <input name="${name}"></label></div>`;
    expect(rows(`<form>${part('address1', 'Street')}${part('address2', 'Street')}</form>`)).toEqual([]);
    expect(rows(`<form>${part('guest.1.name', 'First guest')}${part('guest.2.name', 'Second')}</form>`)).toEqual([]);
  });

  it('finds rows of repeated fields without names of their own', () => {
    expect(
      keys(
        rows(
          '<table><tbody><tr><td>Mug</td><td><input aria-label="Quantity" type="number"></td></tr><tr><td>Pan</td><td><input aria-label="Quantity" type="number"></td></tr></tbody></table>',
        ),
      ),
    ).toEqual(['Mug', 'Pan']);
  });
});

describe('rows that are no list items', () => {
  const card = (name: string, inside = '<button>Done</button>'): string =>
    `<div class="card mt-5"><h2>${name}</h2>${inside}</div>`;
  const column = (head: string, ...cards: string[]): string => `<div class="column">${head}${cards.join('')}</div>`;
  const found = (selector: Selector | undefined): number =>
    selector === undefined ? 0 : hits(selector, document, ['data-testid']).length;

  it('are found in columns, also the only one of a column', () => {
    const board = rows(
      column('<div><h2>Open</h2></div><button>Add</button>', card('Milk'), card('Bread')) +
        column('<h2>Finished</h2>', card('Call')),
    );
    expect(keys(board)).toEqual(['Milk', 'Bread', 'Call']);
    const shared = board[0]!.row!.rows.filter((one) => board[2]!.row!.rows.some(({ value }) => value === one.value));
    expect(new Set(shared.map(found))).toEqual(new Set([3]));
    expect(board[0]!.row!.rows.map(found)).toContain(2);
  });

  it('are none where each box holds a button with a title of its own, as a toolbar does', () => {
    const tool = (title: string): string => `<p><button title="${title}"><i></i></button></p>`;
    expect(rows(`<nav>${tool('Previous week')}${tool('Today')}${tool('Next week')}</nav>`)).toEqual([]);
    const item = (name: string): string => `<p>${name} <button title="Delete"><i></i></button></p>`;
    expect(rows(`<div>${item('Milk')}${item('Bread')}</div>`)).toHaveLength(2);
    const nameless = (name: string): string => `<p>${name} <button><i></i></button></p>`;
    expect(rows(`<div>${nameless('Milk')}${nameless('Bread')}</div>`)).toHaveLength(2);
  });

  it('leave out a single box of another shape or with another action', () => {
    const other = '<div class="column"><div class="card"><p>Call</p><button>Done</button></div></div>';
    const undo = column('', card('Call', '<button>Undo</button>'));
    expect(keys(rows(column('', card('Milk'), card('Bread')) + other + undo))).toEqual(['Milk', 'Bread']);
  });

  it('are whole cards, also where a box inside has the classes of the card', () => {
    const card = (title: string): string =>
      `<div class="relative"><h3>${title}</h3><div class="relative"><button>Move</button></div></div>`;
    show(`<section>${card('Milk')}${card('Bread')}</section><section>${card('Door')}</section>`);
    const rows = readPage(['data-testid']).containers.filter(({ kind }) => kind === 'row');
    expect(rows.map(({ row }) => row?.keys[0]?.text)).toEqual(['Milk', 'Bread', 'Door']);
  });

  it('have a selector for each class that they alone have, at most six', () => {
    const classes = ['white', 'card', 'wide', 'soft', 'round', 'raised', 'calm', 'last'];
    const card = (name: string): string =>
      `<div class="${classes.join(' ')}"><p>${name}</p><button>Call</button></div>`;
    const [row] = rows(`<div>${card('Ada')}${card('Ben')}<div class="white">Editor</div></div>`);
    const byClass = row!.row!.rows.filter(({ score }) => score === 0.25).map(({ value }) => value);
    expect(byClass).toEqual(['card', 'wide', 'soft', 'round', 'raised', 'calm'].map((name) => `div > div.${name}`));
  });

  it('have a selector by the control inside, where a heading has the same classes', () => {
    const head = '<div class="card"><p>Name</p></div>';
    const all = rows(
      `<div>${head}${card('Milk', '<input type="checkbox">')}${card('Bread', '<input type="checkbox">')}</div>`,
    );
    expect(keys(all)).toEqual(['Milk', 'Bread']);
    expect(found(all[0]!.row!.rows[0])).toBe(2);
  });

  it.each([
    ['without a name takes the name of its row', '<input type="checkbox">', ['Milk', 'Bread']],
    ['with a name of its own is no row', '<input type="checkbox" name="x" aria-label="Dark mode">', []],
  ])('a tick %s', (_, box, expected) => {
    expect(keys(rows(card('Milk', box) + card('Bread', box)))).toEqual(expected);
  });
});

describe('a box after the rows', () => {
  const column = (inside: string): string => `<div class="column">${inside}</div>`;
  const named = (name: string): string => column(`<p>${name}</p><button>Add card</button>`);

  it('is no row if its actions are others', () => {
    const found = rows(`<main>${named('Todo')}${named('Done')}${column('<button>Add column</button>')}</main>`);
    expect(keys(found)).toEqual(['Todo', 'Done']);
  });

  it('is a row if it shares an action, or is being edited', () => {
    const edited = column('<input><button>Keep</button>');
    expect(rows(`<main>${named('Todo')}${named('Done')}${edited}</main>`)).toHaveLength(3);
    expect(keys(rows(`<main>${named('Todo')}${named('Done')}${named('Later')}</main>`))).toEqual([
      'Todo',
      'Done',
      'Later',
    ]);
  });
});

describe('a list in each row of a list', () => {
  const column = (name: string, cards: string[], heading = ''): string =>
    `<div class="column">${heading}${name && `<button>${name}</button>`}<button>Drop</button><ul>${cards
      .map((card) => `<li><h3>${card}</h3><button>Done</button></li>`)
      .join('')}</ul></div>`;
  const named = (found: PageContainer[], tag: string): (string | undefined)[] =>
    keys(found.filter((row) => row.tag === tag));

  it('names the outer row by its own button, and never by an inner row', () => {
    const board = rows(column('Todo', ['Milk']) + column('Done', ['Bread']));
    expect(named(board, 'div')).toEqual(['Todo', 'Done']);
    expect(board.find(({ tag }) => tag === 'div')!.row!.keys[0]!.from).toBe('control');
    // Columns without a name only arrange the lists.
    const bare = rows(column('', ['Milk']) + column('', ['Bread']));
    expect([named(bare, 'div'), named(bare, 'li')]).toEqual([[], ['Milk', 'Bread']]);
  });

  it('has no outer rows where each box has a list of another kind under its heading', () => {
    const list = (heading: string, headers: string[], names: string[]): string =>
      `<div class="half"><h1>${heading}</h1><table><tr>${headers.map((one) => `<th>${one}</th>`).join('')}</tr>${names
        .map((name) => `<tr><td>${name}</td><td><button>Edit</button></td></tr>`)
        .join('')}</table></div>`;
    const people = list('Users', ['Name', ''], ['Ada', 'Ben']);
    const others = rows(people + list('Tasks', ['Title', ''], ['Paint', 'Mend']));
    expect([named(others, 'div'), named(others, 'tr')]).toEqual([[], ['Ada', 'Ben', 'Paint', 'Mend']]);
    const alike = rows(people + list('Guests', ['Name', ''], ['Cora', 'Dora']));
    expect(named(alike, 'div')).toEqual(['Users', 'Guests']);
    const tags = (look: string, names: string[]): string =>
      `<div>${names.map((name) => `<p class="${look}">${name} <button>Drop</button></p>`).join('')}</div>`;
    const note = (name: string, inside: string): string => `<div class="note"><h2>${name}</h2>${inside}</div>`;
    const notes = rows(note('Milk', tags('red', ['One', 'Two'])) + note('Bread', tags('blue', ['Three', 'Four'])));
    expect(named(notes, 'div')).toEqual(['Milk', 'Bread']);
  });

  it('prefers a text of the row to its button', () => {
    const board = rows(
      column('Rename Todo', ['Milk'], '<p>Todo</p>') + column('Rename Done', ['Bread'], '<p>Done</p>'),
    );
    expect(named(board, 'div')).toEqual(['Todo', 'Done']);
  });

  it('names a row by the value of its box, and never by a secret', () => {
    const box = (type: string): string =>
      ['Inbox', 'Later']
        .map((value) => `<li><input type="${type}" value="${value}"><button>Drop</button></li>`)
        .join('');
    expect(keys(rows(`<ul>${box('text')}</ul>`))).toEqual(['Inbox', 'Later']);
    expect(keys(rows(`<ul>${box('password')}</ul>`))).toEqual([undefined, undefined]);
  });

  it('selects the inner rows of all outer rows, without the position of an outer row', () => {
    const check = (todo: string[], count: number): void => {
      const found = rows(`<main>${column('Todo', todo)}${column('Done', ['Bread', 'Tea'])}</main>`);
      const inner = found.filter((row) => row.tag === 'li');
      expect(inner).toHaveLength(count);
      for (const { row } of inner) {
        expect(row!.rows.length).toBeGreaterThan(0);
        for (const selector of row!.rows) {
          expect(selector.value).not.toContain('div:nth');
          expect(hits(selector, document, ['data-testid'])).toHaveLength(count);
        }
      }
    };
    check(['Milk'], 3);
    check([], 2);
  });
});

describe('a list with one row', () => {
  const guest = '<section><div data-webmcp-source="App.vue:3:1"><b>Ann</b><button>Drop</button></div></section>';

  it('is a set where a loop of the source makes the row', () => {
    show(guest);
    const found = readPage(['data-testid'], false, [['App.vue:3:1', 'App.vue:3:1']]).containers.filter(
      ({ kind }) => kind === 'row',
    );
    expect(keys(found)).toEqual(['Ann']);
    expect(rows(guest)).toEqual([]);
  });
});

describe('ticks that the row names', () => {
  const line = (text: string): string =>
    `<label data-webmcp-source="Task.vue:2:3" for="${text}"><input type="checkbox" id="${text}"><span>${text}</span></label>`;
  const both = `<div>${line('Plan')}${line('Paint')}</div>`;

  it('are rows where a loop of the source makes them', () => {
    show(both);
    const found = readPage(['data-testid'], false, [['Task.vue:2:3', 'Task.vue:2:3']]).containers.filter(
      ({ kind }) => kind === 'row',
    );
    expect(keys(found)).toEqual(['Plan', 'Paint']);
  });

  it('are fields of their own where the source writes them out', () => {
    expect(rows(both)).toEqual([]);
  });
});

describe('rowSelectors', () => {
  it('returns selectors that find exactly the set, a shared test id first', () => {
    const found = rows(
      `<main>${table('<tr data-testid="row"><td>17</td><td><button>Cancel</button></td></tr><tr data-testid="row"><td>18</td><td><button>Cancel</button></td></tr>')}<table><tbody><tr><td>Other <button>Cancel</button></td></tr></tbody></table></main>`,
    );
    const set = found.filter((row) => row.testIds.length === 1);
    expect(set[0]!.row!.rows[0]).toEqual({ strategy: 'testid', value: 'row', score: 1 });
    for (const selector of set[0]!.row!.rows) {
      expect(hits(selector, document, ['data-testid']).map((element) => element.getAttribute('data-testid'))).toEqual([
        'row',
        'row',
      ]);
    }
    const scores = set[0]!.row!.rows.map((selector) => selector.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('returns a selector for the items of two lists with one look, and none for a list of another look', () => {
    const list = (kind: string, name: string): string =>
      `<section><h2>${name}</h2><ul><li class="${kind}"><b>${name}</b><button>Delete</button></li></ul></section>`;
    const shared = (html: string): boolean => {
      const [first, second] = rows(`<main>${html}</main>`).map((row) => row.row!.rows.map(({ value }) => value));
      return first!.some((value) => second!.includes(value));
    };
    expect(shared(list('task', 'Open') + list('task', 'Done'))).toBe(true);
    expect(shared(list('task', 'Open') + list('user', 'Ann'))).toBe(false);
  });

  it('anchors on a hand-written id, with a lower score far from the rows', () => {
    const near = rows(
      '<ul id="cart"><li><span>Mug</span><button>Add</button></li></ul><ul><li><a href="/">Home</a></li></ul>',
    );
    expect(near[0]!.row!.rows[0]).toEqual({ strategy: 'css', value: '#cart > li', score: 0.5 });
    const far = rows(
      '<div id="shop"><div><div><div><ul><li><span>Mug</span><button>Add</button></li></ul></div></div></div></div><ul><li><a href="/">Home</a></li></ul>',
    );
    expect(far[0]!.row!.rows[0]).toMatchObject({ strategy: 'css', score: 0.3 });
  });
});

describe('rows in columns that are sections', () => {
  const card = (name: string): string =>
    `<div data-webmcp-source="Board.vue:7:9"><article tabindex="0">${name}</article></div>`;
  const column = (title: string, cards: string): string =>
    `<section data-webmcp-source="Board.vue:3:5"><h2>${title}</h2><div>${cards}</div></section>`;
  const board = `<main><div>${column('Open', card('Paint') + card('Plan'))}${column('Done', card('Gate'))}</div></main>`;
  const rowsOf = (places: string[]): PageContainer[] => {
    show(board);
    return readPage(
      ['data-testid'],
      false,
      places.map((one) => [one, one]),
    ).containers.filter(({ kind }) => kind === 'row');
  };
  const common = (found: PageContainer[]): string[] =>
    found[0]!
      .row!.rows.map(({ value }) => value)
      .filter((value) => found.every(({ row }) => row!.rows.some((other) => other.value === value)));

  it.each([
    ['a loop of the source makes the columns', ['Board.vue:3:5', 'Board.vue:7:9']],
    ['the columns are written out, and a loop makes the cards', ['Board.vue:7:9']],
  ])('share a selector if %s', (_, places) => {
    const shared = common(rowsOf(places));
    expect(shared).not.toEqual([]);
    for (const value of shared)
      expect([...document.querySelectorAll(value)].map(({ textContent }) => textContent)).toEqual([
        'Paint',
        'Plan',
        'Gate',
      ]);
  });
});

describe('rowKeys', () => {
  it('reads the texts of rows that are parts to drag by, with buttons inside', () => {
    const card = (name: string): string =>
      `<div role="button" tabindex="0"><div><p>${name}</p><button>Open</button><button>Trash</button></div></div>`;
    expect(keys(rows(`<main>${card('Fix login')}${card('Write docs')}</main>`))).toEqual(['Fix login', 'Write docs']);
  });

  it('reads no text of a drawn button as a text of the row', () => {
    const line = (name: string): string =>
      `<li><b>${name}</b><div role="button"><p>Buy ${name}</p></div><button>Open</button></li>`;
    const texts = rows(`<ul>${line('Tea')}${line('Cup')}</ul>`).flatMap(({ row }) => row!.keys);
    expect(texts.filter(({ from }) => from !== 'control').map(({ text }) => text)).toEqual(['Tea', 'Cup']);
  });

  it('prefers names over amounts, and skips texts that every row has', () => {
    const found = rows(
      table(
        '<tr><td>Shipped</td><td>Mug</td><td>€4.00</td><td><button>View</button></td></tr><tr><td>Shipped</td><td>Pan</td><td>€5.00</td><td><button>View</button></td></tr>',
      ),
    );
    expect(found[0]!.row!.keys.map((key) => key.text)).toEqual(['Mug', '€4.00']);
  });

  it('accepts order numbers, but no column that counts the rows', () => {
    const body = (first: string[]): string =>
      first
        .map(
          (text, index) => `<tr><td>${text}</td><td>${['Mug', 'Pan'][index]}</td><td><button>Edit</button></td></tr>`,
        )
        .join('');
    expect(keys(rows(`<table>${body(['1041', '1038'])}</table>`))).toEqual(['1041', '1038']);
    expect(keys(rows(`<table>${body(['1', '2'])}</table>`))).toEqual(['Mug', 'Pan']);
  });

  it('names a row by the text of its button without a counter', () => {
    const tab = (name: string, count: number): string =>
      `<div class="tab"><button><span>${name}</span><span class="count">${count}</span></button><button>x</button></div>`;
    expect(keys(rows(`<nav>${tab('House', 3)}${tab('Yard', 1)}</nav>`))).toEqual(['House', 'Yard']);
    const plain = (name: string): string => `<li><button><i>${name}</i><b>new</b></button><button>x</button></li>`;
    expect(keys(rows(`<ul>${plain('House')}${plain('Yard')}</ul>`))).toEqual(['Housenew', 'Yardnew']);
  });

  it('returns selectors that find one element in each row, with its text', () => {
    const found = rows(
      '<ul><li><img alt=""><p class="name">Mug</p><p class="maker">Aalto</p><button>Add</button></li><li><p class="name">Pan</p><p class="maker">Brandt</p><p>new</p><button>Add</button></li></ul>',
    );
    const items = [...document.querySelectorAll('li')];
    expect(found[0]!.row!.keys.length).toBeGreaterThan(0);
    for (const [index, container] of found.entries()) {
      for (const key of container.row!.keys)
        expect(hits(key.selector, items[index]!, []).map((element) => element.textContent)).toEqual([key.text]);
    }
    expect(keys(found)).toEqual(['Mug', 'Pan']);
  });

  it('names a row by its own text outside of any element', () => {
    const found = rows(
      '<ul><li>Rent <span>-€500</span><button>x</button></li><li>Salary <span>+€2000</span><button>x</button></li></ul>',
    );
    expect(found[0]!.row!.keys.map((key) => key.text)).toEqual(['Rent', '-€500']);
    expect(keys(found)).toEqual(['Rent', 'Salary']);
  });

  it('names a row by the text beside a control in one element', () => {
    const row = (text: string): string => `<li><label><input type="checkbox"> ${text}</label><button>x</button></li>`;
    expect(keys(rows(`<ul>${row('Milk')}${row('Bread')}</ul>`))).toEqual(['Milk', 'Bread']);
  });

  it('never names a row by the text of its buttons', () => {
    const found = rows('<ul><li><button>Delete</button></li><li><button>Delete</button></li></ul>');
    expect(found.map((container) => container.row!.keys)).toEqual([[], []]);
  });
});
