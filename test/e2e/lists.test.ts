import type { Tool } from '@webmcp/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';

/** Rule 4: a repeated group of fields inside a form is an array parameter of the form's tool. Rule 13: steps are a flow. */
describe.each(['react', 'vue', 'html'] as const)('lists of fields in a form: %s', (name) => {
  let app: InstrumentedApp;
  let agent: AgentPage;
  const tool = (fits: (one: Tool) => boolean): Tool => {
    const found = app.map.tools.filter(fits);
    expect(found, app.map.tools.map((one) => one.name).join(', ')).toHaveLength(1);
    return found[0]!;
  };
  const labelled = ({ action }: Tool, label: string): boolean => action?.fingerprint?.labels.includes(label) === true;
  const invoice = (): Tool => tool((one) => labelled(one, 'Send invoice'));
  const sent = async (): Promise<unknown> => JSON.parse((await agent.page.locator('#sent').textContent()) || 'null');
  beforeAll(async () => {
    app = await instrumentApp(`lists/${name}`, ['--explore']);
    agent = await agentPage(app, { native: true, script: 'before' });
  }, 180_000);
  afterAll(async () => {
    await agent?.close();
    await app?.close();
  });

  test('each list is one parameter, and its buttons are no tools', () => {
    const { fields } = invoice();
    expect(fields.map(({ key, schema }) => [key, schema['type']])).toEqual([
      ['client', 'string'],
      ['lines', 'array'],
      ['guests', 'array'],
    ]);
    expect(fields[1]!.items!.map(({ label, required }) => [label, required])).toEqual([
      ['Item', true],
      ['Pieces', false],
    ]);
    const pressed = app.map.tools.filter((one) =>
      ['Add a line', '+ Guest', 'Take away'].some((text) => labelled(one, text)),
    );
    expect(pressed).toEqual([]);
  });

  test('items are added and filled, and the form sends them', async () => {
    const own = invoice();
    const [, , guests] = own.fields;
    await agent.open('/', own);
    const answer = await agent.call(own, {
      client: 'Ada',
      lines: [{ item: 'Bread', pieces: 2 }, { item: 'Cake' }, { item: 'Tea', pieces: 5 }],
      guests: ['a@example.org', 'b@example.org'].map((mail) => ({ [guests!.items![0]!.key]: mail })),
    });
    expect(answer).toMatchObject({ status: 'completed', messages: expect.arrayContaining(['It was sent']) });
    expect(await sent()).toEqual({
      client: 'Ada',
      lines: ['Bread 2', 'Cake 1', 'Tea 5'],
      guests: ['a@example.org', 'b@example.org'],
    });
  });

  test('items that are too many are taken away', async () => {
    const own = invoice();
    await agent.open('/', own);
    for (const _ of [1, 2]) await agent.page.getByRole('button', { name: 'Add a line' }).click();
    expect((await agent.call(own, { client: 'Ada', lines: [{ item: 'Bread' }] })).status).toBe('completed');
    expect(await sent()).toMatchObject({ lines: ['Bread 1'] });
  });

  test('an item that breaks the schema is refused, and no item is added', async () => {
    const own = invoice();
    await agent.open('/', own);
    const answer = await agent.call(own, { client: 'Ada', lines: [{ item: 'A', pieces: 1 }, { pieces: 2 }] });
    expect(answer).toMatchObject({ status: 'invalid_input', messages: ['lines: item 2 must have item'] });
    expect(await agent.page.locator('#lines li, ul li').count()).toBe(1);
  });

  test('records beside a form are no parameter of it', () => {
    const own = tool((one) => labelled(one, 'Add to-do'));
    expect(own.fields.map(({ schema }) => schema['type'])).toEqual(['string']);
    expect(app.map.tools.some((one) => one.row !== undefined && labelled(one, 'Remove'))).toBe(true);
  });

  test('steps of one form are one flow beside the single steps (rule 13)', async () => {
    const flows = app.map.tools.filter(({ flow }) => flow?.steps !== undefined);
    // The page of HTML has no steps.
    const wanted = name === 'html' ? [] : [['Traveller', 'Town']];
    expect(flows.map(({ fields }) => fields.map(({ label }) => label))).toEqual(wanted);
    for (const flow of flows) {
      const steps = flow.flow!.steps!.map((id) => app.map.tools.find((one) => one.id === id)?.flow?.step);
      expect(steps).toEqual([1, 2]);
      await agent.open('/', flow);
      const [traveller, town] = flow.fields.map(({ key }) => key);
      const answer = await agent.call(flow, { [traveller!]: 'Ada', [town!]: 'Bergen' });
      expect(answer).toMatchObject({ status: 'completed', tool: flow.name });
      expect(await sent()).toEqual({ traveller: 'Ada', town: 'Bergen' });
    }
  });
});
