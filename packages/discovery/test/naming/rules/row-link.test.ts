import type { PageElement } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { rowLink } from '../../../src/naming/rules/row-link.js';
import { call, handler, type BoxSpec } from '../../match/build-world.js';
import { namedBy, toolOf } from '../tool-of.js';

const contact: BoxSpec = {
  box: 'rows',
  label: 'contacts',
  rows: ['a'],
  inside: [{ label: 'No name', control: 'link' }],
};
const row = { kind: 'row-action' as const, row: 0 };
const shown = (...names: string[]) => names.map((name) => ({ name, attributes: {} }) as PageElement);

test('the rule names a link with the data of its row by the row', () => {
  expect(namedBy(rowLink, toolOf(contact, row, shown('Ada', 'Grace')))).toBe('row-link: open_contact "Open contact"');
});

test('the rule names another control with the data of its row by the row, unless its code or its icon names it', () => {
  const day = { ...contact, label: 'days', inside: [{ control: 'button' as const }] };
  expect(namedBy(rowLink, toolOf(day, row, shown('Mon', 'Tue')))).toBe('row-link: select_day "Select day"');
  const icon = { ...day, inside: [{ control: 'button' as const, labels: [{ text: 'trash', from: 'icon' as const }] }] };
  expect(namedBy(rowLink, toolOf(icon, row, shown('', '')))).toBe(undefined);
});

test('the rule names the press of a whole row that goes to a page by the act', () => {
  const press = (...calls: string[]) => ({
    control: 'button' as const,
    role: 'row',
    handlers: [
      handler(
        'click',
        'onRowClick',
        calls.map((each) => call(each)),
      ),
    ],
  });
  const of = (...calls: string[]) => ({ ...contact, inside: [press(...calls)] });
  expect(namedBy(rowLink, toolOf(of('router.push'), row, shown('Ada 7', 'Grace 8')))).toBe(
    'row-link: open_contact "Open contact"',
  );
  expect(namedBy(rowLink, toolOf(of(), row, shown('Ada 7', 'Grace 8')))).toBe(
    'row-link: select_contact "Select contact"',
  );
});

test('the rule leaves a link with a text of its own', () => {
  expect(namedBy(rowLink, toolOf({ ...contact, inside: [{ label: 'Edit', control: 'link' }] }, row))).toBe(undefined);
});

test('the rule names a cross on a row by the row that goes', () => {
  const card = { ...contact, label: 'cards', inside: [{ label: '✕', control: 'button' as const }] };
  expect(namedBy(rowLink, toolOf(card, row, shown('✕', '✕')))).toBe('row-link: remove_card "Remove card"');
});

test('the captions between several values of a row name no link, and one value leaves a name', () => {
  const link = (...parts: (string | null)[]) => ({
    ...contact,
    inside: [
      {
        control: 'link' as const,
        labels: [
          { text: parts.map((part) => part ?? '…').join(''), parts, from: 'content' as const },
          { text: 'arrow right', from: 'icon' as const },
        ],
      },
    ],
  });
  expect(namedBy(rowLink, toolOf(link('# ', null, ' Due ', null), row))).toBe('row-link: open_contact "Open contact"');
  expect(namedBy(rowLink, toolOf(link('Call ', null), row))).toBe(undefined);
});
