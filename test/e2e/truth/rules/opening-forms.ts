import { expect, test } from 'vitest';

import { byLabel, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** Opening is success where opening is the job, and a button that opens something submits no form. */
export const openingForms: TruthRule = {
  page: 'opening-forms',
  tests(truth) {
    test.each([
      ['Change plan', 'plan', '"Change of plan" opened with the fields New plan'],
      ['Delete account', 'account', '"Reason for leaving" opened with the fields Reason'],
      ['Move house', 'address', '"New address" opened with the fields Street'],
    ])('"%s" answers with the form that opened', async (button, part, message) => {
      const tool = toolWithAction(truth.map(), button);
      truth.answer('accept');
      await truth.open(tool);
      const result = await truth.call(tool);
      expect({ result, kept: await truth.kept() }).toMatchObject({
        result: {
          status: 'completed',
          messages: [expect.stringContaining(message)],
          evidence: expect.arrayContaining([{ kind: 'form-opened' }]),
        },
        kept: { part, sent: {} },
      });
    });

    test('a destructive button whose dialog only asks is not done', async () => {
      const tool = toolWithAction(truth.map(), 'Remove data');
      expect(tool.risk.level).toBe('destructive');
      truth.answer('accept');
      await truth.open(tool);
      const result = await truth.call(tool);
      expect({ result, kept: await truth.kept() }).toMatchObject({
        result: { status: 'unknown', messages: [expect.stringContaining('Really remove all data?')] },
        kept: { part: 'data', sent: {} },
      });
    });

    test('a button with a popup does not submit the form around it', async () => {
      const tool = toolWithAction(truth.map(), 'Book');
      const forms = truth.map().tools.filter(({ fields }) => fields.some(({ label }) => label === 'Guest'));
      expect(forms).toEqual([tool]);
      await truth.open(tool);
      const result = await truth.call(tool, byLabel(tool, { Guest: 'Ada' }));
      expect({ result, kept: await truth.kept() }).toMatchObject({
        result: { status: 'completed' },
        kept: { booked: 'Ada' },
      });
    });
  },
};
