import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { contentReadings } from '../readings/content-readings.js';
import { descendants, type SceneElement } from '../scene/scene.js';
import { findValue, literalText } from '../values/prop-values.js';

/**
 * Returns the text of the option that chooses nothing: the first one of a list, with a value that is blank. The page labels a
 * list without another label by it, too (docs/decisions/0088).
 */
export function blankOption(element: SceneElement): FoundLabel[] {
  if (!element.host || element.name !== 'select') return [];
  for (const node of descendants(element)) {
    if (node.kind !== 'element' || node.name !== 'option') continue;
    const isBlank = literalText(findValue(node.props, 'value')) === '';
    return isBlank ? labelsOf(contentReadings(node.children), 'placeholder').slice(0, 1) : [];
  }
  return [];
}
