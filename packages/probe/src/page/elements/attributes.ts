import type { PageAttribute } from '@webmcp/contract';

/** The attributes that may leave the page. */
const attributeNames = new Set<string>([
  'id',
  'name',
  'type',
  'href',
  'placeholder',
  'title',
  'alt',
  'role',
  'aria-label',
  'aria-labelledby',
  'aria-haspopup',
  'aria-pressed',
  'aria-controls',
  'aria-expanded',
  'method',
  'action',
  'target',
  'formmethod',
  'formaction',
  'formtarget',
  'toolname',
] satisfies PageAttribute[]);

/** A longer value is data that no person wrote: a data: address, a session in a query. */
const longest = 300;

/** Returns the attributes that may leave the page. Includes `value` only if no person typed it. */
export function allowedAttributes(element: Element): Partial<Record<PageAttribute, string>> {
  const found: Partial<Record<PageAttribute, string>> = {};
  // All instances of a web component use the same ids inside.
  const root = element.getRootNode();
  const isOwn = !(root instanceof ShadowRoot && root.host.localName.includes('-'));
  for (const name of element.getAttributeNames())
    if (attributeNames.has(name) && (isOwn || name !== 'id'))
      found[name as PageAttribute] = element.getAttribute(name)!.slice(0, longest);
  const isButton = element.localName === 'button';
  if (!isButton && element.localName !== 'input') return found;
  const given = isButton || /^(radio|checkbox|submit|button|reset)$/.test(found.type?.toLowerCase() ?? '');
  const value = given ? element.getAttribute('value') : null;
  if (value !== null) found.value = value.slice(0, longest);
  return found;
}

/** Returns the test ids of an element, in the order of the wanted attributes. */
export function testIds(element: Element, testIdAttributes: string[]): { attribute: string; value: string }[] {
  if (!testIdAttributes.some((attribute) => element.hasAttribute(attribute))) return [];
  return testIdAttributes.flatMap((attribute) => {
    const value = element.getAttribute(attribute)?.trim() ?? '';
    return value === '' ? [] : [{ attribute, value }];
  });
}
