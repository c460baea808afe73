import { expect, test } from 'vitest';

import { byLabel, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** The required fields of a form's own rows are in the tool, or the tool is held back with that reason. */
export const ownRows: TruthRule = {
  page: 'own-rows',
  tests(truth) {
    test('the fields of the only row are fields of the form', async () => {
      const tool = toolWithAction(truth.map(), 'Save invoice');
      expect(tool.fields.flatMap(({ label, required }) => (required ? [label] : []))).toEqual(['Client', 'Item name']);
      await truth.open(tool);
      const result = await truth.call(tool, byLabel(tool, { Client: 'Ada', 'Item name': 'Tea', Quantity: 3 }));
      expect({ result, kept: await truth.kept() }).toMatchObject({
        result: { status: 'completed' },
        kept: [{ client: 'Ada', lines: [{ item: 'Tea' }] }],
      });
    });

    test('a call with two rows on the page sets none of them', async () => {
      const tool = toolWithAction(truth.map(), 'Save invoice');
      await truth.open(tool);
      await truth.page().getByRole('button', { name: 'Add line', exact: true }).click();
      const result = await truth.call(tool, byLabel(tool, { Client: 'Ada', 'Item name': 'Tea' }));
      expect({ status: result.status, kept: await truth.kept() }).toEqual({ status: 'ambiguous', kept: [] });
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
