import type { Tool } from '@webmcp/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';

/** A list whose rows go by a question. */
interface Shelf {
  way: string;
  route: string;
  /** The words on the button of a row. */
  button: string;
  /** The words on the affirmative button. */
  answer: string;
  /** The names of the rows. */
  rows: string;
}

const shelves: Record<'react' | 'vue', Shelf[]> = {
  react: [
    { way: 'App.useApp of Ant Design', route: '/', button: 'Remove', answer: 'Yes, remove it', rows: 'ul b' },
    { way: 'a dialog of the app', route: '/', button: 'Throw away', answer: 'Go on', rows: 'ol b' },
  ],
  vue: [
    { way: 'Element Plus', route: '/element-plus', button: 'Remove', answer: 'Remove it', rows: 'ul b' },
    { way: 'PrimeVue', route: '/primevue', button: 'Remove', answer: 'Yes', rows: 'ul b' },
    { way: 'Quasar', route: '/quasar', button: 'Remove', answer: 'OK', rows: 'ul b' },
    { way: 'a dialog of the app', route: '/own', button: 'Remove', answer: 'Go on', rows: 'ul b' },
  ],
};

let app: InstrumentedApp;
let agent: AgentPage;

const start = (name: 'react' | 'vue') => async (): Promise<void> => {
  app = await instrumentApp(`widgets/questions-${name}`);
  agent = await agentPage(app, { native: true, script: 'before' });
};
async function stop(): Promise<void> {
  await agent?.close();
  await app?.close();
}

/** Returns the one tool that presses a button and is answered with a text, or with none. */
function toolOf(button: string, answer?: string): Tool {
  const found = app.map.tools.filter(
    ({ action, asks }) => action?.fingerprint?.labels.includes(button) === true && asks?.answers[0] === answer,
  );
  expect(found, JSON.stringify(app.map.tools.map((one) => [one.name, one.asks]))).toHaveLength(1);
  return found[0]!;
}

const textsOf = (selector: string): Promise<string[]> => agent.page.locator(selector).allInnerTexts();

/** Calls a tool for the second row: without the consent of the person, and with it. */
async function removesSecond({ route, button, answer, rows }: Shelf): Promise<void> {
  const tool = toolOf(button, answer);
  await agent.open(route, tool);
  const before = await textsOf(rows);
  const args = { [tool.row!.param]: before[1]! };
  agent.answer('dismiss');
  expect((await agent.call(tool, args)).status).toBe('denied');
  expect(await textsOf(rows)).toEqual(before);
  agent.answer('accept');
  expect(await agent.call(tool, args)).toMatchObject({ status: 'completed' });
  expect(await textsOf(rows)).toEqual(before.filter((one) => one !== before[1]));
  expect(agent.questions.at(-1)).toContain(`Answers the question of the page: ${answer}`);
}

describe('questions that code opens: React', () => {
  beforeAll(start('react'), 180_000);
  afterAll(stop);

  test.each(shelves.react)('$way: the row goes after the consent, and stays without it', removesSecond);

  test('a question about a whole list has no row', async () => {
    const tool = toolOf('Delete all loans', 'OK');
    expect(tool.risk.level).toBe('destructive');
    await agent.open('/', tool);
    agent.answer('accept');
    expect(await agent.call(tool, {})).toMatchObject({ status: 'completed' });
    expect(await agent.page.getByText('0 loans').count()).toBe(1);
  });
});

describe('questions that code opens: Vue', () => {
  beforeAll(start('vue'), 180_000);
  afterAll(stop);

  test.each(shelves.vue)('$way: the row goes after the consent, and stays without it', removesSecond);

  test('a dialog with a field takes its text', async () => {
    const tool = toolOf('Rename the first book', 'OK');
    const [prompt] = tool.prompts ?? [];
    await agent.open('/quasar', tool);
    agent.answer('dismiss');
    expect((await agent.call(tool, { [prompt!.key]: 'Charts' })).status).toBe('denied');
    expect(await textsOf('ul b')).toEqual(['Atlas', 'Novel', 'Poems']);
    agent.answer('accept');
    expect(await agent.call(tool, { [prompt!.key]: 'Charts' })).toMatchObject({ status: 'completed' });
    expect(await textsOf('ul b')).toEqual(['Charts', 'Novel', 'Poems']);
  });
});
