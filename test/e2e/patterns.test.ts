import type { Tool } from '@webmcp/contract';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { differences, expectedList } from '../slice/expected-list.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { byLabel, onRow, toolWithFields } from '../slice/tool-with-action.js';

const list = fileURLToPath(new URL('../../examples/playground/patterns/EXPECTED.md', import.meta.url));

let app: InstrumentedApp;
let agent: AgentPage;
beforeAll(async () => {
  app = await instrumentApp('patterns/react');
  agent = await agentPage(app, { native: true, script: 'before' });
});
afterAll(async () => {
  await agent?.close();
  await app?.close();
});

/** What the page's components hold. */
const held = (): Promise<unknown> => agent.page.evaluate(() => Reflect.get(window, 'playground'));

/** The one tool that ends with this control. */
function ending(action: string): Tool {
  const found = app.map.tools.filter((tool) => tool.action?.fingerprint?.labels.includes(action) === true);
  expect(
    found.map(({ name }) => name),
    action,
  ).toHaveLength(1);
  return found[0]!;
}

/** The one tool without an action that sets this field. */
function setting(label: string): Tool {
  const found = app.map.tools.filter(
    (tool) => tool.action === undefined && tool.fields.some((field) => field.label === label),
  );
  expect(
    found.map(({ name }) => name),
    label,
  ).toHaveLength(1);
  return found[0]!;
}

/** Opens a page anew, calls a tool there, and answers with what it said and what the page then holds. */
async function calling(path: string, tool: Tool, args: Record<string, unknown> = {}): Promise<unknown> {
  await agent.open(path, tool);
  const result = await agent.call(tool, args);
  return { result, held: await held() };
}

const done = { status: 'completed' };

test('patterns, React: the map is what a person expects, and nothing else', async () => {
  const expected = expectedList(await readFile(list, 'utf8'));
  expect(expected.length).toBeGreaterThan(60);
  expect(differences(expected, app.map)).toEqual([]);
});

describe('table with row menus and bulk selection, MUI', () => {
  test('an entry of one row’s menu is that row’s', async () => {
    const tool = ending('Mark as paid');
    expect(await calling('/invoices', tool, onRow(tool, 'INV-1003'))).toMatchObject({
      result: done,
      held: { invoices: [{ status: 'open' }, { status: 'open' }, { status: 'paid' }, { status: 'open' }] },
    });
  });

  test('the rows that are selected, and no others, are what the toolbar’s button takes', async () => {
    const select = setting('Select');
    const archive = ending('Archive selected');
    await agent.open('/invoices', select);
    const none = await agent.call(archive);
    expect({ none, held: await held() }).toMatchObject({ none: { status: 'not_found' }, held: { selected: [] } });
    for (const row of ['INV-1002', 'INV-1004'])
      expect(await agent.call(select, { ...onRow(select, row), ...byLabel(select, { Select: true }) })).toMatchObject(
        done,
      );
    expect(await held()).toMatchObject({ selected: ['INV-1002', 'INV-1004'] });
    expect(await agent.call(archive)).toMatchObject(done);
    expect(await held()).toMatchObject({
      invoices: [{ status: 'open' }, { status: 'archived' }, { status: 'open' }, { status: 'archived' }],
      selected: [],
    });
  });

  test('deleting what is selected asks first', async () => {
    const all = setting('Select all invoices');
    await agent.open('/invoices', all);
    expect(await agent.call(all, byLabel(all, { 'Select all invoices': true }))).toMatchObject(done);
    agent.answer('dismiss');
    expect(await agent.call(ending('Delete selected'))).toMatchObject({ status: 'denied' });
    expect(await held()).toMatchObject({ invoices: { length: 4 } });
    agent.answer('accept');
    expect(await agent.call(ending('Delete selected'))).toMatchObject(done);
    expect(await held()).toMatchObject({ invoices: [], selected: [] });
    agent.answer('dismiss');
  });
});

describe('inline editing, React', () => {
  test('a heading that becomes a box, and is kept when it is left', async () => {
    const tool = setting('Board name');
    expect(await calling('/tasks', tool, byLabel(tool, { 'Board name': 'Orchard' }))).toMatchObject({
      held: { title: 'Orchard' },
      result: done,
    });
  });

  test('a row whose texts become boxes', async () => {
    const tool = ending('Save');
    const args = { ...onRow(tool, 'Fix the gate'), ...byLabel(tool, { Task: 'Paint the gate', Owner: 'cleo' }) };
    expect(await calling('/tasks', tool, args)).toMatchObject({
      result: done,
      held: { tasks: [{ title: 'Order paint' }, { title: 'Paint the gate', owner: 'cleo' }, { owner: 'cleo' }] },
    });
  });
});

describe('autocomplete with a slow server, MUI', () => {
  test('an option that comes more than a second after the typing', async () => {
    const tool = ending('Book pick-up');
    expect(await calling('/pickup', tool, byLabel(tool, { Town: 'Tromsø', Note: 'by noon' }))).toMatchObject({
      result: done,
      held: { booked: [{ town: 'Tromsø', note: 'by noon' }] },
    });
  });

  test('a town that the server does not know is refused, and nothing is booked', async () => {
    const tool = ending('Book pick-up');
    expect(await calling('/pickup', tool, byLabel(tool, { Town: 'Atlantis' }))).toMatchObject({
      result: { status: 'rejected' },
      held: { booked: [] },
    });
  });
});

describe('virtual list, TanStack Virtual', () => {
  test('a row that is not in the document is scrolled to', async () => {
    const tool = ending('Invite');
    expect(await calling('/people', tool, onRow(tool, 'Kari Lie'))).toMatchObject({
      result: done,
      held: { invited: ['Kari Lie'] },
    });
    expect(await held()).toMatchObject({ rendered: expect.toSatisfy((rows: number) => rows < 40) });
  });

  test('a row before the ones that are shown is found, too', async () => {
    const tool = ending('Invite');
    expect(await agent.call(tool, onRow(tool, 'Bo Aas'))).toMatchObject(done);
    expect(await held()).toMatchObject({ invited: ['Kari Lie', 'Bo Aas'] });
  });

  test('nobody of that name: so it says after it has looked through all', async () => {
    const tool = ending('Invite');
    expect(await calling('/people', tool, onRow(tool, 'Zoe Zander'))).toMatchObject({
      result: { status: 'not_found' },
      held: { invited: [] },
    });
  });
});

test('infinite scroll, TanStack Query: a row that is not loaded yet is scrolled for', async () => {
  const tool = ending('Keep');
  expect(await calling('/feed', tool, onRow(tool, 'Note of Bo Dahl'))).toMatchObject({
    result: done,
    held: { kept: [31] },
  });
});

describe('optimistic update, TanStack Query', () => {
  test('a vote that is counted', async () => {
    const tool = ending('Upvote');
    expect(await calling('/votes', tool, onRow(tool, 'A fountain'))).toMatchObject({
      result: done,
      held: { proposals: [{}, { votes: 10 }, {}] },
    });
  });

  test('a vote that shows at once and is taken back is no success', async () => {
    const tool = ending('Upvote');
    expect(await calling('/votes', tool, onRow(tool, 'Longer nights'))).toMatchObject({
      result: { status: 'rejected' },
      held: { proposals: [{}, {}, { votes: 1 }] },
    });
  });
});

describe('error boundary, React', () => {
  test('a report that can be drawn', async () => {
    const tool = ending('Make report');
    expect(await calling('/report', tool, byLabel(tool, { Title: 'Rain', Days: 3 }))).toMatchObject({
      result: done,
      held: { reports: ['Rain'] },
    });
  });

  test('what stands in the form’s place says that it went wrong', async () => {
    const tool = ending('Make report');
    expect(await calling('/report', tool, byLabel(tool, { Title: 'Rain', Days: 0 }))).toMatchObject({
      result: { status: 'rejected', messages: [expect.stringContaining('Something went wrong')] },
      held: { reports: [] },
    });
  });
});

describe('lazy route and suspense, React', () => {
  test('a page that is loaded when it is opened', async () => {
    const tool = ending('Save profile');
    const args = byLabel(tool, { Nickname: 'Countess', 'Send me mails': true });
    expect(await calling('/settings', tool, args)).toMatchObject({
      result: done,
      held: { kept: { nickname: 'Countess', mails: true } },
    });
  });

  test('a part that is loaded when it is unfolded', async () => {
    agent.answer('accept');
    expect(await calling('/settings', ending('Clear history'))).toMatchObject({ held: { cleared: 1 } });
    agent.answer('dismiss');
  });
});

test('live filters without a form, React', async () => {
  const tool = setting('Room');
  const args = byLabel(tool, { 'Search lamps': 'l', Room: 'bedroom', 'Highest price': 60, 'Only new': false });
  expect(await calling('/catalog', tool, args)).toMatchObject({
    result: done,
    held: { text: 'l', room: 'bedroom', most: '60', onlyNew: false, found: ['Night light'] },
  });
  expect(await agent.call(ending('Clear filters'))).toMatchObject(done);
  expect(await held()).toMatchObject({ text: '', room: '', most: '200', found: { length: 4 } });
});

test('option buttons, React and MUI', async () => {
  const tool = ending('Order table');
  const args = byLabel(tool, { Size: 'Large', Wood: 'Teak', Edge: 'straight' });
  expect(await calling('/shapes', tool, args)).toMatchObject({
    result: done,
    held: { orders: [{ size: 'Large', wood: 'teak', edge: 'straight' }] },
  });
});

describe('right to left, react-i18next', () => {
  const values = {
    'الاسم الكامل': 'آدا',
    'رقم الهاتف': '+20 2 555',
    المدينة: 'amman',
    'تغليف كهدية': true,
  };
  const kept = { sent: [{ name: 'آدا', phone: '+20 2 555', city: 'amman', gift: true }] };

  test.each([
    ['in Arabic', '/order'],
    ['in English, with the map that was made in Arabic', '/order?lang=en'],
  ])('%s', async (_, path) => {
    const tool = ending('أرسل الطلب');
    expect(await calling(path, tool, byLabel(tool, values))).toMatchObject({ result: done, held: kept });
  });
});

describe('shadow roots', () => {
  test('a form of Shoelace', async () => {
    const tool = ending('Book stay');
    const args = byLabel(tool, { Guest: 'Ada', Room: 'suite', Wishes: 'A view', 'With breakfast': true });
    expect(await calling('/elements', tool, args)).toMatchObject({
      result: done,
      held: { booked: [{ guest: 'Ada', room: 'suite', wishes: 'A view', breakfast: true }] },
    });
  });

  test('React in an open root', async () => {
    const tool = ending('Keep note');
    expect(await calling('/elements', tool, byLabel(tool, { 'Your note': 'Late' }))).toMatchObject({
      result: done,
      held: { notes: ['Late'] },
    });
  });

  test('Lit: the buttons of its template, by the functions that answer them', async () => {
    const tool = toolWithFields(app.map, ['Rate']);
    expect(tool.basis).toBe('page');
    expect(await calling('/elements', tool, byLabel(tool, { Rate: 'I did not like it' }))).toMatchObject({
      held: { rating: 1 },
    });
  });
});

test('frames: the page’s own form is called, what is in the frames is named as not reached', async () => {
  const tool = ending('Send mail');
  expect(await calling('/frames', tool, byLabel(tool, { Subject: 'Hello' }))).toMatchObject({
    result: done,
    held: { sent: ['Hello'] },
  });
  const inFrames = app.map.unmatched.elements.filter(({ state }) => state === 'frames');
  expect(inFrames.map(({ label, reason }) => [label, /(same|cross)-origin frame/.exec(reason)?.[1]])).toEqual([
    ['Closing', 'same'],
    ['Use signature', 'same'],
    ['Card number', 'cross'],
    ['Pay', 'cross'],
  ]);
});

test('drag handles, React: the buttons beside them', async () => {
  const tool = ending('Move up');
  expect(await calling('/board', tool, onRow(tool, 'Fish'))).toMatchObject({
    result: done,
    held: { dishes: ['Soup', 'Fish', 'Bread', 'Cake'] },
  });
});

describe('menus whose entries choose a value, MUI', () => {
  test('an entry is a value of one choice', async () => {
    const tool = setting('Look');
    expect(await calling('/menus', tool, byLabel(tool, { Look: 'Dark' }))).toMatchObject({
      result: done,
      held: { look: 'dark' },
    });
  });

  test('an entry of a row’s menu is a value for this row', async () => {
    const tool = setting('Progress');
    const args = { ...onRow(tool, 'Call the mason'), ...byLabel(tool, { Progress: 'Finished' }) };
    expect(await calling('/menus', tool, args)).toMatchObject({
      result: done,
      held: { jobs: [{ stage: 'waiting' }, { stage: 'doing' }, { stage: 'finished' }] },
    });
  });

  test('a filter is found by its words, also with other counts, and an unknown value is refused', async () => {
    const tool = setting('Stage');
    const change = setting('Progress');
    await agent.open('/menus', tool);
    const job = { ...onRow(change, 'Write the letter'), ...byLabel(change, { Progress: 'In work' }) };
    expect(await agent.call(change, job)).toMatchObject(done);
    expect(await agent.call(tool, byLabel(tool, { Stage: 'Waiting' }))).toMatchObject(done);
    expect(await held()).toMatchObject({ stage: 'waiting' });
    expect(await agent.call(tool, byLabel(tool, { Stage: 'Finished' }))).toMatchObject({ status: 'invalid_input' });
    expect(await agent.call(ending('Store jobs'))).toMatchObject(done);
    expect(await held()).toMatchObject({ stage: 'waiting', stored: 1 });
  });
});
