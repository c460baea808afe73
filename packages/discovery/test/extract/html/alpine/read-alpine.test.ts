import { describe, expect, test } from 'vitest';

import { extractHtml } from '../../../../src/extract/html/extract-html.js';
import { readHtml } from '../../../intents/read-app.js';
import { showFacts } from '../../show-facts.js';

const shown = (text: string): string[] =>
  showFacts(extractHtml('index.html', text))
    .slice(1)
    .map((line) => line.trim());

const shelf = `<div x-data="{
    books: JSON.parse(localStorage.getItem('books') || '[]'), open: false, title: '', edited: null, word: '',
    add() { if (this.title === '') return; this.books.push({ title: this.title }); this.reset(); this.save(); },
    edit(book) { this.title = book.title; this.edited = book; this.open = true; },
    drop(id) { this.books = this.books.filter((book) => book.id !== id); this.save(); },
    reset() { this.title = ''; this.open = false; },
    save() { localStorage.setItem('books', JSON.stringify(this.books)); },
    found() { return this.books.filter((book) => book.title.includes(this.word)); },
  }">
  <button @click="open = true">New book</button>
  <label for="w">Search</label><input id="w" x-model="word">
  <template x-for="book in found()" :key="book.id">
    <article><h3 x-text="book.title"></h3>
      <button @click="edit(book)">Edit</button><button @click="drop(book.id)">Delete</button></article>
  </template>
  <div x-show="open" class="dialog"><form @submit.prevent="add()">
    <label for="t">Title</label><input id="t" x-model="title" required>
    <button type="button" @click="reset()">Cancel</button>
    <button type="submit"><span x-text="edited ? 'Update' : 'Add'"></span></button>
  </form></div></div>`;

describe('readAlpine', () => {
  test('a handler that sets a value opens the part that the value shows, also from a row', () => {
    const forms = readHtml(shelf)
      .summaries()
      .filter(({ action }) => action === 'Update');
    expect(forms.map(({ kind, openers }) => [kind, ...openers])).toEqual([
      ['form', 'New book'],
      ['row-action', 'Edit'],
    ]);
  });

  test('a row of a loop has its buttons, and their functions', () => {
    const { summaries, intent } = readHtml(shelf);
    expect(summaries().map(({ kind, action }) => `${kind} ${action ?? ''}`)).toContain('row-action Delete');
    expect(intent('Delete').handlers[0]?.does.calls.map(({ callee }) => callee.join('.'))).toContain(
      'localStorage.setItem',
    );
  });

  test('a text that a value chooses is each of its wordings', () => {
    const submit = readHtml(shelf).intents.find(({ control }) => control === 'submit');
    expect(submit?.labels.map(({ text }) => text)).toEqual(['Update', 'Add']);
  });

  test('two elements with a value of the same name have a state each', () => {
    const panel = (name: string): string =>
      `<div x-data="{ open: false }"><button @click="open = !open">${name}</button><div x-show="open"><button>In ${name}</button></div></div>`;
    const summaries = readHtml(panel('One') + panel('Two')).summaries();
    expect(summaries.map(({ action, openers }) => [...openers, action].join(' > '))).toEqual([
      'One > In One',
      'Two > In Two',
    ]);
  });

  test.each([
    [
      'a function of the page',
      '<script>function panel() { return { open: false, show() { this.open = true; } }; }</script>',
      'panel()',
    ],
    [
      'a registered name',
      "<script>document.addEventListener('alpine:init', () => { Alpine.data('panel', () => ({ open: false, show() { this.open = true; } })); });</script>",
      'panel',
    ],
  ])('the data of %s is read', (_, script, data) => {
    const page = `${script}<div x-data="${data}"><button @click="show()">Show</button><template x-if="open"><button>Inside</button></template></div>`;
    expect(
      readHtml(page)
        .summaries()
        .map(({ action, openers }) => [...openers, action].join(' > ')),
    ).toEqual(['Show > Inside']);
  });

  test('a counted loop is written out, and a page without x-data keeps its attributes', () => {
    expect(shown('<div x-data="{}"><template x-for="i in 2"><b x-text="i"></b></template></div>').join(' ')).toContain(
      '[1, 2]',
    );
    expect(shown('<p :title="name" x-text="name">A</p>').join(' ')).toContain('"A"');
  });

  test('an expression that does not parse stays a text', () => {
    expect(extractHtml('a.html', '<div x-data="{ a: }"><p x-show="a b">A</p></div>').problems).toEqual([]);
  });
});
