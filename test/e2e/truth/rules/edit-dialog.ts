import { expect, test } from 'vitest';

import type { Tool } from '@webmcp/contract';

import { byLabel, onRow } from '../../../slice/tool-with-action.js';
import type { TruthPage, TruthRule } from '../truth-rule.js';

const start = [
  { id: 1, plant: 'Basil', place: 'Kitchen' },
  { id: 2, plant: 'Fern', place: 'Bath' },
];

/** One dialog adds a record behind a button of the page, and changes a record behind a button of its row. */
export const editDialog: TruthRule = {
  page: 'edit-dialog',
  tests(truth) {
    test('the button of the page adds a record', async () => {
      const tool = ofForm(truth, false);
      await truth.open(tool);
      const result = await truth.call(tool, byLabel(tool, { Plant: 'Aloe', Place: 'Hall' }));
      expect({ status: result.status, kept: await truth.kept() }).toEqual({
        status: 'completed',
        kept: [...start, { id: 3, plant: 'Aloe', place: 'Hall' }],
      });
    });

    test('the button of a row changes the record of that row', async () => {
      const tool = ofForm(truth, true);
      expect(tool.name).toMatch(/^change/);
      await truth.open(tool);
      const given = byLabel(tool, { Plant: 'Fern', Place: 'Hall' });
      const result = await truth.call(tool, { ...onRow(tool, 'Fern'), ...given });
      expect({ status: result.status, kept: await truth.kept() }).toEqual({
        status: 'completed',
        kept: [start[0], { id: 2, plant: 'Fern', place: 'Hall' }],
      });
    });

    test('a call for a row may omit what the record keeps, and a call for a new record may not', async () => {
      const change = ofForm(truth, true);
      await truth.open(change);
      const changed = await truth.call(change, { ...onRow(change, 'Fern'), ...byLabel(change, { Place: 'Hall' }) });
      expect({ status: changed.status, kept: await truth.kept() }).toEqual({
        status: 'completed',
        kept: [start[0], { id: 2, plant: 'Fern', place: 'Hall' }],
      });
      const add = ofForm(truth, false);
      await truth.open(add);
      const added = await truth.call(add, byLabel(add, { Place: 'Hall' }));
      expect({ status: added.status, kept: await truth.kept() }).toEqual({ status: 'invalid_input', kept: start });
    });

    test.each([
      ['New pot', true],
      ['Change', false],
    ])('a dialog that "%s" opened is not used for another record', async (opener, inRow) => {
      const tool = ofForm(truth, inRow);
      await truth.open(tool);
      await truth.page().getByRole('button', { name: opener, exact: true }).first().click();
      const given = byLabel(tool, { Plant: 'Aloe', Place: 'Hall' });
      const result = await truth.call(tool, { ...(inRow ? onRow(tool, 'Fern') : {}), ...given });
      const meant = inRow
        ? [start[0], { id: 2, plant: 'Aloe', place: 'Hall' }]
        : [...start, { id: 3, plant: 'Aloe', place: 'Hall' }];
      expect(await truth.kept()).toEqual(result.status === 'completed' ? meant : start);
    });
  },
};

/** Returns the tool of the form, behind the button of the page or of a row. */
function ofForm(truth: TruthPage, inRow: boolean): Tool {
  const tools = truth.map().tools.filter(({ fields }) => fields.some(({ label }) => label === 'Plant'));
  const found = tools.filter(({ row }) => (row !== undefined) === inRow);
  if (found.length !== 1) throw new Error(`Expected one tool of the form, among: ${JSON.stringify(tools, null, 1)}`);
  return found[0]!;
}
