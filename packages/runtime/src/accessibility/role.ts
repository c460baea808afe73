import { composedClosest } from './composed-closest.js';
import { implicitRoles, named } from './implicit-roles.js';

const words = (text: string): Set<string> => new Set(text.split(' '));

/** WAI-ARIA 1.2 and 1.3 roles that Chromium maps; any other token is skipped. */
const knownRoles = words(
  'alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading image img insertion link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox sectionfooter sectionheader separator slider spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem',
);

/** One role, two spellings: Chromium's word stands for both. */
const synonyms: Record<string, string> = { img: 'image', presentation: 'none', directory: 'list' };

/** Roles that mean nothing outside the composite they belong to; Chromium then computes `generic`. */
const requiredContext: Record<string, string> = {
  option: '[role=listbox],select,datalist',
  listitem: '[role=list],[role=directory],ul,ol,menu',
  treeitem: '[role=tree]',
};

/** Children that lose their role with a presentational parent (WAI-ARIA 1.2, presentational roles conflict resolution). */
const presentationalParents: Record<string, string> = {
  li: 'ul,ol,menu',
  thead: 'table',
  tbody: 'table',
  tfoot: 'table',
  tr: 'table',
  td: 'table',
  th: 'table',
};

const globalAttributes =
  '[aria-atomic],[aria-busy],[aria-controls],[aria-current],[aria-describedby],[aria-details],[aria-flowto],[aria-label],[aria-labelledby],[aria-live],[aria-owns],[aria-relevant],[aria-roledescription]';
const focusable =
  'a[href],area[href],button:enabled,input:enabled,select:enabled,textarea:enabled,iframe,summary,[tabindex],[contenteditable]:not([contenteditable=false])';

function implicitRole(element: Element): string {
  const rule = implicitRoles[element.localName] ?? 'generic';
  const found = typeof rule === 'string' ? rule : rule[1](element);
  const parent = presentationalParents[element.localName];
  const host = parent && element.parentElement?.closest(parent);
  if (host && explicitRole(host) === 'none' && !host.matches(globalAttributes)) return 'none';
  // Chromium leaves editing hosts generic; a person sees a text field.
  if (
    (found === 'generic' || found === 'paragraph') &&
    element.matches('[contenteditable]:not([contenteditable=false])')
  )
    return 'textbox';
  return found;
}

/** The first token of the role attribute that the browser knows, and that its surroundings allow. */
function explicitRole(element: Element): string | undefined {
  for (const token of element.getAttribute('role')?.toLowerCase().trim().split(/\s+/) ?? []) {
    if (!knownRoles.has(token) && !token.startsWith('doc-') && !token.startsWith('graphics-')) continue;
    if ((token === 'form' || token === 'region') && !named(element)) continue;
    const context = requiredContext[token];
    if (context && !(element.parentElement && composedClosest(element.parentElement, context))) return 'generic';
    return synonyms[token] ?? token;
  }
  return undefined;
}

/**
 * The role of an element as Chromium computes it (HTML-AAM, WAI-ARIA 1.2): the role attribute's first known token,
 * else the element's own. Where Chromium computes none, the nearest working word: `textbox` for date, time, month,
 * week and color inputs and for editing hosts, `button` for a summary; otherwise `generic`.
 */
export function role(element: Element): string {
  const explicit = explicitRole(element);
  if (!explicit) return implicitRole(element);
  // A presentational role is not heeded where the element can take focus or carries global ARIA attributes.
  return explicit === 'none' && element.matches(`${focusable},${globalAttributes}`) ? implicitRole(element) : explicit;
}
