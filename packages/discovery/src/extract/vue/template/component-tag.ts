import type { TagName } from '../../facts/facts.js';
import { camelCase } from '../../script/event-prop.js';

/** Returns `MyButton` for `my-button` and `myButton`. */
export function pascalName(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/**
 * Returns the name of a component tag: `my-button` and `MyButton` are `['MyButton']`, `Menu.Item` is `['Menu',
 * 'Item']`.
 */
export function componentTag(tag: string): TagName {
  const path = tag.split('.').map((part) => {
    return part.includes('-') || !tag.includes('.') ? pascalName(part) : part;
  });
  return { kind: 'component', path };
}

/**
 * Returns a component's prop as its definition names the prop: `label-text` is `labelText`; `aria-*` and `data-*` stay.
 */
export function componentProp(name: string): string {
  return /^(?:aria|data)-/.test(name) ? name : camelCase(name);
}
