import type { Tool } from '@webmcp/contract';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { differences, expectedList } from '../slice/expected-list.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { byLabel, onRow, toolWithAction, toolWithFields } from '../slice/tool-with-action.js';

const list = fileURLToPath(new URL('../../examples/playground/html-bootstrap/EXPECTED.md', import.meta.url));

describe('html-bootstrap', () => {
  let app: InstrumentedApp;
  let agent: AgentPage;
  beforeAll(async () => {
    app = await instrumentApp('html-bootstrap');
    agent = await agentPage(app, { native: true, script: 'before' });
  });
  afterAll(async () => {
    await agent?.close();
    await app?.close();
  });

  /** What the pages' script keeps. */
  const held = (): Promise<unknown> => agent.page.evaluate(() => Reflect.get(window, 'playground'));
  const untouched = { letters: [], reserved: [], bookings: [], drivers: [], profile: null, notices: null, done: '' };

  test('plain pages with Bootstrap 5: the map is what a person expects, and nothing else', async () => {
    const expected = expectedList(await readFile(list, 'utf8'));
    expect(expected.length).toBeGreaterThan(30);
    expect(differences(expected, app.map)).toEqual([]);
  });

  test.each<[pattern: string, path: string, button: string, values: Record<string, unknown>, kept: object]>([
    ['floating label', '/index.html', 'Subscribe', { 'E-mail': 'ada@example.com' }, { letters: ['ada@example.com'] }],
    ['modal', '/booking.html', 'Add driver', { 'Name of the driver': 'Bo' }, { drivers: ['Bo'] }],
    ['tab', '/account.html', 'Save notices', { 'Text messages': true }, { notices: { texts: true } }],
    ['tab that is open', '/account.html', 'Save profile', { Nickname: 'Ada' }, { profile: { nickname: 'Ada' } }],
    ['dropdown', '/account.html', 'Share trips', {}, { done: 'shared' }],
    ['offcanvas', '/account.html', 'Send question', { 'Your question': 'Why?' }, { done: 'asked: Why?' }],
    ['collapse, destructive', '/account.html', 'Delete account', {}, { done: 'deleted' }],
  ])('Bootstrap 5: %s', async (_, path, button, values, kept) => {
    const tool = toolWithAction(app.map, button);
    await agent.open(path, tool);
    agent.answer('accept');
    const { status } = await agent.call(tool, byLabel(tool, values));
    agent.answer('dismiss');
    expect({ status, held: await held() }).toEqual({ status: 'completed', held: { ...untouched, ...kept } });
  });

  test('Bootstrap 5: validated form with an input group, a switch and a button group of radios', async () => {
    const tool = toolWithAction(app.map, 'Send request');
    await agent.open('/booking.html', tool);
    const refused = await agent.call(tool, byLabel(tool, { 'Your name': ' ', From: '2027-05-01', Deposit: 900 }));
    expect(refused.status).toBe('invalid_input');
    const wanted = { 'Your name': 'Ada', From: '2027-05-01', Van: 'Heron', Deposit: 200, 'Pick-up': 'Oslo' };
    const result = await agent.call(tool, byLabel(tool, { ...wanted, 'With insurance': true }));
    expect(result.status).toBe('completed');
    const booking = { guest: 'Ada', from: '2027-05-01', van: 'Heron', deposit: '200', pickup: 'oslo', insurance: 'on' };
    expect(await held()).toEqual({ ...untouched, bookings: [booking] });
  });

  test('Bootstrap 5: live filters, and an action on the row that is named', async () => {
    const filters = toolWithFields(app.map, ['Seats', 'Automatic only']);
    await agent.open('/vans.html', filters);
    const result = await agent.call(filters, byLabel(filters, { Seats: 'Four', 'Automatic only': true }));
    expect(result.status).toBe('completed');
    expect(await agent.page.locator('tbody tr:visible th').allInnerTexts()).toEqual(['Gannet']);
    const reserve: Tool = toolWithAction(app.map, 'Reserve');
    expect((await agent.call(reserve, onRow(reserve, 'Heron'))).status).not.toBe('completed');
    expect((await agent.call(reserve, onRow(reserve, 'Gannet'))).status).toBe('completed');
    expect(await held()).toEqual({ ...untouched, reserved: ['Gannet'] });
  });

  test('no error in the console', () => {
    expect(agent.errors).toEqual([]);
  });
});
