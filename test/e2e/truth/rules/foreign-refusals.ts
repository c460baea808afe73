import { expect, test } from 'vitest';

import { byLabel, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** Only signs that the call could have caused refuse it. */
export const foreignRefusals: TruthRule = {
  page: 'foreign-refusals',
  tests(truth) {
    test('a mark in a form that lost the focus, and a toast about cookies, refuse nothing', async () => {
      const tool = toolWithAction(truth.map(), 'Publish all');
      await truth.open(tool);
      await truth.page().evaluate(() => document.querySelector<HTMLInputElement>('[name=mail]')!.focus());
      expect(await truth.call(tool)).toMatchObject({ status: 'completed' });
      expect(await truth.kept()).toMatchObject({ published: 1 });
      expect(await truth.page().evaluate(() => document.querySelector('#mail-error')!.textContent)).not.toBe('');
    });

    test('a record whose name sounds like a failure is added', async () => {
      const tool = toolWithAction(truth.map(), 'Add record');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { Name: 'Broken chair' }))).toMatchObject({ status: 'completed' });
      expect(await truth.kept()).toMatchObject({ records: ['Table', 'Broken chair'] });
    });

    test("the form's own refusal rejects", async () => {
      const tool = toolWithAction(truth.map(), 'Add record');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { Name: 'Table' }))).toMatchObject({
        status: 'rejected',
        messages: [expect.stringContaining('This name is already taken')],
      });
      expect(await truth.kept()).toMatchObject({ records: ['Table'] });
    });

    test('a mark in the form of the call rejects', async () => {
      const tool = toolWithAction(truth.map(), 'Subscribe');
      await truth.open(tool);
      await truth.page().evaluate(() => document.querySelector<HTMLInputElement>('[name=mail]')!.focus());
      expect(await truth.call(tool)).toMatchObject({
        status: 'rejected',
        messages: [expect.stringContaining('Please enter an address')],
      });
    });
  },
};
