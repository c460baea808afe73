import { composedClosest } from '../dom/composed-closest.js';
import { implicitRoles, named } from './implicit-roles.js';
import { boxed, namedByContent } from './naming-roles.js';
import { once } from '../dom/still.js';
import { parentElement } from '../dom/parents.js';
import { closest, matches } from '../dom/matching.js';

/**
 * Roles of WAI-ARIA 1.2 and 1.3 that Chromium maps: the implicit roles, the roles that affect names, and the roles of
 * this list. Other tokens are skipped.
 */
const knownRoles = new Set([
  ...Object.values(implicitRoles).flatMap((rule) => (typeof rule === 'string' ? rule : rule[0].split(' '))),
  ...namedByContent,
  ...boxed,
  ...'comment directory generic img presentation scrollbar suggestion'.split(' '),
]);

/** Maps a second spelling of a role to Chromium's. */
const synonyms: Record<string, string> = { img: 'image', presentation: 'none', directory: 'list' };

/** Roles that need a composite around them. Outside it Chromium computes `generic`. */
const requiredContext: Record<string, string> = {
  option: '[role=listbox],select,datalist',
  listitem: '[role=list],[role=directory],ul,ol,menu',
  treeitem: '[role=tree]',
};

const attributes = (prefix: string, names: string): string =>
  names
    .split(' ')
    .map((name) => `[${prefix}${name}]`)
    .join();
const globalAttributes = attributes(
  'aria-',
  'atomic busy controls current describedby details flowto label labelledby live owns relevant roledescription',
);
const editable = '[contenteditable]:not([contenteditable=false])';
const focusable = `a[href],area[href],:is(button,input,select,textarea):enabled,iframe,summary,[tabindex],${editable}`;

/** Maps items and cells to the elements that they belong to. */
const groupOf = new Map([
  ['li', 'ul,ol,menu'],
  ...'tr td th thead tbody tfoot'.split(' ').map((tag) => [tag, 'table'] as const),
]);

function implicitRole(element: Element): string {
  const rule = Object.hasOwn(implicitRoles, element.localName) ? implicitRoles[element.localName]! : 'generic';
  const found = typeof rule === 'string' ? rule : rule[1](element);
  // Items and cells lose their role with a presentational list or table (WAI-ARIA 1.2, presentational roles conflict resolution).
  const group = groupOf.get(element.localName);
  const host = group && closest(parentElement(element), group);
  if (host && explicitRole(host) === 'none' && !matches(host, globalAttributes)) return 'none';
  // Chromium computes `generic` for editing hosts, where a person sees a text field.
  if (/^(generic|paragraph)$/.test(found) && element.hasAttribute('contenteditable') && matches(element, editable))
    return 'textbox';
  return found;
}

/** Returns the first token of the role attribute that is known to the browser and allowed by the surroundings. */
function explicitRole(element: Element): string | undefined {
  const given = element.getAttribute('role');
  if (!given) return undefined;
  for (const token of given.toLowerCase().trim().split(/\s+/)) {
    if (!knownRoles.has(token) && !token.startsWith('doc-') && !token.startsWith('graphics-')) continue;
    if ((token === 'form' || token === 'region') && !named(element)) continue;
    const context = requiredContext[token];
    const around = context && parentElement(element);
    if (context && !(around && composedClosest(around, context))) return 'generic';
    return synonyms[token] ?? token;
  }
  return undefined;
}

/**
 * Returns the role of an element as Chromium computes it (HTML-AAM, WAI-ARIA 1.2): the first known token of the role
 * attribute, or else the element's own role. If Chromium computes no role, the nearest useful role is returned:
 * `textbox` for date, time, month, week and color inputs and for editing hosts, `button` for a summary, otherwise
 * `generic`.
 */
export const role: (element: Element) => string = once((element) => {
  const explicit = explicitRole(element);
  if (!explicit) return implicitRole(element);
  // A presentational role counts for nothing where the element can take focus or has global ARIA attributes.
  return explicit === 'none' && matches(element, `${focusable},${globalAttributes}`) ? implicitRole(element) : explicit;
});
