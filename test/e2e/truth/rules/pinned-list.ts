import { expect, test } from 'vitest';

import { onRow, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

interface Kept {
  posts: { title: string; notes: string[] }[];
  members: string[];
  guests: string[];
  deleted: string[];
}

/** A list is never pinned to a row that was seen; `not_found` means that the whole set was read. */
export const pinnedList: TruthRule = {
  page: 'pinned-list',
  tests({ map, open, call, kept, answer, page }) {
    const state = async (): Promise<Kept> => (await kept()) as Kept;
    const more = (): Promise<void> => page().evaluate(() => (Reflect.get(window, 'more') as () => void)());

    test('the notes of a post that had none while looking are found', async () => {
      const tool = toolWithAction(map(), 'Delete note');
      expect(JSON.stringify(tool.row!.rows.selectors)).not.toMatch(/li:nth/);
      await open(tool);
      answer('accept');
      await more();
      expect((await call(tool, onRow(tool, 'Too short'))).status).toBe('completed');
      expect((await call(tool, onRow(tool, 'Well told'))).status).toBe('completed');
      expect((await state()).posts.map(({ notes }) => notes)).toEqual([[], ['Fine'], [], ['More of it']]);
    });

    for (const { action, list, seen, later } of [
      { action: 'Remove member', list: 'members', seen: 'Ann Reed', later: 'Bo Lind' },
      { action: 'Remove guest', list: 'guests', seen: 'Ole Berg', later: 'Eva Holm' },
    ] as const) {
      test(`"${action}" has a row, although the list had one row while looking`, async () => {
        const tool = toolWithAction(map(), action);
        await open(tool);
        answer('accept');
        await more();
        expect((await call(tool, onRow(tool, seen))).status).toBe('completed');
        expect((await state())[list]).toEqual([later]);
        expect(await call(tool, onRow(tool, seen))).toMatchObject({ status: 'not_found', rows: [later] });
        expect((await state())[list]).toEqual([later]);
      });
    }

    test('a row on another page of the list is unavailable, not missing', async () => {
      const tool = toolWithAction(map(), 'Delete order');
      await open(tool);
      answer('accept');
      const early = await call(tool, onRow(tool, 'A-5'));
      expect(early).toMatchObject({ status: 'unavailable', rows: ['A-1', 'A-2'] });
      expect(early.messages.join()).toContain('"Next"');
      const next = toolWithAction(map(), 'Next');
      await call(next);
      await call(next);
      expect((await call(tool, onRow(tool, 'A-5'))).status).toBe('completed');
      expect((await state()).deleted).toEqual(['A-5']);
    });

    test('a row of another list on the page is not found', async () => {
      const tool = toolWithAction(map(), 'Remove member');
      await open(tool);
      answer('accept');
      for (const other of ['Ole Berg', 'First snow', 'A-1'])
        expect(await call(tool, onRow(tool, other))).toMatchObject({ status: 'not_found', rows: ['Ann Reed'] });
      expect(await state()).toMatchObject({ members: ['Ann Reed'], guests: ['Ole Berg'], deleted: [] });
    });
  },
};
