import { expect, test } from 'vitest';

import { byLabel, onRow, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthPage, TruthRule } from '../truth-rule.js';

/** A dialog named after its row: the name is a pattern, and the row of the call fills it. */
export const rowDialog: TruthRule = {
  page: 'row-dialog',
  tests(truth) {
    test('a name with the row key becomes a pattern, and the tool acts on every row', async () => {
      const tool = toolWithAction(truth.map(), 'Send refund');
      expect(JSON.stringify(tool.container)).toContain('Refund {row}');
      truth.answer('accept');
      await truth.open(tool);
      const args = { ...onRow(tool, 'B-4'), ...byLabel(tool, { Amount: '12' }) };
      const result = await truth.call(tool, args);
      expect({ result, kept: await truth.kept() }).toMatchObject({
        result: { status: 'completed' },
        kept: { refunds: { 'B-4': '12' } },
      });
    });

    test.each([
      ['Save note', 'Note', 'notes'],
      ['Ship parcel', 'Carrier', 'parcels'],
      ['Save label', 'Label text', 'labels'],
    ])('"%s" acts on a row that the map never saw open', async (button, field, part) => {
      const tool = toolWithAction(truth.map(), button);
      expect(JSON.stringify(tool)).not.toMatch(/A-17|Ada/);
      await truth.open(tool);
      const result = await truth.call(tool, { ...onRow(tool, 'C-9'), ...byLabel(tool, { [field]: 'Blue' }) });
      expect({ result, kept: await truth.kept() }).toMatchObject({
        result: { status: 'completed' },
        kept: { [part]: { 'C-9': 'Blue' } },
      });
    });

    test('a dialog with a fixed name keeps its name', () => {
      const tool = toolWithAction(truth.map(), 'Save label');
      expect(tool.container?.selectors).toContainEqual(
        expect.objectContaining({ value: 'dialog[name="Order label"]' }),
      );
    });

    test('a dialog that is open for another row is not used', async () => {
      const tool = toolWithAction(truth.map(), 'Save label');
      await truth.open(tool);
      await rowButton(truth, 'A-17', 'Label order').click();
      const result = await truth.call(tool, { ...onRow(tool, 'B-4'), ...byLabel(tool, { 'Label text': 'Blue' }) });
      expect({ result, kept: await truth.kept() }).toMatchObject({
        result: { status: 'unavailable', messages: [expect.stringContaining('Order label')] },
        kept: { labels: {} },
      });
    });

    test('the opener of the row names an open dialog anew', async () => {
      const tool = toolWithAction(truth.map(), 'Save note');
      await truth.open(tool);
      await rowButton(truth, 'A-17', 'Write note').click();
      const result = await truth.call(tool, { ...onRow(tool, 'B-4'), ...byLabel(tool, { Note: 'Blue' }) });
      expect({ result, kept: await truth.kept() }).toMatchObject({
        result: { status: 'completed' },
        kept: { notes: { 'B-4': 'Blue' } },
      });
    });

    test('a second call finds the dialog that the first call left open', async () => {
      const tool = toolWithAction(truth.map(), 'Save label');
      await truth.open(tool);
      for (const value of ['Blue', 'Green']) {
        const result = await truth.call(tool, { ...onRow(tool, 'B-4'), ...byLabel(tool, { 'Label text': value }) });
        expect({ result, kept: await truth.kept() }).toMatchObject({
          result: { status: 'completed' },
          kept: { labels: { 'B-4': value } },
        });
      }
    });
  },
};

const rowButton = (truth: TruthPage, row: string, name: string) =>
  truth.page().getByRole('listitem').filter({ hasText: row }).getByRole('button', { name, exact: true });
