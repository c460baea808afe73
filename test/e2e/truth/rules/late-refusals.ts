import type { CallResult } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { byLabel, onRow, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** Rule 7: a success that the page takes back, and a success that is none. */
export const lateRefusals: TruthRule = {
  page: 'late-refusals',
  tests(truth) {
    const guests = ['Ada', 'Ben', 'Cleo'];

    test.each([
      ['taken', { status: 'rejected', messages: ['Could not be saved', 'Saved'] }, []],
      ['Tea', { status: 'completed', messages: ['Saved'] }, ['Tea']],
    ])('the first word of success is not the last: %s', async (title, answer, saved) => {
      const tool = toolWithAction(truth.map(), 'Save title');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { Title: title }))).toMatchObject(answer);
      expect(await truth.kept()).toEqual({ guests, saved });
    });

    test.each([
      ['Publish draft', 'rejected', []],
      ['Publish page', 'completed', ['published']],
    ])('a call waits for the timer that its act started: %s', async (action, status, saved) => {
      const tool = toolWithAction(truth.map(), action);
      await truth.open(tool);
      truth.answer('accept');
      expect(await truth.call(tool)).toMatchObject({ status });
      expect(await truth.kept()).toEqual({ guests, saved });
    });

    test.each([
      ['Ada', 'rejected', guests],
      ['Ben', 'completed', ['Ada', 'Cleo']],
    ])('a row that comes back was not archived: %s', async (guest, status, left) => {
      const tool = toolWithAction(truth.map(), 'Archive');
      await truth.open(tool);
      truth.answer('accept');
      expect(await truth.call(tool, onRow(tool, guest))).toMatchObject({ status });
      expect(await truth.kept()).toEqual({ guests: left, saved: [] });
    });

    test('a page that asks for a captcha has done nothing', async () => {
      const tool = toolWithAction(truth.map(), 'Subscribe');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { Nickname: 'Ada' }))).toMatchObject({
        status: 'unknown',
        messages: ['The page asks: Please solve the captcha'],
      });
    });

    test.each([
      ['dismiss', { status: 'rejected', messages: ['Cancelled'] }, []],
      ['accept', { status: 'completed', messages: ['All guests have new numbers'] }, ['renumbered']],
    ] as const)("the page's own question decides: %s", async (how, answer, saved) => {
      const tool = toolWithAction(truth.map(), 'Renumber guests');
      await truth.open(tool);
      truth.answer(how);
      expect(await truth.call(tool)).toMatchObject(answer);
      expect(await truth.kept()).toEqual({ guests, saved });
    });

    test.each([
      [500, '<h1>Order</h1>', 'rejected', ['The page that opened answered 500']],
      [
        200,
        '<title>Order</title><p role="alert">The dish is not available</p>',
        'rejected',
        ['The dish is not available'],
      ],
      [
        200,
        '<title>Order</title><form><input name="dish"></form><p>The kitchen could not take the order</p>',
        'rejected',
        ['The kitchen could not take the order'],
      ],
      [200, '<title>Order</title><form><input name="email"></form><p>An address is required</p>', 'navigated', []],
      [200, '<title>Order</title><p>Enjoy your meal</p>', 'navigated', []],
    ])('the next page corrects the answer: %i %s', async (status, body, corrected, messages) => {
      const tool = toolWithAction(truth.map(), 'Order dish');
      await truth.open(tool);
      truth.answer('accept');
      await truth.page().route('**/orders/new', (route) => route.fulfill({ status, contentType: 'text/html', body }));
      const first = await truth.callAndLeave(tool, byLabel(tool, { Dish: 'Rye' }));
      expect(first).toMatchObject({ status: 'navigated', id: expect.any(String) });
      const later = await truth.page().evaluate(askAgain, { name: tool.name, id: first.id! });
      await truth.page().unroute('**/orders/new');
      expect(later).toMatchObject({ status: corrected, messages });
    });
  },
};

/** Runs in the page: the tool of the page that was left is not listed there, and answers all the same. */
async function askAgain({ name, id }: { name: string; id: string }): Promise<CallResult> {
  const tools = Reflect.get(window, 'webmcp') as {
    executeTool(name: string, args: object, context: object): Promise<CallResult>;
  };
  return JSON.parse(String(await tools.executeTool(name, {}, { id }))) as CallResult;
}
