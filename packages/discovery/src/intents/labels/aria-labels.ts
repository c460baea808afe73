import type { LinkedProp } from '../../link/model/linked.js';
import { contentReadings } from '../readings/content-readings.js';
import { joinReadings, literalReading, type Reading } from '../readings/reading.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { readingsOf } from '../readings/value-readings.js';
import type { IndexedScene } from '../scene/id-index.js';
import { isControl, type SceneElement, type SceneNode } from '../scene/scene.js';
import { findValue } from '../values/prop-values.js';

/** Returns the labels of `aria-labelledby`, then of `aria-label`: the order of the accessible name computation, steps 2B and 2D. */
export function ariaLabels(props: readonly LinkedProp[], from: SceneNode, { ids }: IndexedScene): FoundLabel[] {
  const found: FoundLabel[] = [];
  const labelledby = findValue(props, 'aria-labelledby');
  if (labelledby !== undefined) {
    const texts = ids.byIds(labelledby, from).map(labelElementReadings);
    const spaced = texts.flatMap((text, at) => (at === 0 ? [text] : [[literalReading(' ')], text]));
    if (spaced.length > 0) found.push(...labelsOf(joinReadings(spaced), 'aria-labelledby'));
  }
  const label = findValue(props, 'aria-label');
  if (label !== undefined) found.push(...labelsOf(readingsOf(label), 'aria-label'));
  return found;
}

/** Returns the text of an element that labels another, without the controls inside. */
export function labelElementReadings(element: SceneElement): Reading[] {
  const aria = findValue(element.props, 'aria-label');
  if (aria !== undefined && element.entry?.is !== 'label') return readingsOf(aria);
  return contentReadings(element.children, isControl);
}
