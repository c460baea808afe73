import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Tool } from '@webmcp/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from './agent-page.js';
import { differences, expectedList } from './expected-list.js';
import { coverageSum } from './coverage-sum.js';
import { instrumentApp, type InstrumentedApp } from './instrument-app.js';
import { byLabel, onRow, toolWithAction, toolWithFields } from './tool-with-action.js';

const registration = {
  'Full name': 'Ada Byron',
  'E-mail': 'ada@example.com',
  'People at home': 3,
  'Date of birth': '1990-12-10',
  Country: 'Sweden',
  Membership: 'Family',
  'Delivery notes': 'Through the garden gate',
  'Send me the monthly letter': true,
};

const list = fileURLToPath(new URL('../../examples/playground/react/EXPECTED.md', import.meta.url));

let app: InstrumentedApp;
/** The one tool of a state that ends with the button of this name. */
function toolIn(state: string, button: string): Tool {
  return toolWithAction({ ...app.map, tools: app.map.tools.filter(({ states }) => states.includes(state)) }, button);
}

beforeAll(async () => {
  app = await instrumentApp('react');
});
afterAll(() => app?.close());

test('the map is what a person expects, and nothing else', async () => {
  const expected = expectedList(await readFile(list, 'utf8'));
  expect(expected.length).toBeGreaterThan(60);
  expect(differences(expected, app.map)).toEqual([]);
});

test('coverage: the sums of each state add up to its elements, and none is dead or unmatched', () => {
  for (const { id, coverage } of app.map.states) {
    expect(coverage, id).toMatchObject({ dead: 0, unmatched: 0 });
    expect(coverageSum(coverage!), id).toBe(coverage!.elements);
  }
});

describe('React, through document.modelContext', () => {
  let agent: AgentPage;
  beforeAll(async () => {
    agent = await agentPage(app, { native: true, script: 'before' });
  });
  afterAll(() => agent?.close());
  /** What the shop's server holds. */
  const held = (): Promise<unknown> => agent.page.evaluate(() => Reflect.get(window, 'playground'));

  test('form: eight kinds of controls reach the component state', async () => {
    const tool = toolWithAction(app.map, 'Create account');
    await agent.open('/sign-up', tool);
    const result = await agent.call(tool, byLabel(tool, registration));
    expect(result).toMatchObject({ status: 'completed', tool: tool.name });
    expect(result.evidence).not.toEqual([]);
    const saved = agent.page.getByRole('status', { name: 'Account created' });
    expect(await saved.getByRole('definition').allInnerTexts()).toEqual([
      'Ada Byron',
      'ada@example.com',
      '3',
      '1990-12-10',
      'Sweden',
      'Family',
      'Yes, please',
      'Through the garden gate',
    ]);
  });

  test('form: the app refuses, and the message of the field comes back', async () => {
    const tool = toolWithAction(app.map, 'Create account');
    await agent.open('/sign-up', tool);
    const result = await agent.call(tool, byLabel(tool, { ...registration, 'E-mail': 'ingrid@example.com' }));
    expect(result.status).toBe('rejected');
    expect(result.messages.join(' ')).toContain('There is already an account with this e-mail address');
    expect(await agent.page.getByRole('status', { name: 'Account created' }).count()).toBe(0);
  });

  test('form: arguments that break the schema touch nothing', async () => {
    const tool = toolWithAction(app.map, 'Create account');
    await agent.open('/sign-up', tool);
    const result = await agent.call(tool, byLabel(tool, { ...registration, 'People at home': 40 }));
    expect(result.status).toBe('invalid_input');
    expect(await agent.page.getByLabel('Full name').inputValue()).toBe('');
  });

  test('row action: the named row and no other', async () => {
    const tool = toolIn('products', 'Add to cart');
    expect(tool.kind).toBe('row-action');
    await agent.open('/', tool);
    const result = await agent.call(tool, onRow(tool, 'Paper floor lamp'));
    expect(result.status).toBe('completed');
    await agent.page.getByText('Paper floor lamp is in your cart.').waitFor();
    await agent.page.getByRole('link', { name: 'Cart' }).click();
    await agent.page.getByRole('heading', { name: 'Paper floor lamp' }).waitFor();
    expect(await agent.page.getByRole('listitem').getByRole('heading').allInnerTexts()).toEqual([
      'Wool throw',
      'Cedar soap',
      'Paper floor lamp',
    ]);
  });

  test('row action: a row that is not there is not guessed', async () => {
    const tool = toolIn('products', 'Add to cart');
    await agent.open('/', tool);
    const result = await agent.call(tool, onRow(tool, 'Marble bathtub'));
    expect(result.status).toBe('not_found');
    expect(await agent.page.getByText('is in your cart.').count()).toBe(0);
  });

  test('read: the items of a list, named by the loop of the source', async () => {
    const tool = app.map.tools.find(({ name }) => name === 'read_products')!;
    await agent.open('/', tool);
    const names = agent.page.getByRole('listitem').getByRole('heading');
    const { data } = await agent.call(tool, { limit: 3 });
    const titles = (await names.allInnerTexts()).map((title) => ({ title }));
    expect(data).toMatchObject({ items: titles.slice(0, 3), total: titles.length, next: 3 });
  });

  test('read: the rows of a table by their columns', async () => {
    const tool = app.map.tools.find(({ name }) => name === 'read_orders')!;
    expect(tool.read!.columns.map(({ title }) => title)).toEqual(['Order', 'Placed on', 'Items', 'Total', 'Status']);
    await agent.open('/orders', tool);
    const { data } = await agent.call(tool);
    const cells = await agent.page.getByRole('row').nth(1).locator('th,td').allInnerTexts();
    expect(data).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ order: cells[0] })]) });
  });

  test('formless group: the filters narrow the list', async () => {
    const tool = toolWithFields(app.map, ['Search products', 'Category', 'Sort by', 'In stock only']);
    await agent.open('/', tool);
    const result = await agent.call(
      tool,
      byLabel(tool, { Category: 'Kitchen', 'In stock only': true, 'Sort by': 'Price, high to low' }),
    );
    expect(result.status).toBe('completed');
    await agent.page.getByText('2 of 12 products').waitFor();
    expect(await agent.page.getByRole('listitem').getByRole('heading').allInnerTexts()).toEqual([
      'Cast iron pan',
      'Stoneware mug',
    ]);
  });

  test('row action: what was sold meanwhile is no success, and its words come back', async () => {
    const tool = toolIn('products', 'Add to cart');
    await agent.open('/', tool);
    const before = await held();
    const result = await agent.call(tool, onRow(tool, 'Indigo bowl'));
    expect(result).toMatchObject({ status: 'unknown', messages: ['Indigo bowl was sold a moment ago'] });
    expect(await held()).toEqual(before);
  });

  test('form with react-hook-form and zod, on a page by its id', async () => {
    const tool = toolIn('product', 'Add to cart');
    await agent.open('/products/p-towel', tool);
    const wanted = byLabel(tool, { Colour: 'Sea', Quantity: 2, 'Wrap it as a gift': true });
    expect((await agent.call(tool, wanted)).status).toBe('completed');
    const line = { productId: 'p-towel', quantity: 2, colour: 'Sea', giftWrap: true };
    expect(await held()).toMatchObject({ cart: { lines: [{}, {}, line] } });
  });

  test('a value in a row is kept by the shop, for that row alone', async () => {
    const found = app.map.tools.filter(({ row, fields }) => row !== undefined && fields[0]?.label === 'Quantity');
    expect(found).toHaveLength(1);
    const [tool] = found as [Tool];
    await agent.open('/cart', tool);
    const result = await agent.call(tool, { ...onRow(tool, 'Wool throw'), ...byLabel(tool, { Quantity: 4 }) });
    expect(result.status).toBe('completed');
    const lines = [
      { productId: 'p-throw', quantity: 4 },
      { productId: 'p-soap', quantity: 3 },
    ];
    await expect.poll(held).toMatchObject({ cart: { lines } });
  });

  test.each([
    ['WINTER24', 'rejected', null],
    ['hearth10', 'completed', { code: 'HEARTH10', percent: 10 }],
  ])('discount code %s is %s', async (code, status, discount) => {
    const tool = toolIn('cart', 'Apply code');
    await agent.open('/cart', tool);
    const result = await agent.call(tool, byLabel(tool, { 'Discount code': code }));
    expect(result.status).toBe(status);
    if (status === 'rejected') expect(result.messages.join(' ')).toContain('WINTER24 ran out in March');
    expect(await held()).toMatchObject({ cart: { discount } });
  });

  describe('checkout in four sections', () => {
    const checkout = {
      'E-mail': 'ada@example.com',
      'Full name': 'Ada Byron',
      'Street and number': 'Storgata 1',
      Postcode: '0155',
      City: 'Oslo',
      Country: 'Norway',
      'How should it travel?': 'Express, tomorrow',
      'How would you like to pay?': 'Invoice, 14 days',
      'Note for the courier': 'Ring twice',
      'I accept the terms of sale': true,
    };

    test('the person agrees, and the order is kept', async () => {
      const tool = toolWithAction(app.map, 'Place order');
      await agent.open('/checkout', tool);
      agent.answer('accept');
      const result = await agent.call(tool, byLabel(tool, checkout));
      agent.answer('dismiss');
      expect(result.status).toBe('completed');
      const placed = { id: 'HL-1042', delivery: 'express, to Storgata 1, 0155 Oslo', status: 'Processing' };
      expect(await held()).toMatchObject({ cart: { lines: [] }, orders: [placed, {}, {}, {}, {}, {}] });
      expect(new URL(agent.page.url()).pathname).toBe('/thanks/HL-1042');
    });

    test('what the shop does not do is rejected with its words, and nothing is ordered', async () => {
      const tool = toolWithAction(app.map, 'Place order');
      await agent.open('/checkout', tool);
      agent.answer('accept');
      const wanted = { ...checkout, Country: 'Sweden', 'How should it travel?': 'Pick up in Bergen' };
      const result = await agent.call(tool, byLabel(tool, wanted));
      agent.answer('dismiss');
      expect(result.status).toBe('rejected');
      expect(result.messages.join(' ')).toContain('The shop in Bergen is for parcels within Norway');
      expect(await held()).toMatchObject({ cart: { lines: [{}, {}] }, orders: [{}, {}, {}, {}, {}] });
    });
  });

  test.each([
    ['HL-1017', 'completed', 'Return asked'],
    ['HL-0987', 'rejected', 'Delivered'],
  ])('a dialog that a row opens: return of %s is %s', async (order, status, kept) => {
    const tool = toolWithAction(app.map, 'Ask for the return');
    await agent.open('/orders', tool);
    const wanted = byLabel(tool, { Reason: 'It arrived broken', 'What would you like?': 'Money back' });
    const result = await agent.call(tool, { ...onRow(tool, order), ...wanted });
    expect(result.status).toBe(status);
    if (status === 'rejected') expect(result.messages.join(' ')).toContain('is older than 60 days');
    const { orders } = (await held()) as { orders: { id: string; status: string }[] };
    expect(orders.find(({ id }) => id === order)?.status).toBe(kept);
    expect(orders.filter((one) => one.status === 'Return asked')).toHaveLength(status === 'completed' ? 1 : 0);
  });

  test('MUI dialog that is closed at the start: opened, filled, saved', async () => {
    const tool = toolWithAction(app.map, 'Save address');
    await agent.open('/account', tool);
    expect(await agent.page.getByRole('dialog').count()).toBe(0);
    const result = await agent.call(
      tool,
      byLabel(tool, {
        'Street and number': 'Storgata 1',
        Postcode: '0155',
        City: 'Oslo',
        'Send invoices here too': false,
      }),
    );
    expect(result.status).toBe('completed');
    const profile = agent.page.getByRole('region', { name: 'Profile' });
    await profile.getByText('Storgata 1').waitFor();
    expect(await profile.getByRole('definition').allInnerTexts()).toEqual([
      'Ingrid Solheim',
      'ingrid@example.com',
      'Storgata 1\n0155 Oslo',
      '+47 55 01 02 03',
      'By e-mail only',
    ]);
    await agent.page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('Radix dialog that is closed at the start', async () => {
    const tool = toolWithAction(app.map, 'Send invitation');
    await agent.open('/account', tool);
    const result = await agent.call(tool, byLabel(tool, { "Friend's e-mail": 'bo@example.com' }));
    expect(result.status).toBe('completed');
    await agent.page.getByText('We sent an invitation to bo@example.com.').waitFor();
  });

  test('sensitive fields are no inputs, and the form is handed over', async () => {
    const tool = toolWithAction(app.map, 'Change password');
    await agent.open('/account', tool);
    const listed = (await agent.tools()).find((one) => one.name === tool.name);
    expect(Object.keys(listed?.inputSchema.properties ?? {})).toEqual([]);
    const result = await agent.call(tool);
    expect(result.status).toBe('handed_over');
    expect(await agent.page.getByText('Your password was changed.').count()).toBe(0);
  });

  test('destructive action: denied without a confirmation, done with one', async () => {
    const tool = toolWithAction(app.map, 'Delete account');
    expect(tool.risk.level).toBe('destructive');
    await agent.open('/account', tool);

    agent.answer('dismiss');
    const asked = agent.questions.length;
    expect((await agent.call(tool)).status).toBe('denied');
    expect(agent.questions.length).toBe(asked + 1);
    expect(await agent.page.getByRole('heading', { level: 1 }).innerText()).toBe('Your account');

    agent.answer('accept');
    expect((await agent.call(tool)).status).toBe('completed');
    await agent.page.getByRole('heading', { name: 'Your account was deleted' }).waitFor();
    agent.answer('dismiss');
  });

  test('the tools of a route are listed there only', async () => {
    const signUp = toolWithAction(app.map, 'Create account');
    const addToCart = toolIn('products', 'Add to cart');
    await agent.open('/sign-up', signUp);
    expect((await agent.tools()).map((tool) => tool.name)).not.toContain(addToCart.name);
    await agent.page.getByRole('link', { name: 'Products' }).click();
    await expect.poll(async () => (await agent.tools()).map((tool) => tool.name)).toContain(addToCart.name);
    expect((await agent.tools()).map((tool) => tool.name)).not.toContain(signUp.name);
  });

  test('no error in the console', () => {
    expect(agent.errors).toEqual([]);
  });
});

describe('React, through window.webmcp where the browser has no WebMCP', () => {
  let agent: AgentPage;
  beforeAll(async () => {
    agent = await agentPage(app, { native: false, script: 'after' });
  });
  afterAll(() => agent?.close());

  test('form', async () => {
    const tool = toolWithAction(app.map, 'Create account');
    await agent.open('/sign-up', tool);
    expect(await agent.page.evaluate(() => 'modelContext' in document)).toBe(false);
    const result = await agent.call(tool, byLabel(tool, registration));
    expect(result.status).toBe('completed');
    await agent.page.getByRole('heading', { name: 'Welcome, Ada Byron' }).waitFor();
  });

  test('row action', async () => {
    const tool = toolWithAction(app.map, 'View');
    await agent.open('/orders', tool);
    const result = await agent.call(tool, onRow(tool, 'HL-0987'));
    expect(result.status).toBe('completed');
    await agent.page.getByRole('heading', { name: 'Order HL-0987' }).waitFor();
  });
});
