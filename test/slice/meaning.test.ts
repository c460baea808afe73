import type { Tool } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { byLabel, toolWithFields } from './tool-with-action.js';
import { usePages } from './use-pages.js';

const page = `<!doctype html>
<html lang="en">
<head><title>Expenses</title></head>
<body>
  <h1>Expenses</h1>
  <div><h4>Spent so far</h4><p id="sum"></p></div>
  <div class="kinds">
    <button data-kind="all">All</button>
    <button data-kind="food">Food</button>
    <button data-kind="complete">Complete</button>
  </div>
  <div class="acts">
    <button id="archive">Archive all</button>
    <button id="clear">Delete all</button>
  </div>
  <div id="items"></div>
  <script>
    let kind = 'all';
    let items = [
      { name: 'Bread', price: 3, kind: 'food' },
      { name: 'Rent', price: 900, kind: 'complete' },
    ];
    function draw() {
      const shown = items.filter((item) => kind === 'all' || item.kind === kind);
      document.getElementById('sum').textContent = '$' + shown.reduce((sum, { price }) => sum + price, 0);
      document.getElementById('items').replaceChildren(
        ...shown.map((item) => {
          const row = document.createElement('div');
          row.className = 'item';
          row.innerHTML = '<b></b> <i></i> <button>Remove</button>';
          row.querySelector('b').textContent = item.name;
          row.querySelector('i').textContent = item.price + ' dollars';
          row.querySelector('button').addEventListener('click', () => {
            items = items.filter((other) => other !== item);
            draw();
          });
          return row;
        }),
      );
    }
    document.querySelectorAll('.kinds button').forEach((button) => {
      button.addEventListener('click', () => {
        kind = button.dataset.kind;
        draw();
      });
    });
    document.getElementById('archive').addEventListener('click', () => fetch('/archive', { method: 'POST' }));
    document.getElementById('clear').addEventListener('click', () => {
      items = [];
      draw();
    });
    draw();
  </script>
</body>
</html>`;

/** A page of HTML without a framework: one choice, one list, one figure. */
describe('the tools that a person would have written', () => {
  const used = usePages({ 'index.html': page }, { native: true, script: 'before' });
  const reading = (kind: string): Tool => {
    const found = used.app.map.tools.filter(({ read }) => read?.kind === kind);
    expect(found, used.app.map.tools.map(({ name }) => name).join(' ')).toHaveLength(1);
    return found[0]!;
  };

  test('buttons of one data attribute are one field, and acts beside them are none', async () => {
    const tool = toolWithFields(used.app.map, ['Kind']);
    expect(tool.fields[0]!.schema).toMatchObject({ enum: ['All', 'Food', 'Complete'] });
    await used.agent.open('/', tool);
    expect((await used.agent.call(tool, byLabel(tool, { Kind: 'Complete' }))).status).toBe('completed');
    expect(await used.agent.page.locator('.item b').allTextContents()).toEqual(['Rent']);
    const acts = used.app.map.tools.filter(({ action }) =>
      /Archive all|Delete all/u.test(JSON.stringify(action ?? {})),
    );
    expect(acts).toHaveLength(2);
  });

  test('the rows that a script draws, and a figure, are read as the page shows them now', async () => {
    const tool = reading('figures');
    await used.agent.open('/', tool);
    expect((await used.agent.call(tool)).data).toMatchObject({ items: [{ spent_so_far: '$903' }] });
    const filter = toolWithFields(used.app.map, ['Kind']);
    await used.agent.call(filter, byLabel(filter, { Kind: 'Food' }));
    expect((await used.agent.call(tool)).data).toMatchObject({ items: [{ spent_so_far: '$3' }] });
    const { data } = await used.agent.call(reading('list'));
    expect(data).toMatchObject({ items: [{ text: 'Bread 3 dollars' }], total: 1 });
  });
});
