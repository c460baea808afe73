import type { PageElement, PageSnapshot } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { planRows } from '../../../src/selectors/rows/row-plan.js';

/** Rows with a kind and a name, and a control in each. */
function page(rows: readonly (readonly [kind: string, name: string])[], shown: (name: string) => string): PageSnapshot {
  const selector = (value: string) => ({ strategy: 'css' as const, value, score: 0.2 });
  return {
    state: 'home',
    route: '/',
    containers: rows.map(([kind, name], index) => ({
      index,
      kind: 'row',
      row: {
        set: 0,
        rows: [selector('ul > li')],
        keys: [
          { selector: selector('p.kind'), text: kind },
          { selector: selector('p.name'), text: name },
        ],
      },
    })),
    elements: rows.map(([, name], index) => ({ index, chain: [index], name: shown(name) })),
  } as unknown as PageSnapshot;
}

const keyOf = (snapshot: PageSnapshot): string | undefined =>
  planRows(snapshot.elements.map((element: PageElement) => ({ snapshot, element })))?.key.selectors[0]?.value;

const rows = [
  ['food', 'Bread'],
  ['fun', 'Cinema'],
] as const;

test('the text that is pressed names the rows before another text', () => {
  expect(keyOf(page(rows, (name) => name))).toBe('p.name');
});

test.each([
  ['a control with other words does not', rows, (name: string) => `Open ${name}`],
  [
    'a pressed text that several rows share does not',
    [
      ['food', 'Bread'],
      ['fun', 'Bread'],
    ] as const,
    (name: string) => name,
  ],
])('%s', (_, all, shown) => {
  expect(keyOf(page(all, shown))).toBe('p.kind');
});

test.each([
  [
    'a text box that differs in all rows before a text that does not',
    ':scope > input:nth-of-type(1)',
    ['ada', 'ben'],
    true,
  ],
  ['no text box that several rows share', ':scope > input:nth-of-type(1)', ['ada', 'ada'], false],
  ['no button, which may show a state', ':scope > button', ['Open', 'Done'], false],
])('the key is %s', (_, value, logins, isKey) => {
  const snapshot = page(
    [
      ['LDAP', 'LDAP'],
      ['LDAP', 'LDAP'],
    ],
    () => 'Remove',
  );
  for (const [at, { row }] of snapshot.containers.entries())
    row!.keys.push({ selector: { strategy: 'css', value, score: 0.2 }, text: logins[at]!, from: 'control' });
  expect(keyOf(snapshot)).toBe(isKey ? value : 'p.kind');
});

test('the rows have the first class that all states share', () => {
  const inState = (state: string, classes: readonly string[]): PageSnapshot => {
    const snapshot = page(rows, (name) => name);
    for (const { row } of snapshot.containers)
      row!.rows = classes.map((value) => ({ strategy: 'css', value, score: 0.25 }));
    return { ...snapshot, state };
  };
  const seen = [inState('list', ['div.white', 'div.card', 'div.wide']), inState('open', ['div.card', 'div.wide'])];
  const plan = planRows(
    seen.flatMap((snapshot) => snapshot.elements.map((element: PageElement) => ({ snapshot, element }))),
  );
  expect(plan?.rows.selectors.map(({ value }) => value)).toEqual(['div.card']);
});
