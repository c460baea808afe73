import { expect, test } from 'vitest';

import type { Tool } from '@webmcp/contract';

import { byLabel, onRow, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthPage, TruthRule } from '../truth-rule.js';

const start = { plants: ['Basil', 'Fern'], drafts: 0 };

/** Two boxes lie over the page without the role of a dialog. Each has a "Delete", as each row has. */
export const drawnDialog: TruthRule = {
  page: 'drawn-dialog',
  tests(truth) {
    test('the button of a row deletes it through the box that asks', async () => {
      const tool = removal(truth);
      await truth.open(tool);
      truth.answer('accept');
      const result = await truth.call(tool, onRow(tool, 'Basil'));
      expect({ status: result.status, kept: await truth.kept() }).toEqual({
        status: 'completed',
        kept: { plants: ['Fern'], drafts: 0 },
      });
    });

    test('the button of the page adds through its box', async () => {
      const tool = toolWithAction(truth.map(), 'Save');
      await truth.open(tool);
      const result = await truth.call(tool, byLabel(tool, { Plant: 'Aloe' }));
      expect({ status: result.status, kept: await truth.kept() }).toEqual({
        status: 'completed',
        kept: { plants: ['Basil', 'Fern', 'Aloe'], drafts: 0 },
      });
    });

    test('a call for a row presses nothing of another box that lies over the page', async () => {
      const tool = removal(truth);
      await truth.open(tool);
      await truth.page().getByRole('button', { name: 'New plant', exact: true }).click();
      truth.answer('accept');
      const result = await truth.call(tool, onRow(tool, 'Basil'));
      expect(result.status).not.toBe('completed');
      expect(await truth.kept()).toEqual(start);
    });
  },
};

/** Returns the tool that deletes the plant of a row. */
function removal(truth: TruthPage): Tool {
  const [tool, ...others] = truth.map().tools.filter(({ row, risk }) => row && risk.level === 'destructive');
  if (tool === undefined || others.length > 0) throw new Error(JSON.stringify(truth.map().tools, null, 1));
  return tool;
}
