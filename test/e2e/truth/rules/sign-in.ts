import { expect, test } from 'vitest';

import { byLabel, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** No form is submitted with an empty password, code or card, whether the page demands the password or not. */
export const signIn: TruthRule = {
  page: 'sign-in',
  tests(truth) {
    test.each([
      ['Sign in', { Email: 'ada@example.com' }, 'Password', 'Email'],
      ['Create account', { 'Your name': 'Ada' }, 'New password', 'Your name'],
      ['Confirm device', { Device: 'Phone' }, 'Code', 'Device'],
      ['Donate', { Sum: '5' }, 'Card number', 'Sum'],
    ])('%s with an empty secret is handed over', async (action, values, secret, filled) => {
      const tool = toolWithAction(truth.map(), action);
      expect(tool.risk.level).not.toBe('safe');
      truth.answer('accept');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, values))).toMatchObject({
        status: 'handed_over',
        messages: [
          `${secret}: the user fills this field, which has the focus now; filled: ${filled}; nothing was submitted`,
        ],
      });
      expect(await truth.kept()).toEqual([]);
      await truth.page().keyboard.type('correct horse');
      await expect.poll(() => truth.page().getByLabel(secret, { exact: true }).inputValue()).toBe('correct horse');
    });

    test('a password that the user filled is submitted', async () => {
      const tool = toolWithAction(truth.map(), 'Sign in');
      await truth.open(tool);
      await truth.page().getByLabel('Password', { exact: true }).fill('correct horse');
      expect(await truth.call(tool, byLabel(tool, { Email: 'ada@example.com' }))).toMatchObject({
        status: 'completed',
      });
      expect(await truth.kept()).toEqual(['signed in']);
    });

    test('an empty identity number that nobody demands is no reason to hand over', async () => {
      const tool = toolWithAction(truth.map(), 'Save traveller');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { 'Full name': 'Ada' }))).toMatchObject({ status: 'completed' });
      expect(await truth.kept()).toEqual(['traveller saved']);
    });
  },
};
