import { expect, test } from 'vitest';

import type { Tool } from '@webmcp/contract';

import { byLabel, onRow } from '../../../slice/tool-with-action.js';
import type { TruthPage, TruthRule } from '../truth-rule.js';

/** One dialog in many places: its content belongs to the place whose opener was pressed. */
export const sharedDialog: TruthRule = {
  page: 'shared-dialog',
  tests(truth) {
    test.each([
      ['Rename board', 'board'],
      ['Rename team', 'team'],
      ['Rename tag', 'tag'],
    ])('the dialog behind "%s" renames the %s', async (opener, what) => {
      const tool = behind(truth, opener);
      expect(tool.row).toBeUndefined();
      await truth.open(tool);
      const result = await truth.call(tool, byLabel(tool, { 'New name': 'Blue' }));
      expect({ result, kept: await truth.kept() }).toMatchObject({
        result: { status: 'completed' },
        kept: { [what]: 'Blue' },
      });
      expect(Object.keys((await truth.kept()) as object)).toEqual([what]);
    });

    test('the dialog of a row renames that row', async () => {
      const tool = behind(truth, 'Rename card');
      await truth.open(tool);
      const result = await truth.call(tool, { ...onRow(tool, 'Build'), ...byLabel(tool, { 'New name': 'Blue' }) });
      expect({ result, kept: await truth.kept() }).toEqual({
        result: expect.objectContaining({ status: 'completed' }),
        kept: { Build: 'Blue' },
      });
    });

    test('a dialog that another place opened is not used', async () => {
      const tool = behind(truth, 'Rename board');
      await truth.open(tool);
      await truth.page().getByRole('button', { name: 'Rename team', exact: true }).click();
      const result = await truth.call(tool, byLabel(tool, { 'New name': 'Blue' }));
      expect((await truth.kept()) as object).not.toHaveProperty('team');
      if (result.status !== 'completed') expect(await truth.kept()).toEqual({});
    });
  },
};

/** Returns the tool whose last step presses the opener. */
function behind(truth: TruthPage, opener: string): Tool {
  const name = `button[name=${JSON.stringify(opener)}]`;
  const found = truth
    .map()
    .tools.filter(
      ({ reach, fields }) =>
        fields.length > 0 && JSON.stringify(reach?.at(-1) ?? {}).includes(JSON.stringify(name).slice(1, -1)),
    );
  const all = truth.map().tools.map((tool) => `${tool.name}: ${JSON.stringify(tool.reach ?? [])}`);
  if (found.length !== 1) throw new Error(`Expected one tool behind ${opener}, among:\n${all.join('\n')}`);
  return found[0]!;
}
