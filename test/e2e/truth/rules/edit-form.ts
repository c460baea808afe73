import { expect, test } from 'vitest';

import { byLabel, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** Edit forms demand only the fields that the page leaves empty. Fields that a call omits keep their values. */
export const editForm: TruthRule = {
  page: 'edit-form',
  tests(truth) {
    const required = (button: string): string[] =>
      toolWithAction(truth.map(), button).fields.flatMap((field) => (field.required ? [field.label] : []));

    test('an edit form demands its empty field alone, and a form that adds demands all', () => {
      expect(required('Save member')).toEqual(['Remark']);
      expect(required('Add member')).toEqual(['New name', 'New plan']);
    });

    test('a call changes one field, and the others keep their values', async () => {
      const tool = toolWithAction(truth.map(), 'Save member');
      await truth.open(tool);
      const result = await truth.call(tool, byLabel(tool, { Plan: 'Basic', Remark: 'Moved' }));
      expect({ result, kept: await truth.kept() }).toMatchObject({
        result: { status: 'completed', messages: [expect.stringContaining('Member changed')] },
        kept: [{ what: 'changed', name: 'Ada Byron', email: 'ada@example.com', plan: 'basic', remark: 'Moved' }],
      });
    });

    test('`$clear` empties an optional field alone, and a field that the page demands is refused by the page', async () => {
      const tool = toolWithAction(truth.map(), 'Save member');
      await truth.open(tool);
      const keyOf = (label: string): string => tool.fields.find((field) => field.label === label)!.key;
      const remark = byLabel(tool, { Remark: 'Moved' });
      const cleared = await truth.call(tool, { ...remark, $clear: [keyOf('Nickname')] });
      expect({ status: cleared.status, kept: await truth.kept() }).toMatchObject({
        status: 'completed',
        kept: [{ name: 'Ada Byron', nickname: '', remark: 'Moved' }],
      });
      const demanded = await truth.call(tool, { ...remark, $clear: [keyOf('Member name')] });
      expect({ status: demanded.status, kept: await truth.kept() }).toMatchObject({
        status: 'rejected',
        kept: [{ nickname: '' }],
      });
    });

    test('a call without an empty required field touches nothing', async () => {
      for (const [button, given] of [
        ['Save member', { Plan: 'Basic' }],
        ['Add member', { 'New plan': 'Gold' }],
      ] as const) {
        const tool = toolWithAction(truth.map(), button);
        await truth.open(tool);
        const result = await truth.call(tool, byLabel(tool, given));
        expect({ status: result.status, kept: await truth.kept() }).toEqual({ status: 'invalid_input', kept: [] });
      }
    });
  },
};
