import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { contentReadings } from '../readings/content-readings.js';
import { descendants, type SceneElement } from '../scene/scene.js';
import { findValue, literalText } from '../values/prop-values.js';

/**
 * Returns the text of the first option of a list, if the option has an empty value: "Choose a category". HTML calls it the
 * placeholder label option.
 */
export function emptyOption(element: SceneElement): FoundLabel[] {
  if (!element.host || element.name !== 'select') return [];
  for (const node of descendants(element)) {
    if (node.kind !== 'element' || node.name !== 'option') continue;
    const isEmpty = literalText(findValue(node.props, 'value')) === '';
    return isEmpty ? labelsOf(contentReadings(node.children), 'placeholder').slice(0, 1) : [];
  }
  return [];
}
