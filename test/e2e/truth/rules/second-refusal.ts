import { expect, test } from 'vitest';

import { byLabel, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** A second refusal names all fields again. Other values, rows that come and downloads are evidence. */
export const secondRefusal: TruthRule = {
  page: 'second-refusal',
  tests(truth) {
    test('each refusal names every field, also a field whose label begins as another does', async () => {
      const tool = toolWithAction(truth.map(), 'Send card');
      await truth.open(tool);
      const send = async (values: Record<string, string>): Promise<{ status: string; messages: string[] }> => {
        const { status, messages } = await truth.call(tool, byLabel(tool, values));
        return { status, messages: [...messages].sort() };
      };
      const marked = 'Title on card: is not valid';
      expect(await send({ Title: '', 'Title on card': '', Town: '' })).toEqual({
        status: 'rejected',
        messages: [marked, 'Title: A text is needed', 'Town: A text is needed'],
      });
      expect(await send({ Title: 'T', 'Title on card': '', Town: '' })).toEqual({
        status: 'rejected',
        messages: [marked, 'Title: At least three letters', 'Town: A text is needed'],
      });
      expect(await send({ Title: 'Tea', 'Title on card': 'Tea', Town: 'T' })).toEqual({
        status: 'rejected',
        messages: ['Town: At least three letters'],
      });
      expect(await truth.kept()).toMatchObject({ sent: [] });
    });

    test('another value in a field that the call did not set is evidence', async () => {
      const tool = toolWithAction(truth.map(), 'Convert degrees');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { Celsius: '20' }))).toMatchObject({
        status: 'completed',
        evidence: [{ kind: 'values-changed' }],
      });
      expect(await truth.kept()).toMatchObject({ fahrenheit: '68' });
    });

    test('the values that the call itself set are no evidence', async () => {
      const tool = toolWithAction(truth.map(), 'Weigh parcel');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { Weight: '20' }))).toMatchObject({
        status: 'unknown',
        evidence: [],
      });
    });

    test('a row that left is evidence', async () => {
      const tool = toolWithAction(truth.map(), 'Serve number');
      await truth.open(tool);
      expect(await truth.call(tool)).toMatchObject({ status: 'completed' });
      expect(await truth.kept()).toMatchObject({ queue: [] });
    });

    test('a row that came is evidence, and so is a download', async () => {
      const enqueue = toolWithAction(truth.map(), 'Enqueue number');
      await truth.open(enqueue);
      expect(await truth.call(enqueue)).toMatchObject({ status: 'completed' });
      const save = toolWithAction(truth.map(), 'Export queue');
      expect(await truth.call(save)).toMatchObject({
        status: 'completed',
        evidence: [{ kind: 'download-started', text: 'queue.txt' }],
      });
      expect(await truth.kept()).toMatchObject({ queue: ['One', 'Number 2'], exported: 1 });
    });
  },
};
