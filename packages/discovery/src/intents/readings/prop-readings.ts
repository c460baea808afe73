import { contentReadings } from './content-readings.js';
import { findProp } from '../values/prop-values.js';
import type { Reading } from './reading.js';
import { readingsOf } from './value-readings.js';
import type { SceneElement, SceneNode, SceneSlot } from '../scene/scene.js';

/** The markup that an element is given through a prop or slot. */
export function slotNodes(element: SceneElement, name: string): SceneSlot[] {
  return element.children.filter((child): child is SceneSlot => child.kind === 'slot' && child.name === name);
}

/**
 * The texts of a prop, a slot (`slot:title`) or the content (`children`); undefined when the element has no such thing.
 * `skip` leaves nodes out.
 */
export function propReadings(
  element: SceneElement,
  name: string,
  skip?: (node: SceneNode) => boolean,
): Reading[] | undefined {
  if (name === 'children') return contentReadings(element.children, skip);
  const prop = findProp(element.props, name);
  if (prop === undefined) return undefined;
  const slots = slotNodes(element, prop.name);
  if (slots.length > 0)
    return contentReadings(
      slots.flatMap((slot) => slot.children),
      skip,
    );
  return readingsOf(prop.value);
}
