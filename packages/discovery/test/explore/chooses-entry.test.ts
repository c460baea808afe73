import { expect, test } from 'vitest';

import { choosesEntry } from '../../src/explore/chooses-entry.js';
import { readReact } from '../intents/read-app.js';

/** A list with a box in each row, and a bar that is shown while the state holds an entry. */
function decides(state: string, ticking = ''): boolean {
  const set = `set${state[0]!.toUpperCase()}${state.slice(1)}`;
  const app = readReact(
    '<List />',
    `import { useState } from 'react';
    function List() {
      const [${state}, ${set}] = useState([]);
      return <>
        {${state}.length > 0 && <div><button onClick={() => removeAll(${state})}>Delete</button></div>}
        <ul>{orders.map((order) => <li key={order.id}>
          <input type="checkbox" aria-label="Choose" checked={${state}.includes(order.id)}
            onChange={() => { ${ticking} ${set}((all) => [...all, order.id]); }} />{order.name}
        </li>)}</ul>
      </>;
    }`,
  );
  return app.intents.some((intent) => choosesEntry(intent, app));
}

test.each(['selected', 'checkedIds', 'rowSelection'])('a box that puts a row into %s chooses an entry', (state) => {
  expect(decides(state)).toBe(true);
});

test('a state that is named for something else may be data', () => {
  expect(decides('done')).toBe(false);
});

test('a box that also writes chooses nothing', () => {
  expect(decides('selected', `fetch('/orders/1', { method: 'PATCH' });`)).toBe(false);
  expect(decides('selected', `localStorage.setItem('chosen', order.id);`)).toBe(false);
});

test('without a part for the chosen entries a press shows nothing', () => {
  const app = readReact(
    '<input type="checkbox" aria-label="Choose" checked={selected} onChange={() => setSelected(true)} />',
    "import { useState } from 'react';\nconst [selected, setSelected] = useState(false);",
  );
  expect(app.intents.map((intent) => choosesEntry(intent, app))).toEqual([false]);
});
