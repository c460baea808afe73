import type { Tool } from '@webmcp/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { onRow } from '../slice/tool-with-action.js';

let app: InstrumentedApp;
let agent: AgentPage;
beforeAll(async () => {
  app = await instrumentApp('sections/react', ['--explore']);
  agent = await agentPage(app, { native: true, script: 'before' });
}, 180_000);
afterAll(async () => {
  await agent?.close();
  await app?.close();
});

const named = (name: string): Tool => {
  const found = app.map.tools.find((tool) => tool.name === name);
  expect(found, app.map.tools.map((tool) => tool.name).join(', ')).toBeDefined();
  return found!;
};

const held = (): Promise<unknown> => agent.page.evaluate(() => Reflect.get(window, 'playground'));

test('boxes of one kind differ by their headings, and each call acts in its own', async () => {
  const [income, expenses] = [named('add_income'), named('add_expenses')];
  await agent.open('/', income);
  expect(await agent.call(income, { new_category: 'Gifts' })).toMatchObject({ status: 'completed' });
  expect(await agent.call(expenses, { new_category: 'Food' })).toMatchObject({ status: 'completed' });
  expect(await held()).toMatchObject({ categories: { income: ['Salary', 'Gifts'], expense: ['Rent', 'Food'] } });
});

/** Puts the second box before the first one, by the page's own nodes. */
const swap = (): Promise<void> =>
  agent.page.evaluate(() => {
    const [first, second] = document.querySelectorAll<HTMLElement>('.card');
    first!.before(second!);
  });

test('a box at another place is found by its heading', async () => {
  const income = named('add_income');
  await agent.open('/', income);
  await swap();
  expect(await agent.call(income, { new_category: 'Gifts' })).toMatchObject({ status: 'completed' });
  expect(await held()).toMatchObject({ categories: { income: ['Salary', 'Gifts'], expense: ['Rent'] } });
});

test('a box that lost its heading is gone, and the box at its place is another one', async () => {
  const income = named('add_income');
  await agent.open('/', income);
  await swap();
  await agent.page.evaluate(() => {
    document.querySelectorAll('.card h3')[1]!.textContent = 'Archive';
  });
  expect(await agent.call(income, { new_category: 'Gifts' })).toMatchObject({ status: 'unavailable' });
  expect(await held()).toMatchObject({ categories: { income: ['Salary'], expense: ['Rent'] } });
});

test('the button of the page opens the form, although each column has the same button', async () => {
  const add = named('new_task');
  await agent.open('/', add);
  expect(await agent.call(add, { title: 'Buy soap', column: 'Doing' })).toMatchObject({ status: 'completed' });
  expect(await held()).toMatchObject({ tasks: [{ title: 'Pay the rent' }, { title: 'Buy soap', column: 'Doing' }] });
});

test('the button of a column opens the form for this column', async () => {
  const add = named('add_task');
  await agent.open('/', add);
  expect(await agent.call(add, { ...onRow(add, 'Done'), title: 'Sweep' })).toMatchObject({ status: 'completed' });
  expect(await held()).toMatchObject({ tasks: [{ title: 'Pay the rent' }, { title: 'Sweep', column: 'Done' }] });
});

test('a second button outside of the columns makes the button of the page ambiguous', async () => {
  const add = named('new_task');
  await agent.open('/', add);
  await agent.page.evaluate(() => {
    const button = document.querySelector('.bar button')!;
    button.after(button.cloneNode(true));
  });
  const answer = await agent.call(add, { title: 'Buy soap' });
  expect(answer.status).toMatch(/^(?:unavailable|ambiguous|not_found)$/);
  expect(await held()).toMatchObject({ tasks: [{ title: 'Pay the rent' }] });
});
