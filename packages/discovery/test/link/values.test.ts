import { describe, expect, test } from 'vitest';

import { linkedProp } from './linked-prop.js';
import { showRoot } from './show-linked.js';

const linked = (expression: string, before = '', files: Record<string, string> = {}): string | undefined =>
  linkedProp(expression, { before, files });

test('a value made by functions that receive its own maker ends', () => {
  // Compilers turn `marks?.map((mark) => mark)?.some(Boolean)` into this for older browsers.
  const chain = `function chain(ops) {
    let last = undefined;
    let value = ops[0];
    let i = 1;
    while (i < ops.length) {
      const op = ops[i];
      const fn = ops[i + 1];
      i += 2;
      if (op === 'optionalAccess' && value == null) return undefined;
      if (op === 'access' || op === 'optionalAccess') {
        last = value;
        value = fn(value);
      } else if (op === 'call') {
        value = fn((...args) => value.call(last, ...args));
        last = undefined;
      }
    }
    return value;
  }`;
  const page = `export function Page(props) {
    const { marks: given } = props;
    const marks = chain([given, 'optionalAccess', (_) => _.map, 'call', (_2) => _2((mark) => mark)]);
    const some = !!chain([marks, 'optionalAccess', (_3) => _3.some, 'call', (_4) => _4((mark) => mark.label)]);
    return <p data-x={some} />;
  }`;
  expect(showRoot({ 'a.tsx': `${chain}\n${page}` })).toHaveLength(2);
});

describe('values', () => {
  test.each([
    ['a constant', 'LABEL', 'const LABEL = "Save";', '"Save"'],
    [
      'a member of a constant object',
      'PLANS.team.title',
      'const PLANS = { team: { title: "Team" } } as const;',
      '"Team"',
    ],
    [
      'a member by a known key',
      'PLANS[key]',
      'const key = "team"; const PLANS = { team: "Team", big: "Big" };',
      '"Team"',
    ],
    ['what a text gives', 'NAME.charAt(0).toUpperCase()', 'const NAME = "ana";', '"A"'],
    ['a part of a text', 'NAME.slice(1, 3)', 'const NAME = "basil";', '"as"'],
    [
      'a member by an unknown key is one of all',
      'PLANS[which]',
      'const PLANS = { team: "Team", big: "Big" };',
      '("Team" | "Big")',
    ],
    ['an enum', 'Plan.Team', 'enum Plan { Free, Team = "team" }', '"team"'],
    ['known parts of a text', '`${GREETING}, ${name}!`', 'const GREETING = "Hello";', '`Hello, ${name}!`'],
    ['a text that is wholly known', '`${A}-${B}`', 'const A = "a"; const B = 2;', '"a-2"'],
    ['a function of the app', 'label("Save")', 'const label = (text, mark = "!") => text + mark;', '"Save!"'],
    [
      'a spread object',
      'BOTH',
      'const ONE = { a: 1, b: 1 }; const BOTH = { ...ONE, b: 2 };',
      '{b: 2, ...{a: 1, b: 1}}',
    ],
    ['an array spread', 'ALL', 'const SOME = ["a"]; const ALL = [...SOME, "b"];', '["a", "b"]'],
    ['Object.entries', 'Object.entries(PLANS)', 'const PLANS = { a: "A" };', '[["a", "A"]]'],
    ['Object.keys and Object.values', '[Object.keys(P), Object.values(P)]', 'const P = { a: "A" };', '[["a"], ["A"]]'],
    [
      'a mapped array',
      'NAMES.map((name) => ({ value: name, label: name }))',
      'const NAMES = ["x", "y"];',
      '[{value: "x", label: "x"}, {value: "y", label: "y"}]',
    ],
    [
      'a filtered and sorted array counts whole',
      'NAMES.filter(Boolean).sort()',
      'const NAMES = ["x", "y"];',
      '["x", "y"]',
    ],
    ['a list that is only turned round', 'on ? NAMES.reverse() : NAMES', 'const NAMES = ["x", "y"];', '["x", "y"]'],
    [
      'what a function gives inside what it gives',
      'entry("Shop", [entry("Cart", [])])',
      'const entry = (name, below) => ({ name, below });',
      '{name: "Shop", below: [{name: "Cart", below: []}]}',
    ],
    ['useMemo', 'useMemo(() => ["a"], [])', '', '["a"]'],
    ['a call that leads out', 't("save", { n: 1 })', 'import { t } from "i18next";', 'i18next/t("save", {n: 1})'],
    ['a decided ternary', 'DEBUG ? "on" : "off"', 'const DEBUG = false;', '"off"'],
    ['a name that nobody declares', 'window.title', '', 'window.title'],
  ])('%s', (_, expression, before, shown) => {
    expect(linked(expression, before)).toBe(shown);
  });

  test('resolve constants of other files, through default and named exports', () => {
    const more = {
      'b.ts': 'export const TITLE = "Orders";\nexport default { save: "Save" };',
      'c.ts': 'export * from "./b";',
    };
    expect(linked('[TITLE, text.save]', 'import { TITLE } from "./c"; import text from "./b";', more)).toBe(
      '["Orders", "Save"]',
    );
  });

  test('keep the unknown parts of a text', () => {
    expect(
      showRoot({
        'a.tsx': 'export const Page = () => { const [n] = useState(0); return <b>{`${n} of ${n + 1} items`}</b>; };',
      }),
    ).toEqual(['<b>', '  `${$1:n} of ${+($1:n, 1)} items`']);
  });
});

describe('loops', () => {
  test('over a constant have a known list and an unknown item', () => {
    const files = {
      'a.tsx': `const TABS = [{ id: 'all', label: 'All', run: () => load('all') }, { id: 'new', label: 'New' }];
export const Page = () => <>{TABS.map(({ id, label, ...tab }, i) => <button key={i} value={id} onClick={tab.run}>{label}</button>)}</>;`,
    };
    expect(showRoot(files)).toEqual([
      'for #1 of [{id: "all", label: "All", run: run{load("all")}}, {id: "new", label: "New"}]',
      '  <button>',
      '    key=i',
      '    value=@1.id',
      '    onClick=@1.run',
      '    @1.label',
    ]);
  });

  test('pass items through components and inner loops', () => {
    const files = {
      'a.tsx': `const Cell = ({ order, size }) => <td width={size}>{order.total}{order.lines.map((line) => <i>{line.name}{order.id}</i>)}</td>;
export const Page = ({ orders }) => <>{orders.map((order) => <Cell key={order.id} {...order} order={order} />)}</>;`,
    };
    expect(showRoot(files)).toEqual([
      'for #1 of orders',
      '  Cell #2',
      '    <td>',
      '      width=@1.size',
      '      @1.total',
      '      for #2 of @1.lines',
      '        <i>',
      '          @2.name',
      '          @1.id',
    ]);
  });

  test('come from a named mapping function, and from one with constants', () => {
    const files = {
      'a.tsx': `const row = (order) => <li>{order.name}</li>;
export const Page = ({ orders }) => <>{orders.map(row)}{orders.map((order) => { const label = 'Cancel ' + order.name; return <button aria-label={label} />; })}</>;`,
    };
    expect(showRoot(files)).toEqual([
      'for #1 of orders',
      '  <li>',
      '    @1.name',
      'for #2 of orders',
      '  <button>',
      '    aria-label=`Cancel ${@2.name}`',
    ]);
  });

  test('come from a mapping function that calls a render function, over unknown and known lists', () => {
    const files = {
      'a.tsx': `const TABS = ['all', 'new'];
export const Page = ({ orders }) => {
  const row = (order) => <li>{order.name}</li>;
  return <>{orders.map((order) => row(order))}{TABS.map((tab) => row({ name: tab }))}</>;
};`,
    };
    expect(showRoot(files)).toEqual([
      'for #1 of orders',
      '  <li>',
      '    @1.name',
      'for #2 of ["all", "new"]',
      '  <li>',
      '    @2',
    ]);
  });

  test('run over lists that push fills, in loops and callbacks', () => {
    const files = {
      'a.tsx': `export function Page({ orders, admin }) {
  const rows = [];
  if (admin) rows.push(<button>Add</button>);
  for (const order of orders) rows.push(<li>{order.name}</li>);
  orders.forEach(({ id }) => { if (id) rows.push(<i>{id}</i>); });
  return <ul>{rows}</ul>;
}`,
    };
    expect(showRoot(files)).toEqual([
      '<ul>',
      '  if admin',
      '    <button>',
      '      "Add"',
      '  for #1 of orders',
      '    <li>',
      '      @1.name',
      '  for #2 of orders',
      '    if @2.id',
      '      <i>',
      '        @2.id',
    ]);
  });

  test('render the columns of a table library in its rows', () => {
    const files = {
      'columns.tsx': `export const columns = [
  { accessorKey: 'name', header: 'Name' },
  { id: 'actions', header: () => <b>Actions</b>, cell: ({ row }) => <button onClick={() => remove(row.original.id)}>Delete</button> },
];`,
      'table.tsx': `import { useReactTable, flexRender } from '@tanstack/react-table';
import { columns } from './columns';
export function Table({ data }) {
  const table = useReactTable({ data, columns });
  return <table>
    {table.getHeaderGroups().map((group) => group.headers.map((header) => <th>{flexRender(header.column.columnDef.header, header.getContext())}</th>))}
    {table.getRowModel().rows.map((row) => <tr>{row.getVisibleCells().map((cell) => <td>{flexRender(cell.column.columnDef.cell, cell.getContext())}</td>)}</tr>)}
  </table>;
}`,
    };
    expect(showRoot(files)).toEqual([
      '<table>',
      '  for #1 of @tanstack/react-table/useReactTable().getHeaderGroups()',
      '    for #2 of @1.headers',
      '      <th>',
      '        "Name"',
      '        <b>',
      '          "Actions"',
      '  for #3 of useReactTable().getRowModel().rows',
      '    <tr>',
      '      for #4 of row.getVisibleCells()',
      '        <td>',
      '          <button>',
      '            onClick={remove(row.original.id)}',
      '            "Delete"',
    ]);
  });
});
