import { describe, expect, test } from 'vitest';

import { selectorWithRowKey } from '../../../src/selectors/row-text.js';
import { buildWorld } from '../../match/build-world.js';
import { buildMap, tool } from '../../build-map.js';

describe('row actions', () => {
  const orders = buildWorld([
    {
      box: 'rows',
      label: 'orders',
      rows: ['A-1', 'A-2', 'A-3'],
      inside: [
        { label: 'View' },
        {
          labels: [{ text: 'Cancel order …', parts: ['Cancel order ', null], from: 'aria-label' }],
          shownName: 'Cancel order {row}',
        },
      ],
    },
  ]);
  const candidates = [tool({ kind: 'row-action', row: 0, action: 0 }), tool({ kind: 'row-action', row: 0, action: 1 })];

  test('a row action is found inside its row, and the row by a text that people see', () => {
    const { map } = buildMap(orders.appModel, candidates, [orders.snapshot]);
    const view = map.tools.find(({ name }) => name === 'view_order');
    expect(view?.row).toMatchObject({
      param: 'order',
      rows: { selectors: [{ value: 'ul.set-0 > li' }] },
      key: { selectors: [{ value: 'h3' }] },
    });
    expect(view?.action?.selectors.map(({ value }) => value)).toEqual(
      ['role[name="View"]'].map((value) => value.replace('role', 'button')),
    );
  });

  test("selectors write the row's key as {row}, and the map contains no text of a row", () => {
    const { map } = buildMap(orders.appModel, candidates, [orders.snapshot]);
    const cancel = map.tools.find(({ name }) => name === 'cancel_order');
    expect(cancel?.action?.selectors.map(({ value }) => value)).toEqual(['button[name="Cancel order {row}"]']);
    expect(cancel?.action?.fingerprint?.labels).toEqual(['Cancel order {row}']);
    expect(JSON.stringify(map)).not.toMatch(/A-[123]/);
  });

  test.each([
    ['role', 'button', 0.6],
    ['css', 'button:has(.mdi-delete)', 0.6],
    ['css', 'div:nth-of-type(2) > button', 0.2],
  ] as const)(
    'the only control of a row counts like one with a name, a place does not: %s %s',
    (strategy, value, sure) => {
      const snapshot = structuredClone(orders.snapshot);
      for (const { candidates, chain } of snapshot.elements.filter(({ name }) => name === 'View')) {
        const containers = Object.fromEntries(chain.map((index) => [index, 1]));
        candidates.splice(0, 9, { selector: { strategy, value, score: 0.3 }, document: 3, containers });
      }
      const { map } = buildMap(orders.appModel, candidates, [snapshot]);
      const view = map.tools.find(({ action }) => action?.selectors.some((selector) => selector.value === value));
      expect(view?.action?.confidence ?? 0.2).toBe(sure);
    },
  );

  test.each([
    ['found by its place without another sign', [], ['button', ':scope > :only-child']],
    [
      'found by its name alone with a name',
      [{ strategy: 'role', value: 'button[name="View"]', score: 0.6 }],
      ['button[name="View"]'],
    ],
  ] as const)('the only child of a row is %s', (_, more, values) => {
    const snapshot = structuredClone(orders.snapshot);
    for (const { candidates, chain } of snapshot.elements.filter(({ name }) => name === 'View')) {
      const containers = Object.fromEntries(chain.map((index) => [index, 1]));
      const only = { strategy: 'css', value: ':scope > :only-child', score: 0.2 } as const;
      const found = [...more, only].map((selector) => ({ selector, document: 3, containers }));
      candidates.splice(0, candidates.length, ...found);
    }
    const { map } = buildMap(orders.appModel, candidates, [snapshot]);
    const { action } = map.tools.find(({ name }) => name === 'view_order')!;
    expect(action?.selectors.map(({ value }) => value)).toEqual(values);
    expect(action?.confidence).toBe(0.6);
  });

  test('a state whose rows lack the key, because one of them is edited, takes no key away', () => {
    const edited = structuredClone(orders.snapshot);
    edited.state = 'edited';
    for (const { row } of edited.containers)
      if (row !== undefined) row.keys = [{ selector: { strategy: 'css', value: 'small', score: 0.2 }, text: 'open' }];
    const { map } = buildMap(orders.appModel, candidates, [orders.snapshot, edited]);
    expect(map.tools.find(({ name }) => name === 'view_order')?.row?.key.selectors).toMatchObject([{ value: 'h3' }]);
  });

  test('rows have a key while one of them is edited and shows no text', () => {
    const snapshot = structuredClone(orders.snapshot);
    const edited = snapshot.containers.find(({ row }) => row !== undefined);
    edited!.row!.keys = [];
    const { map } = buildMap(orders.appModel, candidates, [snapshot]);
    expect(map.tools.find(({ name }) => name === 'view_order')?.row?.key.selectors).toMatchObject([{ value: 'h3' }]);
  });

  test('a single row has a key, too', () => {
    const one = buildWorld([
      {
        box: 'rows',
        label: 'orders',
        rows: ['A-1'],
        inside: [
          { label: 'View' },
          {
            labels: [{ text: 'Cancel order …', parts: ['Cancel order ', null], from: 'aria-label' }],
            shownName: 'Cancel order {row}',
          },
        ],
      },
    ]);
    const { map } = buildMap(one.appModel, candidates, [one.snapshot]);
    expect(map.tools.map(({ action }) => action?.selectors[0]?.value)).toEqual([
      'button[name="Cancel order {row}"]',
      'button[name="View"]',
    ]);
    expect(JSON.stringify(map)).not.toContain('A-1');
  });

  test('the text of a single row beside its key is data, unless the source writes it', () => {
    const shown = (rows: string[], shownName: string): string => {
      const label = { text: 'Pay …', parts: ['Pay ', null], from: 'content' as const };
      const cards = buildWorld([{ box: 'rows', label: 'orders', rows, inside: [{ labels: [label], shownName }] }]);
      const { map } = buildMap(cards.appModel, [tool({ kind: 'row-action', row: 0, action: 0 })], [cards.snapshot]);
      return JSON.stringify([map.tools, map.unstable]);
    };
    expect(shown(['A-1'], 'Pay {row} overdue')).not.toContain('overdue');
    expect(shown(['A-1'], 'Pay {row}')).toContain('Pay {row}');
    expect(shown(['A-1', 'A-2'], 'Pay {row} overdue')).toContain('Pay {row} overdue');
  });

  test.each([
    ['is found by its role', ['View'], 'button'],
    ['is not found by a role that its row has twice', ['View', 'Cancel'], undefined],
  ])('a control of a row whose name is data %s', (_, labels, value) => {
    const cards = buildWorld([
      { box: 'rows', label: 'orders', rows: ['A-1', 'A-2'], inside: labels.map((label) => ({ label })) },
    ]);
    const snapshot = structuredClone(cards.snapshot);
    for (const { candidates, chain } of snapshot.elements.filter(({ name }) => name === 'View')) {
      const containers = Object.fromEntries(chain.map((index, at) => [index, at === 0 ? 1 : 0]));
      const selector = { strategy: 'role', value: 'button', score: 0.3 } as const;
      candidates.splice(0, candidates.length, { selector, document: 0, containers });
    }
    const { map } = buildMap(cards.appModel, [tool({ kind: 'row-action', row: 0, action: 0 })], [snapshot]);
    expect(map.tools[0]?.action?.selectors[0]?.value).toBe(value);
  });

  test('a text in rows that is data names no control in the map', () => {
    const tagged = buildWorld([
      {
        box: 'rows',
        label: 'orders',
        rows: ['A-1', 'A-2'],
        inside: [{ labels: [{ text: 'Open …', parts: ['Open ', null], from: 'content' }], shownName: 'Open Work' }],
      },
    ]);
    const candidate = tool({ kind: 'row-action', row: 0, action: 0 });
    const toolsWith = (dataTexts: string[]): string => {
      const intents = tagged.appModel.intents.map((intent) => ({ ...intent, dataTexts }));
      const { map } = buildMap({ ...tagged.appModel, intents }, [candidate], [tagged.snapshot]);
      return JSON.stringify([map.tools, map.unstable]);
    };
    expect(toolsWith([])).toContain('Work');
    expect(toolsWith(['Open Work'])).not.toContain('Work');
  });

  test('a fixed label that contains the key by chance stays', () => {
    const one = buildWorld([{ box: 'rows', label: 'orders', rows: ['order'], inside: [{ label: 'Cancel order' }] }]);
    const { map } = buildMap(one.appModel, [tool({ kind: 'row-action', row: 0, action: 0 })], [one.snapshot]);
    expect(map.tools[0]?.action?.selectors[0]?.value).toBe('button[name="Cancel order"]');
  });

  test('a row action belongs to its own rows where its opener is in other rows, as a tab is', () => {
    const tabs = buildWorld([
      { box: 'rows', label: 'tabs', rows: ['Open', 'Closed'], inside: [{ label: 'Orders', control: 'tab' }] },
      { box: 'rows', label: 'orders', rows: ['A-1', 'A-2'], inside: [{ label: 'View' }] },
    ]);
    const candidate = tool({ kind: 'row-action', row: 1, action: 1, openers: [0] });
    const { map } = buildMap(tabs.appModel, [candidate], [tabs.snapshot]);
    expect(map.tools.map(({ row }) => row?.rows.selectors[0]?.value)).toEqual(['ul.set-1 > li']);
  });

  test('an action in a dialog that a row opens in an unknown way is a tool of the dialog, without a row', () => {
    const inDialog = (opener: 'source' | undefined): (string | boolean)[] => {
      const orders = buildWorld([
        {
          box: 'rows',
          label: 'orders',
          rows: ['A-1', 'A-2'],
          inside: [{ label: 'View' }, { label: 'Edit', ...(opener === undefined ? {} : { only: opener }) }],
        },
        { box: 'dialog', label: 'Edit order', inside: [{ label: 'Title', control: 'text' }, { label: 'Save' }] },
      ]);
      const candidate = tool({ kind: 'row-action', container: 1, row: 0, fields: [2], action: 3, openers: [1] });
      const { map } = buildMap(orders.appModel, [candidate], [orders.snapshot]);
      return map.tools.flatMap(({ kind, row, reach }) => [kind, row !== undefined, reach !== undefined]);
    };
    expect(inDialog(undefined)).toEqual(['row-action', true, true]);
    expect(inDialog('source')).toEqual(['form', false, false]);
  });

  test('a row action is held back where the page shows no rows', () => {
    const flat = buildWorld([{ label: 'View' }]);
    const { map } = buildMap(flat.appModel, [tool({ kind: 'row-action', row: null, action: 0 })], [flat.snapshot]);
    expect(map.tools).toEqual([]);
    expect(map.unstable).toHaveLength(1);
  });
});

describe('row keys in texts', () => {
  test('a key in a role selector is escaped like the name', () => {
    const selector = { strategy: 'role', value: 'button[name="Open \\"Tea\\" {1}"]', score: 0.6 } as const;
    expect(selectorWithRowKey(selector, '"Tea"')?.value).toBe('button[name="Open {row} {{1}}"]');
    expect(selectorWithRowKey({ strategy: 'css', value: '#tea', score: 0.5 }, 'tea')).toBeNull();
  });
});
