import { composedClosest } from './composed-closest.js';

/** One role, or the roles that it may come to with the function that decides. */
type RoleRule = string | [possible: string, decide: (element: Element) => string];

const sectioning =
  'article,aside,main,nav,section,[role=article],[role=complementary],[role=main],[role=navigation],[role=region]';
/** What can give a landmark its name by an attribute. */
export const named = (element: Element): boolean => element.matches('[aria-label],[aria-labelledby],[title]');
const inSection = (element: Element): boolean =>
  !!element.parentElement && !!composedClosest(element.parentElement, sectioning);

const inputRoles: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  file: 'button',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
};

const linkRole = (element: Element): string => (element.hasAttribute('href') ? 'link' : 'generic');

function inputRole(element: Element): string {
  const { type, list } = element as HTMLInputElement;
  // `list` is null for the types that take no suggestions.
  return list && type !== 'range' && type !== 'number' && type !== 'color'
    ? 'combobox'
    : (inputRoles[type] ?? 'textbox');
}

function headerCellRole(cell: Element): string {
  const { scope } = cell as HTMLTableCellElement;
  if (scope) return scope.startsWith('row') ? 'rowheader' : 'columnheader';
  const data = (sibling: Element | null): boolean => sibling?.localName === 'td' && !!sibling.textContent?.trim();
  return data(cell.nextElementSibling) || data(cell.previousElementSibling) ? 'rowheader' : 'columnheader';
}

/** HTML-AAM element mappings as Chromium computes them; what is absent is `generic`. */
export const implicitRoles: Record<string, RoleRule> = {
  a: ['link', linkRole],
  area: ['link', linkRole],
  address: 'group',
  article: 'article',
  aside: ['complementary', (element) => (named(element) || !inSection(element) ? 'complementary' : 'generic')],
  blockquote: 'blockquote',
  button: 'button',
  caption: 'caption',
  code: 'code',
  datalist: 'listbox',
  dd: 'definition',
  del: 'deletion',
  details: 'group',
  dfn: 'term',
  dialog: 'dialog',
  dt: 'term',
  em: 'emphasis',
  fieldset: 'group',
  figure: 'figure',
  footer: ['sectionfooter contentinfo', (element) => (inSection(element) ? 'sectionfooter' : 'contentinfo')],
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  header: ['sectionheader banner', (element) => (inSection(element) ? 'sectionheader' : 'banner')],
  hgroup: 'group',
  hr: 'separator',
  html: 'document',
  img: ['none image', (element) => (element.getAttribute('alt') === '' && !named(element) ? 'none' : 'image')],
  input: ['textbox searchbox combobox spinbutton slider checkbox radio button', inputRole],
  ins: 'insertion',
  li: 'listitem',
  main: 'main',
  mark: 'mark',
  math: 'math',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  s: 'deletion',
  search: 'search',
  section: ['region', (element) => (named(element) ? 'region' : 'generic')],
  select: [
    'listbox combobox',
    (element) =>
      (element as HTMLSelectElement).multiple || (element as HTMLSelectElement).size > 1 ? 'listbox' : 'combobox',
  ],
  strong: 'strong',
  sub: 'subscript',
  // Chromium exposes a disclosure triangle without an ARIA role.
  summary: ['button', (element) => (element.parentElement?.localName === 'details' ? 'button' : 'generic')],
  sup: 'superscript',
  svg: 'image',
  table: 'table',
  tbody: 'rowgroup',
  td: [
    'gridcell cell',
    (element) => (element.closest('table')?.matches('[role=grid],[role=treegrid]') ? 'gridcell' : 'cell'),
  ],
  textarea: 'textbox',
  tfoot: 'rowgroup',
  th: ['rowheader columnheader', headerCellRole],
  thead: 'rowgroup',
  time: 'time',
  tr: 'row',
  ul: 'list',
};
