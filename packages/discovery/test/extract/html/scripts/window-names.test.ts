import { describe, expect, test } from 'vitest';

import { readSource } from '../../../../src/source/read-source.js';
import { readHtml } from '../../../intents/read-app.js';

const page = (script: string): string =>
  `<button onclick="Shop.open('edit')">Edit</button><div id="edit" class="hidden"><form><label>Name <input></label>
  <button>Save</button></form></div><div id="help" class="hidden"><label>Topic <input></label><button>Ask</button></div>
  <script>${script}</script>`;

/** Returns the openers of the tool that saves a name. */
const openersOf = (script: string): unknown =>
  readHtml(page(script))
    .summaries()
    .find(({ action }) => action === 'Save')?.openers;

const show = 'const show = (id) => { document.getElementById(id).classList.remove("hidden"); };';

describe('members of window', () => {
  test('are names that inline handlers call, with the ids that they pass', () => {
    expect(openersOf(`${show} window.Shop = { open: show };`)).toEqual(['Edit']);
    expect(openersOf(`${show} const Shop = { open: show }; window.Shop = Shop;`)).toEqual(['Edit']);
  });

  test('of a module are names of its page', () => {
    const files = [
      {
        path: 'index.html',
        text: '<button onclick="Shop.drop(1)">Drop</button><script type="module" src="./app.js"></script>',
      },
      { path: 'app.js', text: 'import { drop } from "./store.js"; window.Shop = { drop };' },
      { path: 'store.js', text: 'export function drop(id) { localStorage.removeItem(id); }' },
    ];
    const { appModel } = readSource(files, (_, specifier) => specifier.replace('./', ''), {});
    const { intents } = appModel;
    expect(intents[0]!.handlers[0]!.does.calls.map(({ callee }) => callee.join('.'))).toContain(
      'localStorage.removeItem',
    );
  });

  test('stay unknown where they are given twice, or where the id is known to the run alone', () => {
    expect(openersOf(`${show} window.Shop = { open: show }; window.Shop = { open: () => {} };`)).toEqual([]);
    expect(openersOf(`${show} window.Shop = { open: () => show(current()) };`)).toEqual([]);
  });
});
