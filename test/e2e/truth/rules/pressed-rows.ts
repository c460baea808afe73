import type { Tool } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { onRow } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** A control that a loop makes for each record is one tool that takes the record. */
export const pressedRows: TruthRule = {
  page: 'pressed-rows',
  tests(truth) {
    /** Returns the tool that presses the rows of a kind themselves. */
    const pressing = (kind: string): Tool => {
      const found = truth.map().tools.filter(({ action }) => isRow(action) && action?.fingerprint?.kind === kind);
      expect(found, kind).toHaveLength(1);
      return found[0]!;
    };
    const isRow = (action: Tool['action']): boolean =>
      action?.selectors.some(({ value }) => value === ':scope') === true;

    test('the buttons of days are one tool, and the day names the button', async () => {
      const tool = pressing('button');
      await truth.open(tool);
      expect((await truth.call(tool, onRow(tool, 'Wed'))).status).toBe('completed');
      expect(await truth.kept()).toMatchObject({ day: 9 });
      expect((await truth.call(tool, onRow(tool, 'Someday'))).status).toBe('not_found');
      expect(await truth.kept()).toMatchObject({ day: 9 });
    });

    test('a box without a role is pressed by its heading, and the button in the box is not', async () => {
      const tool = pressing('generic');
      await truth.open(tool);
      expect((await truth.call(tool, onRow(tool, 'Night market'))).status).toBe('completed');
      expect(await truth.kept()).toMatchObject({ open: 'b', gone: [] });
    });

    test('the button in such a box is a tool of its own', async () => {
      const [tool, ...others] = truth
        .map()
        .tools.filter(({ action }) => action?.fingerprint?.labels.includes('Remove walk') === true);
      expect(others).toEqual([]);
      truth.answer('accept');
      await truth.open(tool!);
      expect((await truth.call(tool!, onRow(tool!, 'Night market'))).status).toBe('completed');
      expect(await truth.kept()).toMatchObject({ open: '', gone: ['b'] });
    });

    test('a link around a card goes to the page of the card', async () => {
      const tool = pressing('link');
      await truth.open(tool);
      await truth.call(tool, onRow(tool, 'Night market'));
      expect(new URL(truth.page().url()).search).toBe('?walk=b');
    });
  },
};
