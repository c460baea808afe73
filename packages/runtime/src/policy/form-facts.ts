import { run } from '../dom/natives.js';

/** Reads an attribute. A field named `getAttribute` hides the form's own function. */
export const attribute = (element: Element | null, name: string): string | null | undefined =>
  element && run(Element.prototype.getAttribute, element, [name]);

/** The facts of a form that decide how the browser sends it. */
export interface FormFacts {
  /** The method, in lower case: the value of a hidden `_method`, which servers read in its place, else the form's own. */
  method: string;
  /** The window that the answer opens in: the form's own, else that of `<base target>`. */
  target: string;
}

/** Reads how the browser would send a form, by the form's own attributes. */
export function formFacts(form: HTMLFormElement): FormFacts {
  const [override] = sendersOf(form).filter((each) => nameOf(each) === '_method') as HTMLInputElement[];
  return {
    method: (override?.value || attribute(form, 'method') || 'get').toLowerCase(),
    target: attribute(form, 'target') ?? attribute(document.querySelector('base[target]'), 'target') ?? '',
  };
}

/** Lists the elements of a form that may send a value: its controls, and the parts with a name, such as custom elements. */
export const sendersOf = (form: HTMLFormElement): Element[] => [
  ...new Set([
    // A field named `elements` hides the form's own list.
    ...(run(
      Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')!.get!,
      form,
      [],
    ) as Iterable<Element>),
    ...run(Element.prototype.querySelectorAll, form, ['[name]']),
  ]),
];

/** Returns the name under which an element sends its value; empty for none. */
export const nameOf = (element: Element): string => attribute(element, 'name') ?? '';

/** Returns a name with every number as `0`: the rows of a form have one number each. */
export const sentName = (name: string): string => name.replace(/\d+/g, '0');
