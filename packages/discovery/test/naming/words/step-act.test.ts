import { expect, test } from 'vitest';

import { toolToName } from '../../../src/naming/rules/tool-to-name.js';
import { toolNameRules } from '../../../src/naming/rules/tool-name-rules.js';
import { readApp } from '../../intents/read-app.js';

/** The names of all tools of a list of records whose rows hold some buttons. */
const namesOf = (buttons: string): string[] => {
  const app = readApp({
    'Cart.tsx': `import { useState } from 'react';
      import { Minus, Plus } from 'lucide-react';
      export function Cart() {
        const [books, setBooks] = useState([]);
        const setQuantity = (id, n) => setBooks(books.map((one) => (one.id === id ? { ...one, n } : one)));
        const dispatch = ({ id, by }) => setBooks(books.map((one) => (one.id === id ? { ...one, n: one.n + by } : one)));
        return <ul>{books.map((book) => <li key={book.id}>{book.name}${buttons}</li>)}</ul>;
      }`,
  });
  return app.tools.map((tool) => {
    const named = toolToName(tool, app, { elements: [] });
    return toolNameRules.map((rule) => rule.names(named)).find((one) => one !== undefined)?.name ?? '';
  });
};

test('two steps of a row are named by the value that their code sets', () => {
  const steps = `<button onClick={() => setQuantity(book.id, book.n - 1)}><Minus /></button>
    <button onClick={() => setQuantity(book.id, book.n + 1)}><Plus /></button>`;
  expect(namesOf(steps)).toEqual(['decrease_quantity', 'increase_quantity']);
});

test('two steps whose code names no value are named by the thing of the row', () => {
  const steps = `<button onClick={() => dispatch({ id: book.id, by: -1 })}>-</button>
    <button onClick={() => dispatch({ id: book.id, by: 1 })}>+</button>`;
  expect(namesOf(steps)).toEqual(['decrease_book', 'increase_book']);
});

test('a plus without a minus beside it is no step', () => {
  expect(namesOf('<button onClick={() => setQuantity(book.id, 1)}><Plus /></button>')).toEqual(['add_book']);
});
