import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from './agent-page.js';
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

let app: InstrumentedApp;
beforeAll(async () => {
  app = await instrumentApp('react');
});
afterAll(() => app?.close());

describe('React, through document.modelContext', () => {
  let agent: AgentPage;
  beforeAll(async () => {
    agent = await agentPage(app, { native: true, script: 'before' });
  });
  afterAll(() => agent?.close());

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
    const tool = toolWithAction(app.map, 'Add to cart');
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
    const tool = toolWithAction(app.map, 'Add to cart');
    await agent.open('/', tool);
    const result = await agent.call(tool, onRow(tool, 'Marble bathtub'));
    expect(result.status).toBe('not_found');
    expect(await agent.page.getByText('is in your cart.').count()).toBe(0);
  });

  test('formless group: the filters narrow the list', async () => {
    const tool = toolWithFields(app.map, ['Search products', 'Category', 'In stock only']);
    await agent.open('/', tool);
    const result = await agent.call(tool, byLabel(tool, { Category: 'Kitchen', 'In stock only': true }));
    expect(result.status).toBe('completed');
    await agent.page.getByText('2 of 8 products').waitFor();
    expect(await agent.page.getByRole('listitem').getByRole('heading').allInnerTexts()).toEqual([
      'Stoneware mug',
      'Cast iron pan',
    ]);
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
    const addToCart = toolWithAction(app.map, 'Add to cart');
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
