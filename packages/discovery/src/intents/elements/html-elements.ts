import type { Entry } from '@webmcp/contract';

import type { LinkedProp } from '../../link/model/linked.js';
import { findProp, findValue, isOn, textProp } from '../values/prop-values.js';
import { inputEntry } from './input-types.js';

const heading: Entry = { is: 'text', heading: true };

const link = (props: readonly LinkedProp[], label: string): Entry | null =>
  findProp(props, 'href') === undefined ? null : { is: 'action', control: 'link', href: ['href'], label: [label] };

function selectEntry(props: readonly LinkedProp[]): Entry {
  const isList = isOn(findValue(props, 'multiple')) || Number(textProp(props, 'size') ?? '1') > 1;
  return { is: 'field', control: isList ? 'listbox' : 'select', options: { inside: true } };
}

/** The entry of each HTML element by its tag; a function if the attributes decide. Sections count only with a name. */
const htmlElements: Readonly<Record<string, Entry | ((props: readonly LinkedProp[]) => Entry | null)>> = {
  input: inputEntry,
  select: selectEntry,
  textarea: { is: 'field', control: 'textarea' },
  a: (props) => link(props, 'children'),
  area: (props) => link(props, 'alt'),
  button: { is: 'action', control: 'button', type: ['type'], submits: true, label: ['children'] },
  summary: { is: 'action', control: 'disclosure', label: ['children'] },
  label: { is: 'label' },
  legend: { is: 'legend' },
  option: { is: 'option', label: ['label', 'children'], value: ['value'] },
  form: { is: 'boundary', kind: 'form' },
  dialog: { is: 'boundary', kind: 'dialog', role: 'dialog', open: ['open'] },
  fieldset: { is: 'boundary', kind: 'group', role: 'group' },
  details: { is: 'boundary', kind: 'group', role: 'group', open: ['open'] },
  section: { is: 'boundary', kind: 'region', role: 'region', named: true },
  article: { is: 'boundary', kind: 'region', role: 'article', named: true },
  nav: { is: 'boundary', kind: 'region', role: 'navigation' },
  aside: { is: 'boundary', kind: 'region', role: 'complementary', named: true },
  main: { is: 'boundary', kind: 'region', role: 'main', named: true },
  search: { is: 'boundary', kind: 'region', role: 'search' },
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
};

/** Returns the entry of an HTML element by its tag and attributes; null for plain structure. */
export function htmlEntry(tag: string, props: readonly LinkedProp[]): Entry | null {
  if (!Object.hasOwn(htmlElements, tag)) return null;
  const entry = htmlElements[tag] ?? null;
  return typeof entry === 'function' ? entry(props) : entry;
}

/** The roles of structural elements, by HTML-AAM. */
const structuralRoles: Readonly<Record<string, string>> = {
  tr: 'row',
  td: 'cell',
  th: 'columnheader',
  li: 'listitem',
  img: 'image',
  p: 'paragraph',
};

/** Returns the role of a structural element. */
export function structuralRole(tag: string): string {
  return structuralRoles[tag] ?? 'generic';
}
