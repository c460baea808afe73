import type { Tool } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { byLabel, toolWithFields } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** The records and the figures of a page are read, also where no title and no path distinguishes them. */
export const shownRecords: TruthRule = {
  page: 'shown-records',
  tests(truth) {
    const reading = (kind: string): Tool => {
      const found = truth.map().tools.filter(({ read }) => read?.kind === kind);
      expect(found, kind).toHaveLength(1);
      return found[0]!;
    };

    test('the rows of an untitled list are records with the name that row actions take', async () => {
      const tool = reading('rows');
      expect(tool).toMatchObject({ name: 'read_cards', read: { columns: [{ key: 'card' }] } });
      await truth.open(tool);
      expect(await truth.call(tool)).toMatchObject({
        status: 'completed',
        data: {
          items: [
            { card: 'Buy milk', in: 'Open', text: 'Buy milk due Monday' },
            { card: 'Call Ann', in: 'Open', text: 'Call Ann due Tuesday' },
            { card: 'Pay rent', in: 'Closed', text: 'Pay rent due Friday' },
          ],
          total: 3,
        },
      });
    });

    test('the read and the figures hold after a filter', async () => {
      const filter = toolWithFields(truth.map(), ['Part']);
      await truth.open(filter);
      expect((await truth.call(filter, byLabel(filter, { Part: 'Monday only' }))).status).toBe('completed');
      const { data } = await truth.call(reading('rows'));
      expect(data).toMatchObject({ items: [{ card: 'Buy milk' }], total: 1 });
      expect((await truth.call(reading('figures'))).data).toMatchObject({ items: [{ cards_in_sum: 3, shown_now: 1 }] });
    });

    test('a number that the source writes is no figure', () => {
      expect(reading('figures').read?.columns.map(({ title }) => title)).toEqual(['Cards in sum', 'Shown now']);
    });
  },
};
