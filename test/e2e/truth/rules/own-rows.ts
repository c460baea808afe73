import { expect, test } from 'vitest';

import { byLabel, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** The required fields of a form's own rows are in the tool, or the tool is held back with that reason. */
export const ownRows: TruthRule = {
  page: 'own-rows',
  tests(truth) {
    test('the rows that a button adds are a list of the form', async () => {
      const tool = toolWithAction(truth.map(), 'Save invoice');
      expect(tool.fields.map(({ label, items }) => [label, items?.map((item) => [item.label, item.required])])).toEqual(
        [
          ['Client', undefined],
          [
            'Lines',
            [
              ['Item name', true],
              ['Quantity', false],
            ],
          ],
        ],
      );
      await truth.open(tool);
      const result = await truth.call(tool, byLabel(tool, { Client: 'Ada', Lines: [{ item: 'Tea', quantity: 3 }] }));
      const kept = (await truth.kept()) as { lines: { quantity: unknown }[] }[];
      expect({ result, kept }).toMatchObject({
        result: { status: 'completed' },
        kept: [{ client: 'Ada', lines: [{ item: 'Tea' }] }],
      });
      // Vue keeps the number of such a field, and React the text.
      expect(kept.map(({ lines }) => lines.map(({ quantity }) => String(quantity)))).toEqual([['3']]);
    });

    test('a call with two rows on the page keeps those of the call alone', async () => {
      const tool = toolWithAction(truth.map(), 'Save invoice');
      await truth.open(tool);
      await truth.page().getByRole('button', { name: 'Add line', exact: true }).click();
      const result = await truth.call(tool, byLabel(tool, { Client: 'Ada', Lines: [{ item: 'Tea' }] }));
      expect({ result, kept: await truth.kept() }).toMatchObject({
        result: { status: 'completed' },
        kept: [{ client: 'Ada', lines: [{ item: 'Tea', quantity: '' }] }],
      });
    });

    test('a call whose row lacks a required value sets none', async () => {
      const tool = toolWithAction(truth.map(), 'Save invoice');
      await truth.open(tool);
      const result = await truth.call(tool, byLabel(tool, { Client: 'Ada', Lines: [{ quantity: 3 }] }));
      expect({ status: result.status, kept: await truth.kept() }).toEqual({ status: 'invalid_input', kept: [] });
    });

    test('a form with two rows that demand a value is held back with that reason', () => {
      expect(truth.map().tools.some(({ action }) => JSON.stringify(action ?? {}).includes('Book seats'))).toBe(false);
      expect(truth.map().unstable).toContainEqual(
        expect.objectContaining({ what: 'field', label: 'Guest name', unlocks: 1 }),
      );
    });

    test('rows that demand nothing hold no form back', async () => {
      const tool = toolWithAction(truth.map(), 'Place order');
      truth.answer('accept');
      await truth.open(tool);
      const result = await truth.call(tool, byLabel(tool, { Remark: 'Soon' }));
      expect({ result, kept: await truth.kept() }).toMatchObject({
        result: { status: 'completed' },
        kept: [{ remark: 'Soon' }],
      });
    });
  },
};
