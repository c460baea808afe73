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

  test('are found inside the row, and the row by what a person sees in it', () => {
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

  test("write the row's key as {row}, and no row text stands in the map", () => {
    const { map } = buildMap(orders.appModel, candidates, [orders.snapshot]);
    const cancel = map.tools.find(({ name }) => name === 'cancel_order');
    expect(cancel?.action?.selectors.map(({ value }) => value)).toEqual(['button[name="Cancel order {row}"]']);
    expect(cancel?.action?.fingerprint?.labels).toEqual(['Cancel order {row}']);
    expect(JSON.stringify(map)).not.toMatch(/A-[123]/);
  });

  test('are named though one of the rows is edited and shows no name', () => {
    const snapshot = structuredClone(orders.snapshot);
    const edited = snapshot.containers.find(({ row }) => row !== undefined);
    edited!.row!.keys = [];
    const { map } = buildMap(orders.appModel, candidates, [snapshot]);
    expect(map.tools.find(({ name }) => name === 'view_order')?.row?.key.selectors).toMatchObject([{ value: 'h3' }]);
  });

  test('work with a single row', () => {
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

  test('a fixed label that happens to hold the key stays as it is', () => {
    const one = buildWorld([{ box: 'rows', label: 'orders', rows: ['order'], inside: [{ label: 'Cancel order' }] }]);
    const { map } = buildMap(one.appModel, [tool({ kind: 'row-action', row: 0, action: 0 })], [one.snapshot]);
    expect(map.tools[0]?.action?.selectors[0]?.value).toBe('button[name="Cancel order"]');
  });

  test('are of their own rows where what opens the place stands in others, as a tab does', () => {
    const tabs = buildWorld([
      { box: 'rows', label: 'tabs', rows: ['Open', 'Closed'], inside: [{ label: 'Orders', control: 'tab' }] },
      { box: 'rows', label: 'orders', rows: ['A-1', 'A-2'], inside: [{ label: 'View' }] },
    ]);
    const candidate = tool({ kind: 'row-action', row: 1, action: 1, openers: [0] });
    const { map } = buildMap(tabs.appModel, [candidate], [tabs.snapshot]);
    expect(map.tools.map(({ row }) => row?.rows.selectors[0]?.value)).toEqual(['ul.set-1 > li']);
  });

  test('in a dialog that a row opens in a way that is not known are tools of the dialog, without a row', () => {
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

  test('without rows on the page they are held back', () => {
    const flat = buildWorld([{ label: 'View' }]);
    const { map } = buildMap(flat.appModel, [tool({ kind: 'row-action', row: null, action: 0 })], [flat.snapshot]);
    expect(map.tools).toEqual([]);
    expect(map.unstable).toHaveLength(1);
  });
});

describe('row keys in texts', () => {
  test('are escaped as the role selector escapes its name', () => {
    const selector = { strategy: 'role', value: 'button[name="Open \\"Tea\\" {1}"]', score: 0.6 } as const;
    expect(selectorWithRowKey(selector, '"Tea"')?.value).toBe('button[name="Open {row} {{1}}"]');
    expect(selectorWithRowKey({ strategy: 'css', value: '#tea', score: 0.5 }, 'tea')).toBeNull();
  });
});
