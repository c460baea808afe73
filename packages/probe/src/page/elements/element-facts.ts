import type { PageAttribute, PageConstraints, PageOption } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

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
  'aria-controls',
  'aria-expanded',
  'method',
  'action',
  'toolname',
] satisfies PageAttribute[]);

/** Longer ones are data, not something a person wrote: a data: address, a session in a query. */
const longest = 300;

/** The attributes that may leave the page; `value` only where it is no one's typing. */
export function allowedAttributes(element: Element): Partial<Record<PageAttribute, string>> {
  const found: Partial<Record<PageAttribute, string>> = {};
  // An id inside of a web component is one for all of its kind.
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

/** Test-id attributes that are there, in the order in which they were asked for. */
export function testIds(element: Element, testIdAttributes: string[]): { attribute: string; value: string }[] {
  if (!testIdAttributes.some((attribute) => element.hasAttribute(attribute))) return [];
  return testIdAttributes.flatMap((attribute) => {
    const value = element.getAttribute(attribute)?.trim() ?? '';
    return value === '' ? [] : [{ attribute, value }];
  });
}

/** What may say what a value has to be; by attribute, the constraint and its kind. */
const demands = new Map<string, [keyof PageConstraints, 'flag' | 'text' | 'count']>([
  ['required', ['required', 'flag']],
  ['aria-required', ['required', 'flag']],
  ['multiple', ['multiple', 'flag']],
  ['aria-multiselectable', ['multiple', 'flag']],
  ['readonly', ['readOnly', 'flag']],
  ['aria-readonly', ['readOnly', 'flag']],
  ['min', ['min', 'text']],
  ['aria-valuemin', ['min', 'text']],
  ['max', ['max', 'text']],
  ['aria-valuemax', ['max', 'text']],
  ['step', ['step', 'text']],
  ['pattern', ['pattern', 'text']],
  ['autocomplete', ['autocomplete', 'text']],
  ['inputmode', ['inputMode', 'text']],
  ['minlength', ['minLength', 'count']],
  ['maxlength', ['maxLength', 'count']],
]);

/** What the markup demands of a value; HTML's own word goes before ARIA's. */
export function constraintsOf(element: Element): PageConstraints {
  const found: Partial<Record<keyof PageConstraints, boolean | string | number>> = {};
  for (const name of element.getAttributeNames()) {
    const demand = demands.get(name);
    if (demand === undefined) continue;
    const [key, kind] = demand;
    const value = element.getAttribute(name)!;
    const isAria = name.startsWith('aria-');
    if (kind === 'flag' && (!isAria || value === 'true')) found[key] = true;
    if (kind === 'count' && /^\d+$/.test(value)) found[key] = Number(value);
    if (kind === 'text' && value !== '' && (!isAria || !(element.getAttribute(name.slice('aria-value'.length)) ?? '')))
      found[key] = value;
  }
  return found as PageConstraints;
}

/** The choices of a select or listbox; undefined for anything else. */
export function optionsOf(element: Element): PageOption[] | undefined {
  if (element instanceof HTMLSelectElement)
    return [...element.options].map((option) => ({ value: option.value, label: foldText(option.label) }));
  if (element.getAttribute('role') !== 'listbox') return undefined;
  return [...element.querySelectorAll('[role=option]')].map((option) => {
    const label = foldText(option.textContent ?? '');
    return { value: option.getAttribute('data-value') ?? option.getAttribute('value') ?? label, label };
  });
}

/** Whether acting on it would do nothing now. */
export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null;
}
