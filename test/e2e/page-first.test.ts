import type { Tool } from '@webmcp/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';

interface AppState {
  view: string;
  tasks: { title: string; priority: string; done: boolean }[];
}

/** Starts an app so that no tag is stamped. */
const byCommand = ['--command', 'node ../../node_modules/vite/bin/vite.js'];

/** Apps whose controls are drawn from descriptions, by tags that no reader of the source knows. */
describe.each([
  ['html', []],
  ['modules', []],
  ['components', []],
  ['jquery', []],
  ['react', []],
  ['react', byCommand],
  ['vue', []],
  ['vue', byCommand],
] as const)('controls that only the page shows: %s %j', (name, options) => {
  let app: InstrumentedApp;
  let agent: AgentPage;
  const toolNamed = (tool: string): Tool => {
    const found = app.map.tools.find((one) => one.name === tool);
    if (found === undefined)
      throw new Error(`no tool ${tool} among ${app.map.tools.map((one) => one.name).join(', ')}`);
    return found;
  };
  const state = async (): Promise<AppState> =>
    JSON.parse((await agent.page.locator('#state').textContent()) ?? '') as AppState;
  const titles = async (): Promise<string[]> => (await state()).tasks.map(({ title }) => title);
  beforeAll(async () => {
    app = await instrumentApp(`page-first/${name}`, options);
    agent = await agentPage(app, { native: true, script: 'before' });
  }, 180_000);
  afterAll(async () => {
    await agent?.close();
    await app?.close();
  });

  test('the form is a tool that rests on the page', async () => {
    const tool = toolNamed('add_task');
    expect(tool).toMatchObject({ basis: 'page', kind: 'form' });
    await agent.open('/', tool);
    agent.answer('accept');
    const answer = await agent.call(tool, { title: 'Ring the bell', priority: 'high' });
    expect(answer.status).toBe('completed');
    expect((await state()).tasks.at(-1)).toMatchObject({ title: 'Ring the bell', priority: 'high' });
  });

  test('an action of every row is one tool that takes the row', async () => {
    const tool = toolNamed('delete_task');
    expect(tool).toMatchObject({ kind: 'row-action', risk: { level: 'destructive' } });
    await agent.open('/', tool);
    agent.answer('accept');
    const answer = await agent.call(tool, { [tool.row?.param ?? '']: 'Call the plumber' });
    expect(answer.status).toBe('completed');
    expect(await titles()).toEqual(['Water the ferns', 'Bake rye bread']);
  });

  test('a tick without a name, alone in a card, is a field of the row', async () => {
    const tool = app.map.tools.find(({ kind, fields }) => kind === 'row-action' && fields.length === 1);
    if (tool?.row === undefined)
      throw new Error(`no such tool among ${app.map.tools.map((one) => one.name).join(', ')}`);
    await agent.open('/', tool);
    agent.answer('accept');
    const tick = { [tool.fields[0]!.key]: true };
    expect((await agent.call(tool, { [tool.row.param]: 'Bake rye bread', ...tick })).status).toBe('completed');
    expect((await state()).tasks.map(({ done }) => done)).toEqual([false, true, true]);
    expect((await agent.call(tool, { [tool.row.param]: 'Paint the door', ...tick })).status).toBe('not_found');
  });

  test('a destructive action asks first, by the code that answers it', async () => {
    const tool = toolNamed('clear_finished');
    expect(tool.risk.level).toBe('destructive');
    await agent.open('/', tool);
    agent.answer('dismiss');
    expect((await agent.call(tool)).status).toBe('denied');
    expect(await titles()).toContain('Call the plumber');
    agent.answer('accept');
    expect((await agent.call(tool)).status).toBe('completed');
    expect(await titles()).not.toContain('Call the plumber');
  });

  test('buttons of one function are one choice', async () => {
    const tool = toolNamed('fill_in_view');
    // The source of the Vue app loops over a written object, so it knows these buttons, too.
    const basis = name === 'vue' ? undefined : 'page';
    expect(tool.fields.map((field) => field.basis)).toEqual([basis]);
    expect(tool.fields).toMatchObject([{ key: 'view', schema: { enum: ['All', 'Open', 'Finished'] } }]);
    await agent.open('/', tool);
    agent.answer('accept');
    expect((await agent.call(tool, { view: 'Open' })).status).toBe('completed');
    expect((await state()).view).toBe('Open');
  });

  test('a listener of a library makes no tool', () => {
    expect(app.map.tools.map(({ title }) => title)).not.toContain('Take the tour');
    expect(app.map.unstable.map(({ label }) => label)).toContain('Take the tour');
  });

  test('a dead button and a text of the data are in no tool', () => {
    expect(app.map.unmatched.elements.map(({ label }) => label)).toContain('Soon to come');
    expect(JSON.stringify(app.map)).not.toContain('Dana');
    expect(JSON.stringify(app.map)).not.toMatch(/water/i);
  });
});
