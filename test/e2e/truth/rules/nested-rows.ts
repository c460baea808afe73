import { expect, test } from 'vitest';

import { onRow, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

interface List {
  name: string;
  cards: string[];
}
type Boards = Record<'columns' | 'groups' | 'sections' | 'lanes', List[]>;

/** A row's name never comes from a set inside the row. */
export const nestedRows: TruthRule = {
  page: 'nested-rows',
  tests({ map, open, call, kept, answer, questions }) {
    const names = async (board: keyof Boards): Promise<string[]> =>
      ((await kept()) as Boards)[board].map(({ name }) => name);

    for (const { board, action, own, card, left } of [
      { board: 'columns', action: 'Delete column', own: 'Todo', card: 'Buy milk', left: 'Done' },
      { board: 'groups', action: 'Delete group', own: 'Inbox', card: 'Read the offer', left: 'Later' },
      { board: 'sections', action: 'Delete section', own: 'Home', card: 'Paint the door', left: 'Work' },
    ] as const) {
      test(`"${action}" names its row by the row's own control, never by a card`, async () => {
        const tool = toolWithAction(map(), action);
        await open(tool);
        answer('accept');
        const refused = await call(tool, onRow(tool, card));
        expect(refused).toMatchObject({ status: 'not_found', rows: [own, left] });
        expect(await names(board)).toEqual([own, left]);

        const asked = questions().length;
        expect(await call(tool, onRow(tool, own))).toMatchObject({ status: 'completed', rows: [own] });
        expect(questions().slice(asked).join()).toContain(own);
        expect(await names(board)).toEqual([left]);
      });
    }

    test('the cards of all columns are one set of rows', async () => {
      const tool = toolWithAction(map(), 'Delete card');
      await open(tool);
      answer('accept');
      expect(await call(tool, onRow(tool, 'Todo'))).toMatchObject({
        status: 'not_found',
        rows: ['Buy milk', 'Call Ann'],
      });
      expect((await call(tool, onRow(tool, 'Call Ann'))).status).toBe('completed');
      expect((await kept()) as Boards).toMatchObject({
        columns: [
          { name: 'Todo', cards: ['Buy milk'] },
          { name: 'Done', cards: [] },
        ],
      });
    });

    test('a row with nested texts alone has no tool', () => {
      expect(() => toolWithAction(map(), 'Delete lane')).toThrow('found none');
    });
  },
};
