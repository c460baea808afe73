import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from './agent-page.js';
import { coverageSum } from './coverage-sum.js';
import { instrumentApp, type InstrumentedApp } from './instrument-app.js';
import { byLabel, onRow, readTitled, toolWithAction, toolWithFields } from './tool-with-action.js';

const booking = {
  "Patient's name": 'Ada Byron',
  'E-mail': 'ada@example.com',
  Date: '2026-03-06',
  'People coming along': 2,
  Department: 'Eye clinic',
  'Kind of visit': 'By video',
  Reason: 'New glasses',
  'This is the first visit': true,
};

let app: InstrumentedApp;
beforeAll(async () => {
  app = await instrumentApp('vue');
});
afterAll(() => app?.close());

test('coverage: the sums of each state add up to its elements, and none is dead or unmatched', () => {
  for (const { id, coverage } of app.map.states) {
    expect(coverage, id).toMatchObject({ dead: 0, unmatched: 0 });
    expect(coverageSum(coverage!), id).toBe(coverage!.elements);
  }
});

describe('Vue, through document.modelContext', () => {
  let agent: AgentPage;
  beforeAll(async () => {
    agent = await agentPage(app, { native: true, script: 'after' });
  });
  afterAll(() => agent?.close());

  test('form: eight kinds of controls reach v-model', async () => {
    const tool = toolWithAction(app.map, 'Book appointment');
    await agent.open('/', tool);
    const result = await agent.call(tool, byLabel(tool, booking));
    expect(result.status).toBe('completed');
    expect(result.evidence).not.toEqual([]);
    expect(await agent.page.getByRole('status').getByRole('definition').allInnerTexts()).toEqual([
      'Ada Byron',
      'ada@example.com',
      '2026-03-06',
      '2',
      'Eye clinic',
      'By video',
      'Yes',
      'New glasses',
    ]);
  });

  test('form: the app refuses with an alert', async () => {
    const tool = toolWithAction(app.map, 'Book appointment');
    await agent.open('/', tool);
    const result = await agent.call(tool, byLabel(tool, { ...booking, Date: '2026-03-08' }));
    expect(result.status).toBe('rejected');
    expect(result.messages.join(' ')).toContain('We are closed on Sundays');
  });

  test('row action: the named row and no other', async () => {
    const tool = toolWithAction(app.map, 'Check in');
    await agent.open('/', tool);
    const result = await agent.call(tool, onRow(tool, 'Rosa Delgado'));
    expect(result.status).toBe('completed');
    await agent.page.getByText('Rosa Delgado is checked in').waitFor();
    const row = (patient: string) => agent.page.getByRole('listitem').filter({ hasText: patient });
    await row('Rosa Delgado').getByText('Checked in', { exact: true }).waitFor();
    expect(await row('Amara Okafor').getByText('Booked', { exact: true }).count()).toBe(1);
    expect(await row('Jonas Lindqvist').getByText('Booked', { exact: true }).count()).toBe(1);
  });

  test('read: the items of a list as the page shows them', async () => {
    const tool = readTitled(app.map, 'Appointments');
    await agent.open('/', tool);
    const { status, data } = await agent.call(tool);
    const rows = agent.page.locator('li.appointment');
    expect(status).toBe('completed');
    expect(data).toMatchObject({ total: await rows.count() });
    const named = expect.objectContaining({ text: expect.stringContaining('Jonas Lindqvist') });
    expect(data).toMatchObject({ items: expect.arrayContaining([named]) });
  });

  test('formless group: the filters narrow the list', async () => {
    const tool = toolWithFields(app.map, ['Find a patient', 'Department', 'Hide cancelled']);
    await agent.open('/', tool);
    const result = await agent.call(tool, byLabel(tool, { Department: 'General practice', 'Hide cancelled': true }));
    expect(result.status).toBe('completed');
    await agent.page.getByText('1 of 5 appointments').waitFor();
  });

  test('teleported dialog that is closed at the start', async () => {
    const tool = toolWithAction(app.map, 'Pin note');
    await agent.open('/', tool);
    expect(await agent.page.getByRole('dialog').count()).toBe(0);
    const result = await agent.call(
      tool,
      byLabel(tool, { Title: 'Coffee', Note: 'is in the blue tin', 'Read this first': true }),
    );
    expect(result.status).toBe('completed');
    const notes = agent.page.getByRole('region', { name: 'Notes for the desk' }).getByRole('listitem');
    expect(await notes.allInnerTexts()).toEqual([
      'Coffee is in the blue tin',
      'Printer The one by the window is out of toner.',
    ]);
  });

  test('destructive action: denied without a confirmation, done with one', async () => {
    const tool = toolWithAction(app.map, 'Delete all notes');
    expect(tool.risk.level).toBe('destructive');
    await agent.open('/', tool);
    agent.answer('dismiss');
    expect((await agent.call(tool)).status).toBe('denied');
    expect(await agent.page.getByText('A quiet day.').count()).toBe(0);
    agent.answer('accept');
    expect((await agent.call(tool)).status).toBe('completed');
    await agent.page.getByText('A quiet day.').waitFor();
  });

  test('the only button without a name is known by its drawing, and named by its code', async () => {
    const tool = app.map.tools.find(({ action }) => action?.selectors.some(({ value }) => value === 'button[name=""]'));
    expect(tool).toMatchObject({ name: 'load', kind: 'action', fields: [] });
    await agent.open('/', tool!);
    await agent.page.getByText('Loading appointments').waitFor({ state: 'detached' });
    // The list comes back as it was, so nothing proves the act.
    expect((await agent.call(tool!, {})).status).toBe('unknown');
  });

  test('no error in the console', () => {
    expect(agent.errors).toEqual([]);
  });
});

describe('Vue, through window.webmcp where the browser has no WebMCP', () => {
  let agent: AgentPage;
  beforeAll(async () => {
    agent = await agentPage(app, { native: false, script: 'before' });
  });
  afterAll(() => agent?.close());

  test('form', async () => {
    const tool = toolWithAction(app.map, 'Book appointment');
    await agent.open('/', tool);
    const result = await agent.call(tool, byLabel(tool, booking));
    expect(result.status).toBe('completed');
    await agent.page.getByRole('heading', { name: 'Booked for Ada Byron' }).waitFor();
  });
});
