import type { Value } from '../../facts/facts.js';
import type { PageElement } from '../page/page-element.js';

/** Names and their values around a piece of script, innermost first. */
export interface ScriptScope {
  names: Readonly<Record<string, Value>>;
  /** Names of elements: the parameter of `buttons.forEach((button) => …)`. */
  found?: ReadonlyMap<string, Found>;
  outer: ScriptScope | null;
}

/** The elements that an expression of a script returns. */
export interface Found {
  elements: readonly PageElement[];
  /** The one name of a single element, like `#save`. */
  name?: string;
  /** The document or the window itself. */
  isPage?: boolean;
}

/** Returns one element, with its name. */
export function single(element: PageElement): Found {
  return named([element]);
}

/** Returns elements. A single one is named by its id, or by tag and name. */
export function named(elements: readonly PageElement[]): Found {
  const [only] = elements;
  if (only === undefined || elements.length > 1) return { elements };
  const id = only.attributes.get('id') ?? '';
  const field = only.attributes.get('name') ?? '';
  if (id !== '') return { elements, name: `#${id}` };
  return field === '' ? { elements } : { elements, name: `${only.tag}[name="${field}"]` };
}
