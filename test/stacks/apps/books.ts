import type { StackCall } from '../stack-app.js';

/** The same small app in each framework: a form that adds a book, and a list with a button in each row. */

/** The calls that a person's script makes: add a book, then mark the new book as read. */
export const bookCalls: readonly [StackCall, StackCall] = [
  { tool: 'add_book', args: { title: 'Dune', shelf: 'Essays' }, shows: 'Dune (Essays)' },
  { tool: 'mark_as_read', args: { book: 'Dune' }, shows: 'Read: Dune' },
];

/** The app as a React component. */
export const reactBooks = `'use client';

import { useState, type FormEvent } from 'react';

interface Book {
  id: number;
  title: string;
  shelf: string;
}

export function Books() {
  const [books, setBooks] = useState<Book[]>([
    { id: 1, title: 'Middlemarch', shelf: 'Novels' },
    { id: 2, title: 'Walden', shelf: 'Essays' },
  ]);
  const [title, setTitle] = useState('');
  const [shelf, setShelf] = useState('Novels');
  const [message, setMessage] = useState('');

  function add(event: FormEvent) {
    event.preventDefault();
    setBooks([...books, { id: books.length + 1, title, shelf }]);
    setMessage('Added: ' + title);
    setTitle('');
  }

  return (
    <main>
      <h1>Books</h1>
      <form onSubmit={add}>
        <label htmlFor="title">Title</label>
        <input id="title" name="title" required value={title} onChange={(event) => setTitle(event.target.value)} />
        <label htmlFor="shelf">Shelf</label>
        <select id="shelf" name="shelf" value={shelf} onChange={(event) => setShelf(event.target.value)}>
          <option>Novels</option>
          <option>Essays</option>
        </select>
        <button type="submit">Add book</button>
      </form>
      <ul aria-label="Books">
        {books.map((book) => (
          <li key={book.id}>
            <strong>{book.title}</strong> ({book.shelf}){' '}
            <button type="button" onClick={() => setMessage('Read: ' + book.title)}>
              Mark as read
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{message}</p>
    </main>
  );
}
`;

/** The app as a Vue component. */
export const vueBooks = `<script setup lang="ts">
import { ref } from 'vue';

const books = ref([
  { id: 1, title: 'Middlemarch', shelf: 'Novels' },
  { id: 2, title: 'Walden', shelf: 'Essays' },
]);
const title = ref('');
const shelf = ref('Novels');
const message = ref('');

function add() {
  books.value.push({ id: books.value.length + 1, title: title.value, shelf: shelf.value });
  message.value = 'Added: ' + title.value;
  title.value = '';
}

function markAsRead(book: { title: string }) {
  message.value = 'Read: ' + book.title;
}
</script>

<template>
  <main>
    <h1>Books</h1>
    <form @submit.prevent="add">
      <label for="title">Title</label>
      <input id="title" v-model="title" name="title" required />
      <label for="shelf">Shelf</label>
      <select id="shelf" v-model="shelf" name="shelf">
        <option>Novels</option>
        <option>Essays</option>
      </select>
      <button type="submit">Add book</button>
    </form>
    <ul aria-label="Books">
      <li v-for="book in books" :key="book.id">
        <strong>{{ book.title }}</strong> ({{ book.shelf }})
        <button type="button" @click="markAsRead(book)">Mark as read</button>
      </li>
    </ul>
    <p role="status">{{ message }}</p>
  </main>
</template>
`;

/** The app as a page of HTML. `script` is the element that loads its script. */
export const htmlBooks = (script: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>Books</title>
  </head>
  <body>
    <main>
      <h1>Books</h1>
      <form id="add">
        <label for="title">Title</label>
        <input id="title" name="title" required />
        <label for="shelf">Shelf</label>
        <select id="shelf" name="shelf">
          <option>Novels</option>
          <option>Essays</option>
        </select>
        <button type="submit">Add book</button>
      </form>
      <ul id="books" aria-label="Books"></ul>
      <p id="message" role="status"></p>
    </main>
    ${script}
  </body>
</html>
`;

/** The script of {@link htmlBooks}, as TypeScript that is also JavaScript. */
export const htmlBooksScript = `const list = document.querySelector('#books');
const message = document.querySelector('#message');
const books = [
  { title: 'Middlemarch', shelf: 'Novels' },
  { title: 'Walden', shelf: 'Essays' },
];

function show() {
  list.replaceChildren(
    ...books.map((book) => {
      const row = document.createElement('li');
      const title = document.createElement('strong');
      title.textContent = book.title;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Mark as read';
      button.addEventListener('click', () => {
        message.textContent = 'Read: ' + book.title;
      });
      row.append(title, ' (' + book.shelf + ') ', button);
      return row;
    }),
  );
}

document.querySelector('#add').addEventListener('submit', (event) => {
  event.preventDefault();
  const data = new FormData(event.target);
  books.push({ title: data.get('title'), shelf: data.get('shelf') });
  message.textContent = 'Added: ' + data.get('title');
  event.target.reset();
  show();
});

show();
`;
