import { expect, test } from 'vitest';

import { byLabel, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** Classes are compared by token. Variants are no states, and buttons are no part of a message. */
export const classVariants: TruthRule = {
  page: 'class-variants',
  tests(truth) {
    test('a toast with variants of an error and a red button confirms', async () => {
      const tool = toolWithAction(truth.map(), 'Save name');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { Name: 'Ada' }))).toMatchObject({
        status: 'completed',
        messages: ['Ada is kept'],
      });
      expect(await truth.kept()).toEqual(['Ada']);
    });

    test('a toast with the class of an error refuses', async () => {
      const tool = toolWithAction(truth.map(), 'Save name');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { Name: 'Nil' }))).toMatchObject({
        status: 'rejected',
        messages: [expect.stringContaining('Sundays only')],
      });
      expect(await truth.kept()).toEqual([]);
    });

    test('a toast with the class of an error and words of success refuses nothing', async () => {
      const tool = toolWithAction(truth.map(), 'Save name');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { Name: 'Red' }))).toMatchObject({
        status: 'completed',
        messages: ['The name was saved'],
      });
      expect(await truth.kept()).toEqual(['Red']);
    });

    test('a toast that stays from before is no answer to the next call', async () => {
      const tool = toolWithAction(truth.map(), 'Save name');
      await truth.open(tool);
      await truth.call(tool, byLabel(tool, { Name: 'Nil' }));
      expect(await truth.call(tool, byLabel(tool, { Name: 'Bo' }))).toMatchObject({
        status: 'completed',
        messages: ['Bo is kept'],
      });
      expect(await truth.kept()).toEqual(['Bo']);
    });
  },
};
