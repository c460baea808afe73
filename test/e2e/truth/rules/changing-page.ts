import { expect, test } from 'vitest';

import { byLabel, onRow, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** Bad input: a page that changes while it is filled. */
export const changingPage: TruthRule = {
  page: 'changing-page',
  tests(truth) {
    test.each([
      ['13', { status: 'rejected', messages: ['Guest: left the page after it was set', 'Nothing was submitted'] }, []],
      ['7', { status: 'completed' }, ['Ada in 7']],
    ])('a field that goes takes its value along: room %s', async (room, answer, booked) => {
      const tool = toolWithAction(truth.map(), 'Book room');
      await truth.open(tool);
      truth.answer('accept');
      expect(await truth.call(tool, byLabel(tool, { Guest: 'Ada', Room: room }))).toMatchObject(answer);
      expect(await truth.kept()).toEqual({ booked, notes: {} });
    });

    test.each([
      ['swap', 'unavailable', {}],
      ['tea', 'completed', { Ada: 'tea' }],
    ])('a row that another row replaces is not pressed: %s', async (note, status, notes) => {
      const tool = toolWithAction(truth.map(), 'Keep note');
      await truth.open(tool);
      truth.answer('accept');
      const args = { ...onRow(tool, 'Ada'), ...byLabel(tool, { Note: note }) };
      expect(await truth.call(tool, args)).toMatchObject({ status });
      expect(await truth.kept()).toEqual({ booked: [], notes });
    });
  },
};
