import type { WrapperEntry } from '@webmcp/contract';

import { fieldsIn, isField, wrappersOf } from '../controls/wrappers.js';
import { contentReadings } from '../readings/content-readings.js';
import { propReadings } from '../readings/prop-readings.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { descendants, type SceneElement } from '../scene/scene.js';
import { findValue } from '../values/prop-values.js';

/** Returns the labels of the wrappers around a control that hold no other field. */
export function wrapperLabels(element: SceneElement): FoundLabel[] {
  return wrappersOf(element).flatMap(({ element: wrapper, entry }) =>
    fieldsIn(wrapper).length > 1 ? [] : labelsOfWrapper(wrapper, entry),
  );
}

/** Returns a wrapper's own labels: its props, then the label and legend parts without a field inside. */
export function labelsOfWrapper(wrapper: SceneElement, entry: WrapperEntry): FoundLabel[] {
  const given = (entry.label ?? []).flatMap((name) => {
    const readings = propReadings(wrapper, name, isField);
    return readings === undefined ? [] : labelsOf(readings, entry.tooltip === true ? 'title' : 'prop');
  });
  const parts = [...descendants(wrapper, (node) => node.kind !== 'element' || node.entry?.is !== 'wrapper')].flatMap(
    (node) => {
      if (node.kind !== 'element' || (node.entry?.is !== 'label' && node.entry?.is !== 'legend')) return [];
      if (findValue(node.props, 'for') !== undefined || [...descendants(node)].some(isField)) return [];
      return labelsOf(contentReadings(node.children), node.entry.is === 'legend' ? 'legend' : 'label');
    },
  );
  return [...given, ...parts];
}
