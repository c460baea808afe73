import { describe, expect, test } from 'vitest';

import { byLabel, toolWithAction } from '../slice/tool-with-action.js';
import { usePages } from '../slice/use-pages.js';

const field = (label: string, more = ''): string =>
  `<label>${label} <input name="${label.toLowerCase().replace(' ', '-')}" required ${more}></label>`;

const page = `<!doctype html><html lang="en"><title>Forms</title><body><main>
<form aria-label="Invoice">${field('Client')}
  <table><tbody><tr><td>${field('Item name')}</td></tr></tbody></table><button>Save invoice</button></form>
<form aria-label="Seats">${field('Show')}
  <ul><li>${field('Guest name')}</li><li>${field('Guest name')}</li></ul><button>Book seats</button></form>
<form aria-label="Profile">${field('Nickname', 'value="Ada"')}${field('City', 'value="Bern"')}${field('Motto')}
  <button>Save profile</button></form>
<form aria-label="Book">${field('Title')}${field('Author')}<button>Add book</button></form>
<p role="status"></p></main>
<script>
window.sent = [];
document.addEventListener('submit', (event) => {
  event.preventDefault();
  window.sent.push(Object.fromEntries(new FormData(event.target)));
  document.querySelector('[role=status]').textContent = 'Saved ' + event.target.getAttribute('aria-label');
});
</script></body></html>`;

describe('the forms of a plain page', () => {
  const used = usePages({ 'index.html': page }, { native: true, script: 'before' });

  /** Calls the tool of an action once. Returns the status and what the page sent. */
  async function called(action: string, values: Record<string, string>): Promise<unknown[]> {
    const tool = toolWithAction(used.app.map, action);
    await used.agent.open('/index.html', tool);
    used.agent.answer('accept');
    const { status } = await used.agent.call(tool, byLabel(tool, values));
    return [status, ...((await used.agent.page.evaluate(() => Reflect.get(window, 'sent'))) as unknown[])];
  }
  const required = (action: string): string[] =>
    toolWithAction(used.app.map, action).fields.flatMap((each) => (each.required ? [each.label] : []));

  test('a form has the required fields of its only row', async () => {
    expect(required('Save invoice')).toEqual(['Client', 'Item name']);
    expect(await called('Save invoice', { Client: 'Ada', 'Item name': 'Tea' })).toEqual([
      'completed',
      { client: 'Ada', 'item-name': 'Tea' },
    ]);
  });

  test('a form with two rows that demand a value is held back with that reason', () => {
    expect(() => toolWithAction(used.app.map, 'Book seats')).toThrow('found none');
    expect(used.app.map.unstable.map(({ label }) => label)).toContain('Guest name');
  });

  test('an edit form demands its empty field alone, and the other fields keep their values', async () => {
    expect(required('Save profile')).toEqual(['Motto']);
    expect(await called('Save profile', { City: 'Rome', Motto: 'Slowly' })).toEqual([
      'completed',
      { nickname: 'Ada', city: 'Rome', motto: 'Slowly' },
    ]);
  });

  test('a call without the empty required field of an edit form sends nothing', async () => {
    expect(await called('Save profile', { City: 'Rome' })).toEqual(['invalid_input']);
  });

  test('a form that adds demands all', async () => {
    expect(required('Add book')).toEqual(['Title', 'Author']);
    expect(await called('Add book', { Title: 'Dune' })).toEqual(['invalid_input']);
  });
});
