import { expect, test } from 'vitest';

import { byLabel, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** An editor that closes on blur, on Escape or on a press outside stays open until its button is pressed. */
export const blurEditors: TruthRule = {
  page: 'blur-editors',
  tests(truth) {
    test.each([
      ['closes as the focus leaves it', 'Title', { title: 'New' }],
      ['cancels as its field loses the focus', 'Price', { price: 'New' }],
      ['closes on Escape and on a press outside', 'Nickname', { nickname: 'New' }],
    ])('an editor that %s is filled and saved', async (_, label, changed) => {
      const tool = toolWithAction(truth.map(), `Save ${label.toLowerCase()}`);
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { [label]: 'New' }))).toMatchObject({ status: 'completed' });
      expect(await truth.kept()).toEqual({ title: 'Old title', price: '10', nickname: 'Bo', stock: '1', ...changed });
    });

    test.each([
      ['9', { status: 'rejected', messages: [expect.stringContaining('it shows "5"'), 'Nothing was submitted'] }, '1'],
      ['3', { status: 'completed' }, '3'],
    ])('a value that the page changes on blur is not saved: %s', async (value, answer, stock) => {
      const tool = toolWithAction(truth.map(), 'Save stock');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { Stock: value }))).toMatchObject(answer);
      expect(await truth.kept()).toMatchObject({ stock });
    });
  },
};
