import type { Tool } from '@webmcp/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';

/** Starts an app so that no tag is stamped. */
const byCommand = ['--command', 'node ../../node_modules/vite/bin/vite.js'];

interface Held {
  jobs: { title: string; column: string }[];
  cart: string[];
  saved: string[];
}

/** Cards of one component in a column each and in a backlog, and two lists of one component whose buttons differ. */
describe.each([
  ['react', []],
  ['react', byCommand],
  ['vue', []],
  ['vue', byCommand],
] as const)('rows of one component in several places: %s %j', (name, options) => {
  let app: InstrumentedApp;
  let agent: AgentPage;
  beforeAll(async () => {
    app = await instrumentApp(`columns/${name}`, [...options, '--explore']);
    agent = await agentPage(app, { native: true, script: 'before' });
  }, 240_000);
  afterAll(async () => {
    await agent?.close();
    await app?.close();
  });

  const named = (tool: string): Tool => {
    const found = app.map.tools.find((one) => one.name === tool);
    expect(found, app.map.tools.map((one) => one.name).join(', ')).toBeDefined();
    return found!;
  };
  const held = (): Promise<Held> => agent.page.evaluate(() => Reflect.get(window, 'playground') as Held);
  const call = async (tool: Tool, row: string, more: object = {}): Promise<string> => {
    agent.answer('accept');
    return (await agent.call(tool, { [tool.row?.param ?? '']: row, ...more })).status;
  };

  test('the only card of a column, and a card of the backlog, are rows of one tool', async () => {
    const remove = named('delete_job');
    await agent.open('/', remove);
    expect(await call(remove, 'Mend the gate')).toBe('completed');
    expect(await call(remove, 'Clean the tools')).toBe('completed');
    expect((await held()).jobs.map(({ title }) => title)).toEqual(['Paint the shed']);
  });

  test('a card moves by a choice that is named by its act', async () => {
    const move = named('move_job');
    await agent.open('/', move);
    expect(await call(move, 'Clean the tools', { [move.fields[0]!.key]: 'Done' })).toBe('completed');
    expect(await call(move, 'Paint the shed', { [move.fields[0]!.key]: 'Started' })).toBe('completed');
    expect((await held()).jobs.map(({ column }) => column)).toEqual(['started', 'started', 'done']);
  });

  test('a list that is gone is never another list of the same component', async () => {
    const remove = named('remove_cart');
    await agent.open('/', remove);
    expect(await call(remove, 'Bowl')).toBe('not_found');
    expect(await call(remove, 'Mug')).toBe('completed');
    // Without its rows on the page, the tool is not listed.
    await expect(agent.call(remove, { [remove.row!.param]: 'Bowl' })).rejects.toThrow('is not listed');
    expect(await held()).toMatchObject({ cart: [], saved: ['Bowl', 'Plate'] });
  });
});
