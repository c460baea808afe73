import type { Tool } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { byLabel, toolWithAction, toolWithFields } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** One parameter for each choice, number and hidden input that a person sees as one. */
export const humanTools: TruthRule = {
  page: 'human-tools',
  tests(truth) {
    const schemaOf = (tool: Tool, label: string): unknown => tool.fields.find((field) => field.label === label)?.schema;
    const choose = async (label: string, value: unknown): Promise<unknown> => {
      const tool = toolWithFields(truth.map(), [label]);
      await truth.open(tool);
      const { status } = await truth.call(tool, byLabel(tool, { [label]: value }));
      return { status, ...((await truth.kept()) as object) };
    };

    test('buttons that set one state are one field, with the button beside the loop', async () => {
      const tool = toolWithFields(truth.map(), ['Shelf']);
      expect(schemaOf(tool, 'Shelf')).toMatchObject({ enum: ['All', 'Bread', 'Cake', 'Tea'] });
      expect(await choose('Shelf', 'Cake')).toMatchObject({ status: 'completed', shelf: 'Cake' });
    });

    test('buttons that set one state and put another back are one field', async () => {
      expect(schemaOf(toolWithFields(truth.map(), ['Order']), 'Order')).toMatchObject({
        enum: ['Price', 'Age', 'Unsorted'],
      });
      expect(await choose('Order', 'Age')).toMatchObject({ status: 'completed', order: 'Age', sheet: 1 });
    });

    test('buttons that call one function with different literals are one field', async () => {
      expect(schemaOf(toolWithFields(truth.map(), ['Pizza style']), 'Pizza style')).toMatchObject({
        enum: ['Thin', 'Deep dish'],
      });
      expect(await choose('Pizza style', 'Deep dish')).toMatchObject({ status: 'completed', style: 'deep' });
    });

    test('two buttons around a number are the number', async () => {
      expect(await choose('Loaves', 4)).toMatchObject({ status: 'completed', loaves: 4 });
    });

    test('buttons that act are tools of their own', async () => {
      for (const [button, what, level] of [
        ['Archive list', 'archived', 'caution'],
        ['Delete list', 'deleted', 'destructive'],
      ] as const) {
        const tool = toolWithAction(truth.map(), button);
        expect(tool.risk.level).toBe(level);
        await truth.open(tool);
        truth.answer('accept');
        await truth.call(tool);
        expect(await truth.kept()).toMatchObject({ done: [{ what }] });
      }
    });

    test('a hidden radio or checkbox with a shown label is a field, and one with a hidden label is none', async () => {
      const tool = toolWithAction(truth.map(), 'Book trip');
      expect(tool.fields.map(({ label }) => label)).not.toContain('Secret sale');
      await truth.open(tool);
      const given = byLabel(tool, { 'Size of bag': 'large', 'Wrap as a gift': true });
      expect((await truth.call(tool, given)).status).toBe('completed');
      expect(await truth.kept()).toMatchObject({ done: [{ what: 'booked', size: 'large', gift: true }] });
    });

    test('a field that another field brings is filled after that field, and is refused without that field', async () => {
      const tool = toolWithAction(truth.map(), 'Book trip');
      expect(tool.fields.find(({ label }) => label === 'Return on')).toMatchObject({
        required: false,
        schema: { description: 'Only with Kind of trip: There and back' },
      });
      await truth.open(tool);
      const back = byLabel(tool, { 'Return on': '2030-05-17' });
      expect((await truth.call(tool, back)).status).toBe('not_found');
      expect(await truth.kept()).toMatchObject({ done: [] });
      const both = { ...back, ...byLabel(tool, { 'Kind of trip': 'There and back' }) };
      expect((await truth.call(tool, both)).status).toBe('completed');
      expect(await truth.kept()).toMatchObject({ done: [{ what: 'booked', trip: 'return', back: '2030-05-17' }] });
    });

    test('a text that the page copies is in the answer', async () => {
      const tool = toolWithAction(truth.map(), 'Copy voucher');
      await truth.page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await truth.open(tool);
      expect(await truth.call(tool)).toMatchObject({
        status: 'completed',
        messages: ['Copied to the clipboard: TEA-10'],
      });
      expect(await truth.page().evaluate(() => navigator.clipboard.readText())).toBe('TEA-10');
    });
  },
};
