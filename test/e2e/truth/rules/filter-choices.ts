import { expect, test } from 'vitest';

import { byLabel, toolWithAction, toolWithFields } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** Buttons of one choice are one field, also where the text of one of them reads like an act. */
export const filterChoices: TruthRule = {
  page: 'filter-choices',
  tests(truth) {
    test.each([
      ['Filter', ['all', 'active', 'complete'], 'complete', { filter: 'complete' }, 'safe'],
      ['Pack', ['Roomy', 'Book'], 'Book', { density: 'book' }, 'caution'],
    ])('%s is one field, and no button of it is a tool', async (label, options, value, kept, level) => {
      const tool = toolWithFields(truth.map(), [label]);
      expect(tool).toMatchObject({ risk: { level }, fields: [{ schema: { enum: options } }] });
      const pressed = truth.map().tools.flatMap(({ action }) => action?.fingerprint?.labels ?? []);
      expect(options.filter((option) => pressed.includes(option))).toEqual([]);
      await truth.open(tool);
      expect((await truth.call(tool, byLabel(tool, { [label]: value }))).status).toBe('completed');
      expect(await truth.kept()).toMatchObject(kept);
    });

    test('buttons that send something are tools of their own', () => {
      for (const label of ['Reopen all', 'Complete all'])
        expect(toolWithAction(truth.map(), label).risk.level).toBe('caution');
    });
  },
};
