import { usable } from '../../accessibility/usable.js';
import { query } from '../../dom/query.js';

/** Returns a function that looks up the usable elements with a value of one of some attributes. */
export function attributeIndex(
  roots: ParentNode[],
  attributes: readonly string[],
): (attribute: string, value: string) => Element[] {
  const holders = new Map(attributes.map((name) => [name, new Map<string, Element[]>()]));
  for (const element of query(roots, attributes.map((name) => `[${name}]`).join()).filter(usable))
    for (const [name, byValue] of holders) {
      const value = element.getAttribute(name);
      const list = value && byValue.get(value);
      if (list) list.push(element);
      else if (value) byValue.set(value, [element]);
    }
  return (attribute, value) => holders.get(attribute)?.get(value) ?? [];
}
