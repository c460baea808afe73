import { expect, test } from 'vitest';

import { byLabel, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** Rules 6 and 7: a page answers in plain words, without a role or a mark. */
export const plainWords: TruthRule = {
  page: 'plain-words',
  tests(truth) {
    const nothing = { saved: [], ended: [], isPinned: false };

    test.each([
      ['Al', { status: 'rejected', messages: [expect.stringContaining('Name is too short')] }, []],
      ['Alma', { status: 'completed' }, ['Alma']],
    ])('words beside a field refuse: %s', async (name, answer, saved) => {
      const tool = toolWithAction(truth.map(), 'Save guest');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { Name: name }))).toMatchObject(answer);
      expect(await truth.kept()).toEqual({ ...nothing, saved });
    });

    test('a question without a role is answered by its own tool', async () => {
      const tool = toolWithAction(truth.map(), 'Drop it now');
      await truth.open(tool);
      truth.answer('accept');
      expect((await truth.call(tool)).status).toBe('completed');
      expect(await truth.kept()).toEqual({ ...nothing, ended: ['letter'] });
    });

    test('the wording of a button shows that its act is done', async () => {
      const tool = toolWithAction(truth.map(), 'Pin note');
      await truth.open(tool);
      expect((await truth.call(tool)).status).toBe('completed');
      expect(await truth.kept()).toEqual({ ...nothing, isPinned: true });
    });

    test('a part that is drawn anew with the same words is no evidence', async () => {
      const tool = toolWithAction(truth.map(), 'Redraw sketch');
      await truth.open(tool);
      expect((await truth.call(tool)).status).toBe('unknown');
    });
  },
};
