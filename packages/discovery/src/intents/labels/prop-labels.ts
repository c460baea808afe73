import { directiveProp } from '../../extract/facts/neutral-props.js';
import type { LinkedProp } from '../../link/model/linked.js';
import type { LabelOrigin } from '../model/intent.js';
import { propReadings } from '../readings/prop-readings.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { readingsOf } from '../readings/value-readings.js';
import { isControl, type SceneElement, type SceneNode } from '../scene/scene.js';
import { findValue } from '../values/prop-values.js';

/** The length up to which content is a name. Longer content is a passage. */
const MAX_NAME_LENGTH = 120;

const isField = (node: SceneNode): boolean => node.kind === 'element' && node.entry?.is === 'field';

/** Returns the labels of the props, slots and content that a control's entry lists, without the controls inside. */
export function entryPropLabels(element: SceneElement, names: readonly string[]): FoundLabel[] {
  const { entry } = element;
  const skip = entry?.is === 'action' && entry.byEvents === true ? isControl : isField;
  return names.flatMap((name) => {
    const isContent = name === 'children';
    const readings = propReadings(element, name, isContent ? skip : undefined);
    if (readings === undefined) return [];
    const labels = labelsOf(readings, isContent || name === 'value' ? 'content' : 'prop');
    return isContent ? labels.filter(({ text }) => text.length <= MAX_NAME_LENGTH) : labels;
  });
}

/** Returns the labels of an attribute. */
export function attributeLabels(props: readonly LinkedProp[], name: string, from: LabelOrigin): FoundLabel[] {
  const value = findValue(props, name);
  return value === undefined || value.kind === 'markup' ? [] : labelsOf(readingsOf(value), from);
}

/** Returns the labels of a tooltip: the `title` attribute, then a tooltip directive. */
export function tooltipLabels(props: readonly LinkedProp[]): FoundLabel[] {
  return [...attributeLabels(props, 'title', 'title'), ...attributeLabels(props, directiveProp('tooltip'), 'title')];
}
