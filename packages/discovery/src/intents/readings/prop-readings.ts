import type { SceneElement, SceneNode, SceneSlot } from '../scene/scene.js';
import { findProp } from '../values/prop-values.js';
import { contentReadings } from './content-readings.js';
import type { Reading } from './reading.js';
import { readingsOf } from './value-readings.js';

/** Returns the slots that a prop's markup fills. */
function slotsOf(element: SceneElement, name: string): SceneSlot[] {
  return element.children.filter((child): child is SceneSlot => child.kind === 'slot' && child.name === name);
}

/**
 * Returns the texts of a prop, a slot (`slot:title`) or the content (`children`); undefined if the element has no such
 * prop.
 * @param skip leaves nodes out
 */
export function propReadings(
  element: SceneElement,
  name: string,
  skip?: (node: SceneNode) => boolean,
): Reading[] | undefined {
  if (name === 'children') return contentReadings(element.children, skip);
  const prop = findProp(element.props, name);
  if (prop === undefined) return undefined;
  const slots = slotsOf(element, prop.name);
  return slots.length > 0
    ? contentReadings(
        slots.flatMap((slot) => slot.children),
        skip,
      )
    : readingsOf(prop.value);
}
