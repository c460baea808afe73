import { composedClosest } from './composed-closest.js';

type RoleRule = string | ((element: Element) => string);

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
  a: (element) => (element.hasAttribute('href') ? 'link' : 'generic'),
  area: (element) => (element.hasAttribute('href') ? 'link' : 'generic'),
  address: 'group',
  article: 'article',
  aside: (element) => (named(element) || !inSection(element) ? 'complementary' : 'generic'),
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
  footer: (element) => (inSection(element) ? 'sectionfooter' : 'contentinfo'),
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  header: (element) => (inSection(element) ? 'sectionheader' : 'banner'),
  hgroup: 'group',
  hr: 'separator',
  html: 'document',
  img: (element) => (element.getAttribute('alt') === '' && !named(element) ? 'none' : 'image'),
  input: inputRole,
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
  section: (element) => (named(element) ? 'region' : 'generic'),
  select: (element) =>
    (element as HTMLSelectElement).multiple || (element as HTMLSelectElement).size > 1 ? 'listbox' : 'combobox',
  strong: 'strong',
  sub: 'subscript',
  // Chromium exposes a disclosure triangle without an ARIA role.
  summary: (element) => (element.parentElement?.localName === 'details' ? 'button' : 'generic'),
  sup: 'superscript',
  svg: 'image',
  table: 'table',
  tbody: 'rowgroup',
  td: (element) => (element.closest('table')?.matches('[role=grid],[role=treegrid]') ? 'gridcell' : 'cell'),
  textarea: 'textbox',
  tfoot: 'rowgroup',
  th: headerCellRole,
  thead: 'rowgroup',
  time: 'time',
  tr: 'row',
  ul: 'list',
};
