import { expect, test } from 'vitest';

import { emitHarness } from '../../src/codegen/emit-harness.js';

const target = (...selectors: [strategy: 'testid' | 'label' | 'role' | 'css', value: string][]) => ({
  selectors: selectors.map(([strategy, value]) => ({ strategy, value, score: 0.6 })),
  confidence: 0.6,
});

test('emitHarness writes roles and names before test ids, and waits for the shown element', () => {
  const text = emitHarness(
    [
      { id: 'home', route: '/', clicks: [] },
      {
        id: 'edit-address',
        route: '/account',
        clicks: [
          { target: target(['testid', 'edit'], ['role', 'button[name="Edit \\"it\\""]']) },
          { target: target(['css', '#more > li']) },
        ],
        shows: { role: 'dialog', name: "Ada's address" },
      },
    ],
    { testIdAttributes: ['data-mcp', 'data-testid'] },
  );
  expect(text).toBe(`import { defineHarness } from 'webmcp/harness';

export default defineHarness({
  states: {
    home: { route: '/' },
    'edit-address': {
      route: '/account',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Edit "it"', exact: true }).click();
        await page.locator('#more > li').click();
        await page.getByRole('dialog', { name: 'Ada\\'s address', exact: true }).first().waitFor();
      },
    },
  },
});
`);
});

test('emitHarness extends an existing harness', () => {
  const text = emitHarness(
    [{ id: 'menu', route: '/', clicks: [{ target: target(['testid', 'menu']) }], after: 'home' }],
    {
      testIdAttributes: ['data-mcp', 'data-testid'],
      extend: './webmcp.harness',
    },
  );
  expect(text.split('\n').slice(2, 13)).toEqual([
    "import harness from './webmcp.harness';",
    '',
    'export default defineHarness({',
    '  ...harness,',
    '  states: {',
    '    ...harness.states,',
    '    menu: {',
    "      route: '/',",
    '      setup: async ({ page }) => {',
    "        await harness.states['home'].setup({ page });",
    `        await page.locator('[data-mcp="menu"], [data-testid="menu"]').click();`,
  ]);
});

test('emitHarness clicks a row’s opener in the first row that has one', () => {
  const row = { rows: target(['css', 'tbody > tr']), key: target(['css', 'td:first-child']) };
  const lines = (name: string): string[] =>
    emitHarness([{ id: 'actions', route: '/', clicks: [{ target: target(['role', name]), row }] }], {
      testIdAttributes: [],
    })
      .split('\n')
      .filter((line) => line.includes('click'))
      .map((line) => line.trim());
  const inRow = (button: string): string =>
    `await page.locator('tbody > tr').filter({ has: page.${button} }).first().${button}.click();`;
  expect(lines('button[name="Open {{1}}"]')).toEqual([inRow("getByRole('button', { name: 'Open {1}', exact: true })")]);
  expect(lines('button[name="Actions for {row}"]')).toEqual([inRow("getByRole('button', { name: 'Actions for' })")]);
});

test('emitHarness clicks a button in its container, and a button outside of rows with the same one', () => {
  const button = target(['role', 'button[name="Add"]']);
  const clicks = [
    { target: button, container: target(['role', 'complementary']) },
    { target: button, outside: [target(['css', 'ul > li'])] },
  ];
  const lines = emitHarness([{ id: 'new', route: '/', clicks }], { testIdAttributes: [] }).split('\n');
  expect(lines.filter((line) => line.includes('.click()')).map((line) => line.trim())).toEqual([
    "await page.getByRole('complementary').getByRole('button', { name: 'Add', exact: true }).click();",
    "await page.getByRole('button', { name: 'Add', exact: true }).and(page.locator(':not(:is(ul > li) *)')).click();",
  ]);
});
