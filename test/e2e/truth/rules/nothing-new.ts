import { expect, test } from 'vitest';

import { byLabel, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** Rule 17: an act whose result is there already is no failure. */
export const nothingNew: TruthRule = {
  page: 'nothing-new',
  tests(truth) {
    test('a link to the open page completes with that fact', async () => {
      const tool = toolWithAction(truth.map(), 'All orders', 'link');
      await truth.open(tool);
      expect(await truth.call(tool)).toMatchObject({
        status: 'completed',
        messages: ['The page /nothing-new is open already'],
        evidence: [{ kind: 'nothing-new' }],
      });
    });

    test('a link to another address completes by the address', async () => {
      const tool = toolWithAction(truth.map(), 'As a list', 'link');
      await truth.open(tool);
      expect(await truth.call(tool)).toMatchObject({ status: 'completed', evidence: [{ kind: 'route-changed' }] });
    });

    test('a link that opens a new tab completes with that fact', async () => {
      const tool = toolWithAction(truth.map(), 'Help pages', 'link');
      await truth.open(tool);
      const opened = truth.page().context().waitForEvent('page');
      expect(await truth.call(tool)).toMatchObject({
        status: 'completed',
        messages: ['The link opens /nothing-new?help in a new tab; this page stays as it is'],
        evidence: [{ kind: 'new-tab' }],
      });
      await (await opened).close();
    });

    test.each([
      ['open', 'The fields held these values already, and the page shows the same'],
      ['paid', 'Oil'],
    ])('a filter that is set already completes with that fact: %s', async (state, message) => {
      const tool = toolWithAction(truth.map(), 'Filter orders');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { State: state }))).toMatchObject({
        status: 'completed',
        messages: [message],
      });
      expect(await truth.kept()).toEqual({ state, size: 'small', filters: 1 });
    });

    test.each([
      ['Check tide', { status: 'unknown', messages: [expect.not.stringContaining('Static route')] }],
      ['Check water', { status: 'completed', messages: ['High water at noon'] }],
    ])("a status of a developer's tool is no result, and one of the app is: %s", async (action, answer) => {
      const tool = toolWithAction(truth.map(), action);
      await truth.open(tool);
      expect(await truth.call(tool)).toMatchObject(answer);
    });

    test('an act without a result stays unknown', async () => {
      const tool = toolWithAction(truth.map(), 'Show weather');
      await truth.open(tool);
      expect(await truth.call(tool)).toMatchObject({ status: 'unknown' });
    });
  },
};
