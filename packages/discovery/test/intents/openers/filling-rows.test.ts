import { describe, expect, test } from 'vitest';

import { assess } from '../../../src/risk/assess.js';
import { readHtml } from '../../intents/read-app.js';

/** A page with a form that is always there, and a list whose rows the script draws. */
const page = (edit: string, form = '<input id="name" aria-label="Name"><input id="age" aria-label="Age">') =>
  readHtml(`<form id="f">${form}<button>Add student</button></form><table><tbody id="list"></tbody></table><script>
    class Manager {
      constructor() {
        this.students = []; this.editing = null;
        this.list = document.getElementById('list');
        this.list.addEventListener('click', (e) => {
          const id = e.target.dataset.id;
          if (!id) return;
          if (e.target.classList.contains('edit')) { this.edit(id); } else if (e.target.classList.contains('drop')) { this.drop(id); }
        });
        document.getElementById('f').addEventListener('submit', this.save.bind(this));
      }
      draw() {
        this.students.forEach(({ id, name }) => {
          const row = document.createElement('tr');
          row.innerHTML = \`<td>\${name}</td><td><button class="edit" data-id="\${id}">Edit</button><button class="drop" data-id="\${id}">Delete</button></td>\`;
          this.list.appendChild(row);
        });
      }
      edit(id) { const one = this.students.find((each) => each.id === id); ${edit} }
      drop(id) { this.students = this.students.filter((one) => one.id !== id); this.keep(); }
      save() { this.students.push({ name: document.getElementById('name').value }); this.keep(); }
      keep() { localStorage.setItem('students', JSON.stringify(this.students)); this.draw(); }
    }
    new Manager();
  </script>`);

const fill =
  "document.getElementById('name').value = one.name; document.getElementById('age').value = one.age; this.editing = id;";
const ofRows = (app: ReturnType<typeof page>): string[] =>
  app
    .summaries()
    .map(({ kind, fields, action, openers }) => `${kind} ${[...openers, action].join(' > ')} (${fields.join()})`);

describe('linkFillingRows', () => {
  test('a button of a row that fills a form is a way to the form for that row', () => {
    expect(ofRows(page(fill))).toEqual([
      'form Add student (Name,Age)',
      'row-action Edit > Add student (Name,Age)',
      'row-action Delete ()',
    ]);
  });

  test('one field is enough for a form with one field', () => {
    const app = page("document.getElementById('name').value = one.name;", '<input id="name" aria-label="Name">');
    expect(ofRows(app)).toContain('row-action Edit > Add student (Name)');
  });

  test.each([
    ['one of two fields', "document.getElementById('name').value = one.name;"],
    ['only literals', "document.getElementById('name').value = ''; document.getElementById('age').value = '';"],
  ])('a button that fills %s is an act of its own', (_, edit) => {
    expect(ofRows(page(edit))).toContain('row-action Edit ()');
  });

  test('each delegated button of a class has the code of its own branch', () => {
    const app = page(fill);
    const names = (label: string): string[] =>
      app.intent(label).handlers.flatMap(({ does }) => does.calls.map(({ callee }) => callee.at(-1) ?? ''));
    expect(names('Edit')).toContain('edit');
    expect(names('Edit')).not.toContain('drop');
    expect(names('Delete')).toEqual(expect.arrayContaining(['drop', 'keep', 'setItem']));
    const [edit] = app.tools.filter(({ openers }) => openers.length > 0);
    expect(edit && assess([edit], app).level).toBe('caution');
  });
});
