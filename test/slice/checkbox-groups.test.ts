import { expect, test } from 'vitest';

import { toolWithAction } from './tool-with-action.js';
import { usePages } from './use-pages.js';

const pizza = `<!doctype html><html lang="en"><title>Pizza</title><body>
<form aria-label="Order a pizza">
  <label>Name <input name="guest" required></label>
  <fieldset><legend>Toppings</legend>
    <label><input type="checkbox" name="topping" value="olives"> Olives</label>
    <label><input type="checkbox" name="topping" value="basil" checked> Fresh basil</label>
    <label><input type="checkbox" name="topping" value="capers"> Capers</label>
  </fieldset>
  <label><input type="checkbox" name="hot"> Hot</label>
  <label><input type="checkbox" name="cut"> Cut in eight</label>
  <button>Order</button>
</form>
<p role="status"></p>
<script>
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const data = new FormData(event.target);
  document.querySelector('[role=status]').textContent =
    data.get('guest') + ': ' + data.getAll('topping').join('+') + (data.has('hot') ? ', hot' : '');
});
</script></body></html>`;

const used = usePages({ 'index.html': pizza }, { native: false, script: 'after' });

test('checkboxes of one name are one field of several values, others stay what they are', () => {
  const { fields } = toolWithAction(used.app.map, 'Order');
  expect(fields.map(({ key, label, role, schema }) => ({ key, label, role, schema }))).toEqual([
    { key: 'guest', label: 'Name', role: 'textbox', schema: { type: 'string', minLength: 1, title: 'Name' } },
    {
      key: 'topping',
      label: 'Toppings',
      role: 'checkbox',
      schema: {
        type: 'array',
        items: {
          type: 'string',
          oneOf: [
            { const: 'olives', title: 'Olives' },
            { const: 'basil', title: 'Fresh basil' },
            { const: 'capers', title: 'Capers' },
          ],
        },
        uniqueItems: true,
        title: 'Toppings',
      },
    },
    { key: 'hot', label: 'Hot', role: 'checkbox', schema: { type: 'boolean', title: 'Hot' } },
    { key: 'cut', label: 'Cut in eight', role: 'checkbox', schema: { type: 'boolean', title: 'Cut in eight' } },
  ]);
});

test('what is named is checked, by value or by text, and everything else is not', async () => {
  const tool = toolWithAction(used.app.map, 'Order');
  await used.agent.open('/index.html', tool);
  const result = await used.agent.call(tool, { guest: 'Ada', topping: ['olives', 'Capers'], hot: true });
  expect(result.status).toBe('completed');
  expect(await used.agent.page.getByRole('status').innerText()).toBe('Ada: olives+capers, hot');
});

test('none at all is a value, what is not offered is refused before anything is touched', async () => {
  const tool = toolWithAction(used.app.map, 'Order');
  await used.agent.open('/index.html', tool);
  expect((await used.agent.call(tool, { guest: 'Ada', topping: ['ham'] })).status).toBe('invalid_input');
  expect(await used.agent.page.getByLabel('Fresh basil').isChecked()).toBe(true);
  expect((await used.agent.call(tool, { guest: 'Ada', topping: [] })).status).toBe('completed');
  expect(await used.agent.page.getByRole('status').innerText()).toBe('Ada:');
});
