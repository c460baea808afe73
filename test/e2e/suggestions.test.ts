import type { Tool } from '@webmcp/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { toolWithAction } from '../slice/tool-with-action.js';

interface Held {
  jobs: { title: string; personId: string }[];
  home: string;
}

/** A text box draws suggestions without a role, and only a press of one keeps the record. */
describe.each(['react', 'vue', 'html'] as const)('own suggestions of a field, %s', (name) => {
  let app: InstrumentedApp;
  let agent: AgentPage;
  beforeAll(async () => {
    app = await instrumentApp(`suggestions/${name}`, ['--explore']);
    agent = await agentPage(app, { native: true, script: 'before' });
  }, 240_000);
  afterAll(async () => {
    await agent?.close();
    await app?.close();
  });

  const held = (): Promise<Held> => agent.page.evaluate(() => Reflect.get(window, 'playground') as Held);
  const tool = (action: string): Tool => toolWithAction(app.map, action);

  test('the map marks the field alone, and has no tool for an entry', () => {
    const marked = app.map.tools.flatMap(({ fields }) => fields.filter(({ suggests }) => suggests === true));
    expect(marked.map(({ label }) => label)).toEqual(['Person']);
    expect(app.map.tools.filter(({ kind }) => kind === 'row-action').map((one) => one.name)).toEqual([]);
  });

  test('a call chooses the suggestion with the whole text', async () => {
    const assign = tool('Assign job');
    await agent.open('/', assign);
    const args = { title: 'Paint the shed', person: 'Ada Cole' };
    expect(await agent.call(assign, args)).toMatchObject({ status: 'completed' });
    expect((await held()).jobs).toEqual([{ title: 'Paint the shed', personId: 'p3' }]);
    // The list of jobs shows the person too; it is no suggestion.
    expect(await agent.call(assign, { ...args, title: 'Mend the gate' })).toMatchObject({ status: 'completed' });
    expect((await held()).jobs.map(({ personId }) => personId)).toEqual(['p3', 'p3']);
  });

  test('a text that no suggestion has is refused, and nothing is kept', async () => {
    const assign = tool('Assign job');
    await agent.open('/', assign);
    const result = await agent.call(assign, { title: 'Paint the shed', person: 'Ada' });
    expect(result.status).not.toBe('completed');
    expect(JSON.stringify(result)).toContain('has no option');
    expect((await held()).jobs).toEqual([]);
  });

  test('a field whose suggestions only complete a text takes any text', async () => {
    const move = tool('Move home');
    await agent.open('/', move);
    expect(await agent.call(move, { city: 'Ulm' })).toMatchObject({ status: 'completed' });
    expect((await held()).home).toBe('Ulm');
  });
});
