import type { PageConstraints } from '@webmcp/contract';

/** A constraint that an attribute sets, and the kind of its value. */
interface Demand {
  key: keyof PageConstraints;
  kind: 'flag' | 'text' | 'count';
}

/** The attributes that constrain a value: HTML's, and ARIA's for drawn fields. */
const demands = new Map<string, Demand>([
  ['required', { key: 'required', kind: 'flag' }],
  ['aria-required', { key: 'required', kind: 'flag' }],
  ['multiple', { key: 'multiple', kind: 'flag' }],
  ['aria-multiselectable', { key: 'multiple', kind: 'flag' }],
  ['readonly', { key: 'readOnly', kind: 'flag' }],
  ['aria-readonly', { key: 'readOnly', kind: 'flag' }],
  ['min', { key: 'min', kind: 'text' }],
  ['aria-valuemin', { key: 'min', kind: 'text' }],
  ['max', { key: 'max', kind: 'text' }],
  ['aria-valuemax', { key: 'max', kind: 'text' }],
  ['step', { key: 'step', kind: 'text' }],
  ['pattern', { key: 'pattern', kind: 'text' }],
  ['autocomplete', { key: 'autocomplete', kind: 'text' }],
  ['inputmode', { key: 'inputMode', kind: 'text' }],
  ['minlength', { key: 'minLength', kind: 'count' }],
  ['maxlength', { key: 'maxLength', kind: 'count' }],
]);

/** Reads the constraints of a value from the markup. HTML's own attribute goes before ARIA's. */
export function constraintsOf(element: Element): PageConstraints {
  const found: Partial<Record<keyof PageConstraints, boolean | string | number>> = {};
  for (const name of element.getAttributeNames()) {
    const demand = demands.get(name);
    if (demand === undefined) continue;
    const { key, kind } = demand;
    const value = element.getAttribute(name)!;
    const isAria = name.startsWith('aria-');
    if (kind === 'flag' && (!isAria || value === 'true')) found[key] = true;
    if (kind === 'count' && /^\d+$/.test(value)) found[key] = Number(value);
    if (kind === 'text' && value !== '' && (!isAria || !(element.getAttribute(name.slice('aria-value'.length)) ?? '')))
      found[key] = value;
  }
  return found as PageConstraints;
}

/** Decides whether an action on the element would have no effect now. */
export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null;
}
