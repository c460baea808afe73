import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from './agent-page.js';
import { coverageSum } from './coverage-sum.js';
import { instrumentApp, type InstrumentedApp } from './instrument-app.js';
import { byLabel, onRow, readTitled, toolWithAction } from './tool-with-action.js';

const booking = {
  Name: 'Ada Byron',
  'E-mail': 'ada@example.com',
  'How many of you': 3,
  Day: '2026-04-01',
  Room: 'The attic',
  Time: 'One to three',
  Wishes: 'Tea',
  'We will be quiet': true,
};
const booked =
  'The attic is yours, Ada Byron (ada@example.com): 3 people on 2026-04-01, One to three, quietly. Wishes: Tea';

let app: InstrumentedApp;
beforeAll(async () => {
  app = await instrumentApp('html');
});
afterAll(() => app?.close());

test('coverage: the sums of each state add up to its elements, and none is dead or unmatched', () => {
  for (const { id, coverage } of app.map.states) {
    expect(coverage, id).toMatchObject({ dead: 0, unmatched: 0 });
    expect(coverageSum(coverage!), id).toBe(coverage!.elements);
  }
});

describe('Plain HTML, through document.modelContext', () => {
  let agent: AgentPage;
  beforeAll(async () => {
    agent = await agentPage(app, { native: true, script: 'after' });
  });
  afterAll(() => agent?.close());

  test('form: eight kinds of controls', async () => {
    const tool = toolWithAction(app.map, 'Book the room');
    await agent.open('/rooms.html', tool);
    const result = await agent.call(tool, byLabel(tool, booking));
    expect(result.status).toBe('completed');
    expect(result.evidence).not.toEqual([]);
    expect(await agent.page.getByRole('status').innerText()).toBe(booked);
  });

  test('form with an inline handler: the app refuses with an alert', async () => {
    const tool = toolWithAction(app.map, 'Send message');
    await agent.open('/contact.html', tool);
    const result = await agent.call(tool, byLabel(tool, { 'Your name': 'Ada' }));
    expect(result.status).toBe('rejected');
    expect(result.messages.join(' ')).toContain('We need your e-mail address to answer');
  });

  test('row action: the listener is on the table', async () => {
    const tool = toolWithAction(app.map, 'Reserve');
    await agent.open('/books.html', tool);
    const result = await agent.call(tool, onRow(tool, 'Tidewrack'));
    expect(result.status).toBe('completed');
    expect(await agent.page.getByRole('status').innerText()).toBe('Tidewrack is waiting for you at the desk');
    expect(await agent.page.getByRole('cell', { name: 'Reserved for you' }).count()).toBe(1);
  });

  test('<dialog> that is closed at the start', async () => {
    const tool = toolWithAction(app.map, 'Send suggestion');
    await agent.open('/books.html', tool);
    const result = await agent.call(tool, byLabel(tool, { Title: 'The Sea, the Sea', Author: 'Iris Murdoch' }));
    expect(result.status).toBe('completed');
    expect(await agent.page.getByRole('status').innerText()).toBe('Thank you for suggesting The Sea, the Sea');
    expect(await agent.page.getByRole('dialog').count()).toBe(0);
  });

  test('destructive action: denied without a confirmation, done with one', async () => {
    const tool = toolWithAction(app.map, 'Delete all bookings');
    expect(tool.risk.level).toBe('destructive');
    await agent.open('/rooms.html', tool);
    agent.answer('dismiss');
    expect((await agent.call(tool)).status).toBe('denied');
    expect(await agent.page.getByText('The attic on 2026-02-11').count()).toBe(1);
    agent.answer('accept');
    expect((await agent.call(tool)).status).toBe('completed');
    expect(await agent.page.getByText('The attic on 2026-02-11').count()).toBe(0);
  });

  test('a form that leaves the page', async () => {
    const tool = toolWithAction(app.map, 'Subscribe');
    await agent.open('/index.html', tool);
    const result = await agent.callAndLeave(tool, byLabel(tool, { 'Your e-mail': 'ada@example.com' }));
    expect(result.status).toBe('navigated');
    await agent.page.getByText('You are on the list as ada@example.com.').waitFor();
  });

  test('read: the rows of a table, and the passages of the page', async () => {
    const books = readTitled(app.map, 'Books');
    await agent.open('/books.html', books);
    const rows = agent.page.getByRole('table').locator('tbody tr');
    const answer = await agent.call(books, { limit: 2 });
    expect(answer.data).toMatchObject({ total: await rows.count(), next: 2 });
    const [title, author] = await rows.first().locator('th,td').allInnerTexts();
    expect(answer.data).toMatchObject({ items: [{ title, author }, {}] });
    const found = await agent.call(readTitled(app.map, 'Page'), { find: title });
    expect(JSON.stringify(found.data)).toContain(author);
  });

  test('no error in the console', () => {
    expect(agent.errors).toEqual([]);
  });
});

describe('Plain HTML, through window.webmcp where the browser has no WebMCP', () => {
  let agent: AgentPage;
  beforeAll(async () => {
    agent = await agentPage(app, { native: false, script: 'before' });
  });
  afterAll(() => agent?.close());

  test('form', async () => {
    const tool = toolWithAction(app.map, 'Book the room');
    await agent.open('/rooms.html', tool);
    const result = await agent.call(tool, byLabel(tool, booking));
    expect(result.status).toBe('completed');
    expect(await agent.page.getByRole('status').innerText()).toBe(booked);
  });
});
