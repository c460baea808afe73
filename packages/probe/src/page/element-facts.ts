import type { PageAttribute, PageConstraints, PageOption } from '@webmcp/contract';
import { normalizeText } from '@webmcp/runtime/page';

const attributeNames: PageAttribute[] = [
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
];

/** Longer ones are data, not something a person wrote: a data: address, a session in a query. */
const longest = 300;

/** The attributes that may leave the page; `value` only where it is no one's typing. */
export function allowedAttributes(element: Element): Partial<Record<PageAttribute, string>> {
  const found: Partial<Record<PageAttribute, string>> = {};
  for (const name of attributeNames) {
    const value = element.getAttribute(name);
    if (value !== null) found[name] = value.slice(0, longest);
  }
  const value = element.getAttribute('value');
  const type = element.getAttribute('type')?.toLowerCase() ?? '';
  const given =
    (element.localName === 'input' && /^(radio|checkbox|submit|button|reset)$/.test(type)) ||
    element.localName === 'button';
  if (given && value !== null) found.value = value.slice(0, longest);
  return found;
}

/** Test-id attributes that are there, in the order in which they were asked for. */
export function testIds(element: Element, testIdAttributes: string[]): { attribute: string; value: string }[] {
  return testIdAttributes.flatMap((attribute) => {
    const value = element.getAttribute(attribute)?.trim() ?? '';
    return value === '' ? [] : [{ attribute, value }];
  });
}

/** What the markup demands of a value. */
export function constraintsOf(element: Element): PageConstraints {
  const found: PageConstraints = {};
  const flag = (key: 'required' | 'multiple' | 'readOnly', here: boolean): void => {
    if (here) found[key] = true;
  };
  flag('required', element.hasAttribute('required') || element.getAttribute('aria-required') === 'true');
  flag('multiple', element.hasAttribute('multiple') || element.getAttribute('aria-multiselectable') === 'true');
  flag('readOnly', element.hasAttribute('readonly') || element.getAttribute('aria-readonly') === 'true');
  const text = (key: 'min' | 'max' | 'step' | 'pattern' | 'autocomplete' | 'inputMode', ...names: string[]): void => {
    const value = names.map((name) => element.getAttribute(name)).find((given) => given !== null && given !== '');
    if (value !== undefined && value !== null) found[key] = value;
  };
  text('min', 'min', 'aria-valuemin');
  text('max', 'max', 'aria-valuemax');
  text('step', 'step');
  text('pattern', 'pattern');
  text('autocomplete', 'autocomplete');
  text('inputMode', 'inputmode');
  const count = (key: 'minLength' | 'maxLength', name: string): void => {
    const value = element.getAttribute(name);
    if (value !== null && /^\d+$/.test(value)) found[key] = Number(value);
  };
  count('minLength', 'minlength');
  count('maxLength', 'maxlength');
  return found;
}

/** The choices of a select or listbox; undefined for anything else. */
export function optionsOf(element: Element): PageOption[] | undefined {
  if (element instanceof HTMLSelectElement)
    return [...element.options].map((option) => ({ value: option.value, label: normalizeText(option.label) }));
  if (element.getAttribute('role') !== 'listbox') return undefined;
  return [...element.querySelectorAll('[role=option]')].map((option) => {
    const label = normalizeText(option.textContent ?? '');
    return { value: option.getAttribute('data-value') ?? option.getAttribute('value') ?? label, label };
  });
}

/** Whether acting on it would do nothing now. */
export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null;
}
