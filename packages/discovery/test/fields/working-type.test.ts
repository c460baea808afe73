import type { ControlKind, PageElement } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { workingType, workingTypeRules } from '../../src/fields/working-type.js';
import { targetOf } from './target-of.js';

type Shown = Pick<PageElement, 'tag' | 'role' | 'opensList'> & { type?: string };

const of = (control: ControlKind, { type, ...shown }: Shown) => {
  const attributes = type === undefined ? {} : { type };
  const { intent, matchedElements } = targetOf({ label: 'Field', control }, { ...shown, attributes });
  return [intent, matchedElements[0]!.element] as const;
};

describe('workingTypeRules', () => {
  test.each<[rule: string, control: ControlKind, shown: Shown, type: string]>([
    ['drawn-date', 'date', { tag: 'input', role: 'combobox' }, 'date'],
    ['drawn-date', 'time', { tag: 'div', role: 'spinbutton' }, 'time'],
    ['native-input-type', 'text', { tag: 'input', role: 'textbox', type: 'EMAIL' }, 'email'],
    ['box-of-a-list', 'select', { tag: 'input', role: 'textbox', opensList: true }, 'combobox'],
    ['text-input', 'number', { tag: 'input', role: 'textbox', type: 'text' }, 'number'],
    ['text-input', 'color', { tag: 'input', role: 'textbox' }, 'text'],
    ['text-input', 'select', { tag: 'input', role: 'textbox' }, 'text'],
    ['role-of-an-input', 'text', { tag: 'input', role: 'combobox' }, 'combobox'],
    ['role-of-an-input', 'combobox', { tag: 'input', role: 'combobox', type: 'search' }, 'combobox'],
    ['native-input-type', 'text', { tag: 'input', role: 'searchbox', type: 'search' }, 'search'],
    ['native-tag', 'text', { tag: 'select', role: 'listbox' }, 'select'],
    ['drawn-text-box', 'email', { tag: 'div', role: 'textbox' }, 'email'],
    ['without-a-role', 'select', { tag: 'div', role: 'generic' }, 'select'],
    ['role', 'text', { tag: 'div', role: 'slider' }, 'slider'],
  ])('%s: reads a %s shown as %j as %s', (rule, control, shown, type) => {
    const [intent, element] = of(control, shown);
    expect(workingTypeRules.find((each) => each.type(intent, element) !== undefined)?.name).toBe(rule);
    expect(workingType(intent, element)).toBe(type);
  });

  test('a field that no page shows has the control of the source, a custom one its first role', () => {
    const { intent } = targetOf({ label: 'Field', control: 'date' });
    expect(workingType(intent, undefined)).toBe('date');
    expect(workingType({ ...intent, control: 'custom', roles: ['slider'] }, undefined)).toBe('slider');
  });
});
