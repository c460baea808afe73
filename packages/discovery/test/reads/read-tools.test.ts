import type { PageRecords, PageSnapshot } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { AppModel, Boundary } from '../../src/intents/model/intent.js';
import { readTools, type ReadInput } from '../../src/reads/read-tools.js';

const at = { file: 'src/orders.tsx', line: 3, column: 5 };
const css = (value: string, document = 1) => ({
  selector: { strategy: 'css' as const, value, score: 0.2 },
  document,
  containers: {},
});
const role = (value: string) => ({
  selector: { strategy: 'role' as const, value, score: 0.6 },
  document: 1,
  containers: {},
});
const records = (more: Partial<PageRecords> = {}): PageRecords => ({
  kind: 'table',
  title: 'Your orders',
  columns: [],
  item: 'tr:has(> td)',
  candidates: [css('main > table')],
  fingerprint: { kind: 'table', labels: [], scope: ['main'], unique: [] },
  ...more,
});
const page = (state: string, route: string, ...all: PageRecords[]): PageSnapshot => ({
  state,
  route,
  elements: [],
  containers: [],
  records: all,
});
const row = { kind: 'row', labels: [], loop: { over: 'data', item: 'order' }, source: at, sites: [at] };
const model = (...boundaries: object[]): AppModel => ({
  frameworks: ['react'],
  intents: [],
  boundaries: boundaries as Boundary[],
  problems: [],
});
const written = ['Your orders', 'Notes', 'Placed on', 'Total'];
const reads = (snapshots: PageSnapshot[], more: Partial<ReadInput> = {}) =>
  readTools({
    appModel: model(),
    snapshots,
    states: [],
    code: {
      writes: (text) => written.includes(text),
      handlerOf: () => undefined,
      handlersOfTag: () => [],
      readsPressed: () => false,
      writesInTag: () => false,
      pressedParts: () => [],
    },
    taken: new Set(),
    ...more,
  });
const names = (...args: Parameters<typeof reads>): string[] => reads(...args).map(({ name }) => name);

test('one table in two states is one read, beside the read of the page', () => {
  const tools = reads([page('orders', '/orders', records()), page('details', '/orders', records())]);
  expect(tools.map(({ name, states }) => [name, states])).toEqual([
    ['read_orders', ['details', 'orders']],
    ['read_page', []],
  ]);
  expect(tools[0]).toMatchObject({ kind: 'read', basis: 'page', fields: [], risk: { level: 'safe' } });
});

test('the loop of the source names the read before the title', () => {
  const snapshots = [page('orders', '/orders', records({ sources: [at] }))];
  expect(names(snapshots, { appModel: model(row) })).toEqual(['read_orders', 'read_page']);
});

test('a title and a heading that the source does not contain are left out', () => {
  const columns = ['Placed on', 'Total', 'Ada Lovelace'].map((title) => ({ title, isNumber: title === 'Total' }));
  const [tool] = reads([
    page('orders', '/orders', records({ title: 'Orders of Ada Lovelace', columns, candidates: [role('table')] })),
  ]);
  expect(tool).toMatchObject({ name: 'read_orders_table', title: 'Orders table' });
  expect(tool!.read!.columns).toEqual([
    { key: 'placed_on', title: 'Placed on', schema: { type: 'string' } },
    { key: 'total', title: 'Total', schema: { type: 'number' } },
  ]);
  expect(JSON.stringify(tool)).not.toContain('Ada');
});

test('a table without a title is found if it is the only table with data', () => {
  const untitled = (...candidates: PageRecords['candidates']) =>
    records({ title: '', candidates: [css('main > table'), ...candidates] });
  const [tool] = reads([page('orders', '/orders', untitled(css('table:has(td)')))]);
  expect(tool!.read!.set).toEqual({ selectors: [css('table:has(td)').selector], confidence: 0.2 });
  expect(names([page('orders', '/orders', untitled())])).toEqual(['read_page']);
});

test('a part that no selector finds alone in every state is left out', () => {
  const twice = records({ candidates: [css('table', 2)] });
  expect(names([page('a', '/a', records()), page('b', '/b', twice)])).toEqual(['read_page']);
});

test('a part without a title that only its place distinguishes is left out, and a part with a title is not', () => {
  const untitled = records({ title: '', kind: 'list', candidates: [css('div:nth-of-type(2) > ul')] });
  expect(names([page('a', '/a', untitled)])).toEqual(['read_page']);
  expect(names([page('a', '/a', { ...untitled, candidates: [role('list')] })])).toHaveLength(2);
  expect(names([page('a', '/a', { ...untitled, title: 'Notes' })])).toEqual(['read_notes', 'read_page']);
});

test('a list on each of three routes is the menu of the site, unless a loop of the source makes its items', () => {
  const menu = records({ kind: 'list', title: 'Notes', candidates: [role('list')] });
  const pages = (...shown: PageRecords[]) => ['a', 'b', 'c'].map((name) => page(name, `/${name}`, ...shown));
  expect(names(pages(menu))).toEqual(['read_page']);
  expect(names(pages({ ...menu, sources: [at] }), { appModel: model(row) })).toEqual(['read_orders', 'read_page']);
  expect(names(pages({ ...menu, kind: 'table' }))).toEqual(['read_notes', 'read_page']);
  expect(names([...pages(menu), page('d', '/d')])).toEqual(['read_notes', 'read_page']);
});

test('a route has at most three reads', () => {
  const lists = ['ul', 'ol', 'menu', 'dir'].map((tag) => records({ kind: 'list', title: '', candidates: [role(tag)] }));
  expect(names([page('a', '/a', ...lists)])).toHaveLength(4);
});

test('a taken name gets a number, and config renames and excludes', () => {
  const snapshots = [page('orders', '/orders', records())];
  expect(names(snapshots, { taken: new Set(['read_page']) })).toEqual(['read_orders', 'read_page_2']);
  const config = { tools: { read_orders: { name: 'list_orders' }, read_page: { exclude: true } } };
  expect(names(snapshots, { config })).toEqual(['list_orders']);
});

test('the id depends on the kind and the route, and not on selectors and texts of the page', () => {
  const ids = (one: PageRecords): string[] => reads([page('orders', '/orders', one)]).map(({ id }) => id);
  expect(ids(records())).toEqual(ids(records({ candidates: [css('div > table')], item: 'tr' })));
  expect(ids(records())).toEqual(ids(records({ title: 'Notes' })));
  expect(ids(records())[0]).not.toBe(ids(records({ kind: 'list' }))[0]);
});

test('an app without pages has no reads', () => {
  expect(reads([])).toEqual([]);
});

test('captions name a read of figures, unless one has no ASCII letter', () => {
  const shown = (...captions: string[]): PageSnapshot => ({
    ...page('home', '/'),
    figures: captions.map((caption) => ({ caption, text: `${caption} 7` })),
  });
  const writes = (text: string): boolean => !text.endsWith('7');
  const named = (...captions: string[]): string[] =>
    names([shown(...captions)], {
      code: {
        writes,
        handlerOf: () => undefined,
        handlersOfTag: () => [],
        readsPressed: () => false,
        writesInTag: () => false,
        pressedParts: () => [],
      },
    });
  expect(named('Total', 'Days left')).toContain('read_total_and_days_left');
  expect(named('Баланс', 'Total')).toContain('read_figures');
});

test('a list without controls is named by its loop, and only where the place that uses its component is the same', () => {
  const card = { file: 'src/card.tsx', line: 2, column: 1 };
  const [used, other] = [
    { ...at, line: 9 },
    { ...at, line: 20 },
  ];
  const appModel = { ...model(), readRows: [{ loop: { over: 'bills.slice()' }, source: card, sites: [card, used] }] };
  const cards = (state: string, ...sources: PageRecords['sources'] & object): PageSnapshot =>
    page(state, `/${state}`, records({ kind: 'list', sources }));
  expect(names([cards('home', card, used)], { appModel })).toEqual(['read_bills', 'read_page']);
  expect(names([cards('home', card, other)], { appModel })).toEqual(['read_orders', 'read_page']);
});

test('a list of cards that are figures has no read beside the figures', () => {
  const cards = (captions: string[]): PageSnapshot => page('home', '/', records({ kind: 'list', captions }));
  expect(names([cards(['Total', 'Notes'])])).toEqual(['read_page']);
  expect(names([cards(['Total', 'Ada'])])).toEqual(['read_orders', 'read_page']);
});
