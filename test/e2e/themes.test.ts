import type { Tool } from '@webmcp/contract';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { byLabel } from '../slice/tool-with-action.js';
import { differences, expectedList } from '../slice/expected-list.js';

const themes = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'examples', 'playground', 'themes');

const parcel = {
  sender: 'Ada Byron',
  street: 'Storgata 1',
  weight: '4',
  phone: '+47 55 01 02 03',
  city: 'Oslo',
  value: '120',
};
const labels = {
  'Sender name': parcel.sender,
  'Pick-up street': parcel.street,
  'Weight in kg': 4,
  'Phone number': parcel.phone,
  City: parcel.city,
  'Declared value': parcel.value,
};

describe.each(['themes/react', 'themes/vue'] as const)('%s', (name) => {
  let app: InstrumentedApp;
  let agent: AgentPage;
  beforeAll(async () => {
    app = await instrumentApp(name);
    agent = await agentPage(app, { native: true, script: 'before' });
  });
  afterAll(async () => {
    await agent?.close();
    await app?.close();
  });

  /** What the page's components hold. */
  const held = (): Promise<unknown> => agent.page.evaluate(() => Reflect.get(window, 'playground'));

  /** The one tool of a state that ends with this control. */
  function toolOf(state: string, action: string): Tool {
    const found = app.map.tools.filter(
      (tool) => tool.states.includes(state) && tool.action?.fingerprint?.labels.includes(action) === true,
    );
    expect(
      found.map((tool) => tool.name),
      `${action} in ${state}`,
    ).toHaveLength(1);
    return found[0]!;
  }

  const listed = async (): Promise<string[]> => (await agent.tools()).map((tool) => tool.name);

  test('the map is what a person expects, and nothing else', async () => {
    const expected = expectedList(await readFile(join(themes, 'EXPECTED.md'), 'utf8'));
    expect(expected.length).toBeGreaterThan(60);
    expect(differences(expected, app.map)).toEqual([]);
  });

  describe.each([
    ['plain labels', 'labels', '/labels'],
    ['obfuscated labels', 'labels-hard', '/labels/hard'],
  ])('%s', (_, state, path) => {
    test('each value reaches the box that it is meant for', async () => {
      const tool = toolOf(state, 'Send parcel');
      await agent.open(path, tool);
      const result = await agent.call(tool, byLabel(tool, labels));
      expect(result.status).toBe('completed');
      // Vue's v-model makes numbers of what a number box holds.
      const weight = name === 'themes/vue' ? Number(parcel.weight) : parcel.weight;
      expect(await held()).toMatchObject({ sent: [{ ...parcel, weight, reference: '' }] });
    });

    test.each([
      ['Swap addresses', { isSwapped: true }],
      ['Keep draft', { drafts: [{ sender: '' }] }],
      ['Track parcels', { tracked: 1 }],
    ])('button %s', async (action, change) => {
      const tool = toolOf(state, action);
      await agent.open(path, tool);
      const before = await held();
      await agent.call(tool);
      await expect.poll(held).toMatchObject({ ...(before as object), ...change });
    });
  });

  describe('wizard', () => {
    const you = { 'Full name': 'Ada Byron', Plan: 'family', 'I bring a pet': true };

    test('the steps one after the other, the one in between because of an answer', async () => {
      const first = toolOf('join-you', 'Next');
      const second = toolOf('join-pet', 'Next');
      const last = toolOf('join-review', 'Join now');
      await agent.open('/join/you', first);
      expect((await listed()).includes(second.name)).toBe(false);
      expect((await agent.call(first, byLabel(first, you))).status).toBe('completed');
      await expect.poll(listed).toContain(second.name);
      expect((await agent.call(second, byLabel(second, { 'Name of the pet': 'Rex', Animal: 'cat' }))).status).toBe(
        'completed',
      );
      await expect.poll(listed).toContain(last.name);
      expect((await agent.call(last, byLabel(last, { 'I accept the rules': true }))).status).toBe('completed');
      expect(await held()).toMatchObject({
        members: [{ name: 'Ada Byron', plan: 'family', hasPet: true, pet: 'Rex', animal: 'cat', accepts: true }],
      });
    });

    test('without a pet that step is left out', async () => {
      const first = toolOf('join-you', 'Next');
      await agent.open('/join/you', first);
      await agent.call(first, byLabel(first, { ...you, 'I bring a pet': false }));
      await expect.poll(listed).toContain(toolOf('join-review', 'Join now').name);
      expect(new URL(agent.page.url()).pathname).toBe('/join/review');
    });

    test('back and forth keeps the answers', async () => {
      const first = toolOf('join-you', 'Next');
      const back = toolOf('join-pet', 'Back');
      await agent.open('/join/you', first);
      await agent.call(first, byLabel(first, you));
      await expect.poll(listed).toContain(back.name);
      expect((await agent.call(back)).status).toBe('completed');
      await expect.poll(listed).toContain(first.name);
      expect(await held()).toMatchObject({ member: { name: 'Ada Byron', hasPet: true }, members: [] });
    });

    test('a step that the app refuses is refused, with its words', async () => {
      const first = toolOf('join-you', 'Next');
      await agent.open('/join/you', first);
      const result = await agent.call(first, byLabel(first, { ...you, 'Full name': '  ' }));
      expect(result.status).toBe('rejected');
      expect(result.messages.join(' ')).toContain('Please tell us your name');
      expect(new URL(agent.page.url()).pathname).toBe('/join/you');
    });

    test('all questions on one page', async () => {
      const tool = toolOf('join-once', 'Join now');
      await agent.open('/join/once', tool);
      const all = { ...you, 'Name of the pet': 'Rex', Animal: 'cat' };
      expect((await agent.call(tool, byLabel(tool, all))).status).toBe('completed');
      expect(await held()).toMatchObject({ members: [{ name: 'Ada Byron', pet: 'Rex', animal: 'cat' }] });
    });
  });

  test('no error in the console', () => {
    expect(agent.errors).toEqual([]);
  });
});
