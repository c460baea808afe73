import type { ControlKind, PageElement } from '@webmcp/contract';

import { controlOfType } from '../../intents/elements/input-types.js';

/** The control kind of each field role. A single radio does not identify its group, so radios are left out. */
const fields: Readonly<Record<string, ControlKind>> = {
  textbox: 'text',
  searchbox: 'search',
  spinbutton: 'number',
  combobox: 'combobox',
  checkbox: 'checkbox',
  switch: 'switch',
  slider: 'slider',
};

/** Decides whether an element of a role takes a value. */
export const isFieldRole = (role: string): boolean => Object.hasOwn(fields, role);

/** Returns the kind of field that an element is; undefined for a drawn list, and for an element that takes no value. */
export function fieldOf({
  tag,
  role,
  attributes,
}: Pick<PageElement, 'tag' | 'role' | 'attributes'>): ControlKind | undefined {
  if (role === 'combobox' && tag !== 'select' && tag !== 'input') return undefined;
  if (tag === 'select' || tag === 'textarea') return tag;
  if (role !== 'textbox') return isFieldRole(role) ? fields[role] : undefined;
  return tag === 'input' ? (controlOfType([attributes.type ?? '']) ?? 'text') : 'contenteditable';
}
