import { expect, test } from 'vitest';

import { onRow, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** Equal rows are named by further text; by position only where a wrong row does no harm. */
export const equalRows: TruthRule = {
  page: 'equal-rows',
  tests({ map, open, call, kept, answer }) {
    test('an ambiguous answer names equal rows by the text that differs, and its values work', async () => {
      const tool = toolWithAction(map(), 'Delete task');
      await open(tool);
      answer('accept');
      const first = await call(tool, onRow(tool, 'Buy milk'));
      expect(first).toMatchObject({ status: 'ambiguous', rows: ['Buy milk (Monday)', 'Buy milk (Friday)'] });
      expect(await kept()).toMatchObject({ tasks: [1, 2, 3] });
      expect((await call(tool, onRow(tool, first.rows![1]!))).status).toBe('completed');
      expect(await kept()).toMatchObject({ tasks: [1, 3] });
      // The other value still works after its twin is gone; the used value names nothing.
      expect((await call(tool, onRow(tool, first.rows![1]!))).status).toBe('not_found');
      expect((await call(tool, onRow(tool, first.rows![0]!))).status).toBe('completed');
      expect(await kept()).toMatchObject({ tasks: [3] });
    });

    test('a row without a twin needs no further text', async () => {
      const tool = toolWithAction(map(), 'Delete task');
      await open(tool);
      answer('accept');
      expect(await call(tool, onRow(tool, 'Call Ann'))).toMatchObject({ status: 'completed', rows: ['Call Ann'] });
      expect(await kept()).toMatchObject({ tasks: [1, 2] });
    });

    test('a position names a row for a safe tool', async () => {
      const tool = toolWithAction(map(), 'Show details');
      await open(tool);
      const first = await call(tool, onRow(tool, 'Paper cup'));
      expect(first).toMatchObject({ status: 'ambiguous', rows: ['Paper cup (1 of 2)', 'Paper cup (2 of 2)'] });
      expect((await call(tool, onRow(tool, first.rows![1]!))).status).toBe('completed');
      expect(await kept()).toMatchObject({ shown: [2] });
    });

    test('a position names no row for a destructive tool', async () => {
      const tool = toolWithAction(map(), 'Delete good');
      await open(tool);
      answer('accept');
      const twins = await call(tool, onRow(tool, 'Paper cup'));
      expect(twins).toMatchObject({ status: 'ambiguous', rows: ['Paper cup', 'Paper cup'] });
      expect((await call(tool, onRow(tool, 'Paper cup (2 of 2)'))).status).toBe('not_found');
      expect(await kept()).toMatchObject({ goods: [1, 2, 3] });
    });

    test('the beginning of a name is not enough for a destructive tool', async () => {
      const tool = toolWithAction(map(), 'Delete good');
      await open(tool);
      answer('accept');
      const short = await call(tool, onRow(tool, 'Tin'));
      expect(short).toMatchObject({ status: 'ambiguous', rows: ['Tin plate'] });
      expect((await call(tool, onRow(tool, short.rows![0]!))).status).toBe('completed');
      expect(await kept()).toMatchObject({ goods: [1, 2] });
    });
  },
};
