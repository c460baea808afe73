import type { Tool } from '@webmcp/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { byLabel, onRow } from '../slice/tool-with-action.js';

interface Held {
  jars: { name: string; shelf: string }[];
  helped: number;
}

/** Apps that people work on by boxes without a role, by a double click, and by one button that is two in turn. */
describe.each(['react', 'vue'] as const)('boxes that people press: %s', (name) => {
  let app: InstrumentedApp;
  let agent: AgentPage;
  const pressing = (label: string): Tool => {
    const found = app.map.tools.filter(({ action }) => action?.fingerprint?.labels.includes(label) === true);
    expect(found, `${label} among ${app.map.tools.map((tool) => tool.name).join(', ')}`).toHaveLength(1);
    return found[0]!;
  };
  const held = async (): Promise<Held> => JSON.parse((await agent.page.locator('#state').textContent()) ?? '') as Held;
  const shelves = async (): Promise<string[]> => (await held()).jars.map(({ shelf }) => shelf);
  const calling = async (tool: Tool, args: Record<string, unknown> = {}): Promise<string> => {
    await agent.open('/', tool);
    return (await agent.call(tool, args)).status;
  };
  beforeAll(async () => {
    app = await instrumentApp(`boxes/${name}`, ['--explore']);
    agent = await agentPage(app, { native: true, script: 'before' });
    agent.answer('accept');
  }, 180_000);
  afterAll(async () => {
    await agent?.close();
    await app?.close();
  });

  test('a box with a text of the source is a tool, with the text as its label', async () => {
    const tool = pressing('Add a blank jar');
    expect(tool.action?.selectors[0]).toEqual({ strategy: 'label', value: 'Add a blank jar', score: 0.7 });
    expect(await calling(tool)).toBe('completed');
    expect((await held()).jars.at(-1)).toMatchObject({ name: 'Blank' });
  });

  test('a handler of the framework marks a box without a pointer', async () => {
    expect(await calling(pressing('Carry all to the cellar'))).toBe('completed');
    expect(await shelves()).toEqual(['cellar', 'cellar', 'cellar']);
  });

  test('a box opens the form that another button submits', async () => {
    const tool = app.map.tools.find(({ fields }) => fields.some(({ label }) => label === 'Name'))!;
    expect(tool.reach).toMatchObject([{ do: 'click', target: { fingerprint: { labels: ['New jar…'] } } }]);
    expect(await calling(tool, byLabel(tool, { Name: 'Sloe' }))).toBe('completed');
    expect((await held()).jars.at(-1)).toMatchObject({ name: 'Sloe' });
  });

  test('boxes with one text are no tools, because a call could not choose', () => {
    const texts = JSON.stringify(app.map.tools);
    expect(texts).not.toContain('"Help"');
    expect(app.map.unstable.filter(({ label }) => label === 'Help')).toHaveLength(2);
  });

  test('a button around a link is one tool with the risk of the button', async () => {
    const tool = pressing('Delete all jars');
    expect(tool).toMatchObject({ kind: 'action', name: 'delete_all_jars', risk: { level: 'destructive' } });
    expect(app.map.tools.filter(({ title }) => title.startsWith('Delete all'))).toEqual([tool]);
    expect(app.map.states.find(({ id }) => id === 'home')?.coverage?.leftOut).toMatchObject({ 'around-a-control': 1 });
    agent.answer('dismiss');
    expect(await calling(tool)).toBe('denied');
    expect(await shelves()).toHaveLength(3);
    agent.answer('accept');
    expect(await calling(tool)).toBe('completed');
    expect(await shelves()).toEqual([]);
  });

  test('a box in a row acts on that row', async () => {
    const tool = pressing('Serve');
    expect(await calling(tool, onRow(tool, 'Fig'))).toBe('completed');
    expect(await shelves()).toEqual(['pantry', 'table', 'pantry']);
  });

  test('a double click shows the field of a row', async () => {
    const tools = app.map.tools.filter(({ reach }) => reach?.some((step) => step.do === 'click' && step.target.double));
    expect(tools.map(({ fields }) => fields.length)).toEqual([1]);
    for (const tool of tools) {
      expect(await calling(tool, { ...onRow(tool, 'Fig'), [tool.fields[0]!.key]: 'Date' })).toBe('completed');
      expect((await held()).jars.map((jar) => jar.name)).toEqual(['Plum', 'Date', 'Quince']);
    }
  });

  test('one button that is two in turn shows the field, and then keeps its value', async () => {
    const tool = app.map.tools.find(({ fields }) => fields.some(({ label }) => label === 'Shelf'))!;
    expect(await calling(tool, { ...onRow(tool, 'Quince'), ...byLabel(tool, { Shelf: 'attic' }) })).toBe('completed');
    expect(await shelves()).toEqual(['pantry', 'pantry', 'attic']);
    expect(await calling(tool, { ...onRow(tool, 'Medlar'), ...byLabel(tool, { Shelf: 'attic' }) })).toBe('not_found');
  });
});
