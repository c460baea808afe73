import { composedClosest } from '../dom/composed-closest.js';
import { parentElement } from '../dom/parents.js';
import { closest, matches } from '../dom/matching.js';

/** One role, or all possible roles with the function that decides between them. */
type RoleRule = string | [possible: string, decide: (element: Element) => string];

/** Decides whether an attribute names a landmark. */
export const named = (element: Element): boolean => matches(element, '[aria-label],[aria-labelledby],[title]');

const sections = 'article,aside,nav,section,[role=article],[role=complementary],[role=navigation],[role=region]';

const isInside = (element: Element, kinds: string): boolean =>
  !!parentElement(element) && !!composedClosest(parentElement(element)!, `:is(${kinds})`);

const inSection = (element: Element): boolean => isInside(element, `main,[role=main],${sections}`);

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
  // A list of suggestions does not change the role of a number, slider or color field.
  return list && !/^(range|number|color)$/.test(type) ? 'combobox' : (inputRoles[type] ?? 'textbox');
}

function headerCellRole(cell: Element): string {
  const { scope } = cell as HTMLTableCellElement;
  if (scope) return scope.startsWith('row') ? 'rowheader' : 'columnheader';
  const data = (sibling: Element | null): boolean => sibling?.localName === 'td' && !!sibling.textContent?.trim();
  return data(cell.nextElementSibling) || data(cell.previousElementSibling) ? 'rowheader' : 'columnheader';
}

/** The roles of elements by HTML-AAM, as Chromium computes them. Any other element is `generic`. */
export const implicitRoles: Record<string, RoleRule> = {
  a: ['link', linkRole],
  area: ['link', linkRole],
  // A header in `main` belongs to it, but an aside in `main` is complementary to it.
  aside: ['complementary', (element) => (named(element) || !isInside(element, sections) ? 'complementary' : 'generic')],
  footer: ['sectionfooter contentinfo', (element) => (inSection(element) ? 'sectionfooter' : 'contentinfo')],
  header: ['sectionheader banner', (element) => (inSection(element) ? 'sectionheader' : 'banner')],
  img: ['none image', (element) => (element.getAttribute('alt') === '' && !named(element) ? 'none' : 'image')],
  input: ['textbox searchbox combobox spinbutton slider checkbox radio button', inputRole],
  section: ['region', (element) => (named(element) ? 'region' : 'generic')],
  select: [
    'listbox combobox',
    (element) =>
      (element as HTMLSelectElement).multiple || (element as HTMLSelectElement).size > 1 ? 'listbox' : 'combobox',
  ],
  // Chromium exposes a disclosure triangle without an ARIA role.
  summary: ['button', (element) => (parentElement(element)?.localName === 'details' ? 'button' : 'generic')],
  td: [
    'gridcell cell',
    (element) => (closest(element, 'table')?.matches('[role=grid],[role=treegrid]') ? 'gridcell' : 'cell'),
  ],
  th: ['rowheader columnheader', headerCellRole],
};

// `role:tags`; a word alone is tag and role.
for (const entry of 'article blockquote button caption code dialog figure form main mark math meter option search table time definition:dd deletion:del,s document:html emphasis:em group:address,details,fieldset,hgroup,optgroup heading:h1,h2,h3,h4,h5,h6 image:svg insertion:ins list:ul,ol,menu listbox:datalist listitem:li navigation:nav paragraph:p progressbar:progress row:tr rowgroup:tbody,tfoot,thead separator:hr status:output strong subscript:sub superscript:sup term:dt,dfn textbox:textarea'.split(
  ' ',
)) {
  const [role = '', tags = role] = entry.split(':');
  for (const tag of tags.split(',')) implicitRoles[tag] = role;
}
