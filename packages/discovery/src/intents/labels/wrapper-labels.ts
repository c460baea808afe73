import type { WrapperEntry } from '@webmcp/contract';
import { contentReadings } from '../readings/content-readings.js';
import { propReadings } from '../readings/prop-readings.js';
import { labelsOf, type FoundLabel } from '../readings/value-readings.js';
import { findValue } from '../values/prop-values.js';
import { fieldsIn, isField, wrappersOf } from '../controls/wrappers.js';
import { descendants, type SceneElement } from '../scene/scene.js';

/** Labels that wrappers give to the control inside them, by a prop or by a label part. */
export function wrapperLabels(element: SceneElement): FoundLabel[] {
  return wrappersOf(element).flatMap(({ element: wrapper, entry }) => {
    const group = fieldsIn(wrapper).length > 1;
    if (group) return [];
    return labelsOfWrapper(wrapper, entry);
  });
}

/** A wrapper's own label. */
export function labelsOfWrapper(wrapper: SceneElement, entry: WrapperEntry): FoundLabel[] {
  const given = (entry.label ?? []).flatMap((name) => {
    const readings = propReadings(wrapper, name, isField);
    return readings === undefined ? [] : labelsOf(readings, entry.tooltip === true ? 'title' : 'prop');
  });
  const parts = [...descendants(wrapper, (node) => node.kind !== 'element' || node.entry?.is !== 'wrapper')].flatMap(
    (node) => {
      if (node.kind !== 'element' || (node.entry?.is !== 'label' && node.entry?.is !== 'legend')) return [];
      if (findValue(node.props, 'for') !== undefined) return [];
      if ([...descendants(node)].some(isField)) return [];
      return labelsOf(contentReadings(node.children), node.entry.is === 'legend' ? 'legend' : 'label');
    },
  );
  return [...given, ...parts];
}
