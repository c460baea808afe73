import { type ComputedText, giveAttribute, giveClasses, giveProperty } from './created-parts.js';
import { isPress, type Made } from './made-element.js';

/** The properties of an element that methods of jQuery set. */
const properties: Readonly<Record<string, string>> = { text: 'textContent', html: 'innerHTML' };

/** Gives an element what a method of jQuery gives it: texts, classes, attributes, a listener of a press. */
export function giveByMethod(made: Made, method: string, [first, second]: readonly ComputedText[]): void {
  if (first === undefined) return;
  const property = Object.hasOwn(properties, method) ? properties[method] : undefined;
  if (property !== undefined) made.computed.push(...giveProperty(made.element, [property], first));
  else if (method === 'addClass') giveClasses(made.element, [first]);
  else if (method === 'val') made.computed.push(...giveAttribute(made.element, 'value', first));
  else if (method === 'attr' && second !== undefined)
    made.computed.push(...giveAttribute(made.element, first.text, second));
  else if (method === 'on' || method === 'one') made.acts ||= isPress(first.text.split(/[\s.]/)[0] ?? '');
  else made.acts ||= isPress(method);
}
