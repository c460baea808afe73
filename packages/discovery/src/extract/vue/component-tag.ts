import type { TagName } from '../facts.js';
import { camelCase } from '../script/event-prop.js';

/** A tag that is no host element: `my-button` and `MyButton` are `['MyButton']`, `Menu.Item` is `['Menu', 'Item']`. */
export function componentTag(tag: string): TagName {
  const path = tag.split('.').map((part) => {
    const camel = camelCase(part);
    return part.includes('-') || !tag.includes('.') ? camel.charAt(0).toUpperCase() + camel.slice(1) : part;
  });
  return { kind: 'component', path };
}

/** A component's prop as its definition names it: `label-text` is `labelText`; `aria-*` and `data-*` stay. */
export function componentProp(name: string): string {
  return /^(?:aria|data)-/.test(name) ? name : camelCase(name);
}
