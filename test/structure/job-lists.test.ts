import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { root } from './source-files.js';

const jobs = join(root, 'bench/jobs');
const part = (file: string) => import(pathToFileURL(join(root, 'bench', file)).href);
const { checkJobs } = await part('jobs/check-jobs.mjs');
const { findTools } = await part('jobs/find-tools.mjs');
const { tryJob } = await part('jobs/try-job.mjs');
const { holdsRows } = await part('jobs/holds-rows.mjs');
const { readApp } = await part('truth/read-app.mjs');

const tool = (name: string, more: object = {}) => ({
  name,
  title: name.replaceAll('_', ' '),
  description: '',
  kind: 'action',
  states: ['home'],
  fields: [],
  action: { selectors: [{ strategy: 'css', value: '.open-delete' }] },
  ...more,
});
const field = (label: string, schema: object) => ({ key: label.toLowerCase(), label, schema, required: true });
const row = { param: 'task' };
const mapOf = (...tools: object[]) => ({ states: [{ id: 'home', route: '/' }], tools });
const names = (map: object, job: object) => findTools(map, job).map((one: { tool: { name: string } }) => one.tool.name);

test.each(readdirSync(join(jobs, 'lists')))('the list %s is sound', async (file) => {
  const { calls } = await readApp(jobs, join(jobs, 'lists', file));
  expect(() => checkJobs(calls)).not.toThrow();
});

test('a list with a mistake is refused', () => {
  const job = (words: string, ways: object[]) => ({ job: words, want: () => true, ways });
  expect(() => checkJobs([job('open', [{ says: /.*/u }])])).toThrow('fits any text');
  expect(() => checkJobs([job('add', [{ says: /task/u }]), job('edit', [{ says: /task/u }])])).toThrow(
    'has the way of',
  );
  expect(() => checkJobs([{ job: 'be refused', as: 'add' }])).toThrow('has no "add" before');
  expect(() => checkJobs([{ job: 'read' }])).toThrow('needs one of');
});

test('a tool is found by its words, never by its selectors', () => {
  const map = mapOf(tool('delete_task', { row }), tool('show_task', { row }));
  expect(names(map, { ways: [{ says: /open|show/u, row: 'Milk' }] })).toEqual(['show_task']);
});

test('a tool that says that it deletes is tried for a destructive job alone', () => {
  const map = mapOf(tool('delete_task', { row }));
  expect(names(map, { ways: [{ says: /task/u, row: 'Milk' }] })).toEqual([]);
  expect(names(map, { destructive: true, ways: [{ says: /task/u, row: 'Milk' }] })).toEqual(['delete_task']);
});

test('a choice is as right as a button', () => {
  const choice = tool('set_status', { fields: [field('Status', { enum: ['all', 'pending'] })] });
  const job = { ways: [{ says: /pending/u }, { says: /status/u, fields: [[/status/iu, /^pending$/u]] }] };
  expect(findTools(mapOf(choice), job)[0]).toMatchObject({ args: { status: 'pending' } });
  expect(names(mapOf(tool('show_pending')), job)).toEqual(['show_pending']);
});

test('a value of a list takes the form of its parameter', () => {
  const items = { type: 'array', items: { type: 'object', properties: { name: {} } } };
  const map = mapOf(tool('add_task', { fields: [field('Title', { type: 'string' }), field('Subtasks', items)] }));
  const ways = [
    {
      says: /task/u,
      fields: [
        [/title/iu, 'Tree'],
        [/subtask/iu, ['Dig']],
      ],
    },
  ];
  expect(findTools(map, { ways })[0]).toMatchObject({ args: { title: 'Tree', subtasks: [{ name: 'Dig' }] } });
  const lines = { ...items, items: { type: 'object', properties: { line_name: {}, price: {} } } };
  const invoice = mapOf(tool('add_invoice', { fields: [field('Items', lines)] }));
  const item = (words: object) => ({ ways: [{ says: /invoice/u, fields: [[/items/iu, [words]]] }] });
  expect(findTools(invoice, item({ name: 'Logo', price: 40 }))[0]).toMatchObject({
    args: { items: [{ line_name: 'Logo', price: 40 }] },
  });
  expect(findTools(invoice, item({ tax: 1 }))).toEqual([]);
});

test('the effect decides which of several tools was the right one', async () => {
  const map = mapOf(tool('save_changes'), tool('save_changes_2'));
  const call = (_: object, { name }: { name: string }) => ({
    before: 0,
    after: name === 'save_changes_2' ? 1 : 0,
    answer: { status: 'completed' },
  });
  const job = { job: 'save', ways: [{ says: /save/u }], want: (after: number) => after === 1 };
  expect(await tryJob({ map, job, call, earlier: [] })).toMatchObject({
    tool: 'save_changes_2',
    verdict: 'right',
    tried: ['save_changes: false success'],
  });
  const never = { ...job, want: () => false };
  expect(await tryJob({ map, job: never, call, earlier: [] })).toMatchObject({ verdict: 'wrong act' });
});

test('a refusal takes the tool that was right, and the app must refuse', async () => {
  const map = mapOf(tool('add_task', { fields: [field('Title', { type: 'string' })] }));
  const job = { job: 'be refused', as: 'add', fields: [[/title/iu, '']] };
  const call = (status: string) => () => ({ before: 0, after: 0, answer: { status } });
  const earlier = [{ job: 'add', tool: 'add_task', verdict: 'right' }];
  expect(await tryJob({ map, job, call: call('rejected'), earlier })).toMatchObject({ verdict: 'right' });
  expect(await tryJob({ map, job, call: call('unavailable'), earlier })).toMatchObject({ verdict: 'not done' });
  const lost = [{ job: 'add', tool: 'add_task', verdict: 'unknown' }];
  expect(await tryJob({ map, job, call: call('rejected'), earlier: lost })).toMatchObject({ verdict: 'missing tool' });
});

test('of several reads the one counts whose rows have the texts', async () => {
  const read = (name: string, kind: string) => tool(name, { kind: 'read', read: { kind } });
  const map = mapOf(read('read_page', 'page'), read('read_totals', 'figures'), read('read_tasks', 'rows'));
  const data = (name: string) => ({
    items: name === 'read_tasks' ? [{ task: 'Buy  milk' }, { task: 'Call Ann' }] : [{ all: 2 }],
  });
  const call = (_: object, { name }: { name: string }) => ({
    before: 0,
    after: 0,
    answer: { status: 'completed', data: data(name) },
  });
  const job = { job: 'read the tasks', rows: [['buy milk'], ['Call Ann']] };
  expect(names(map, job)).toEqual(['read_tasks', 'read_totals']);
  expect(await tryJob({ map, job, call, earlier: [] })).toMatchObject({ tool: 'read_tasks', verdict: 'right' });
  expect(holdsRows({ items: ['Buy milk, Call Ann'] }, job.rows)).toBe(false);
});
