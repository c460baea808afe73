import type { ControlParts } from '../controls/control-parts.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import type { IndexedScene } from '../scene/id-index.js';
import { descendants, isControl, type SceneElement, type SceneNode } from '../scene/scene.js';
import { findValue } from '../values/prop-values.js';
import { labelElementReadings } from './aria-labels.js';

/** Returns the labels of `<label for>` elements that name the control's id, or the id of one of its parts. */
export function labelsByFor(parts: ControlParts, { ids }: IndexedScene): FoundLabel[] {
  return parts.holders.flatMap((holder, at) => {
    const own = [findValue(holder.props, 'id'), at === 0 ? findValue(parts.props, 'id') : undefined];
    return [...new Set(own)].flatMap((id) =>
      id === undefined
        ? []
        : ids.labelsFor(id, holder).flatMap((label) => labelsOf(labelElementReadings(label), 'label')),
    );
  });
}

/** Returns the labels of the `<label>` around a control, inside the same boundary. */
export function wrappingLabels(element: SceneElement): FoundLabel[] {
  for (let at = element.parent; at !== null; at = at.parent) {
    if (at.kind !== 'element') continue;
    if (at.entry?.is === 'label') return labelsOf(labelElementReadings(at), 'wrapping-label');
    if (at.entry?.is === 'boundary' && at.entry.kind !== 'group') return [];
  }
  return [];
}

/** Returns the labels of the first label part inside a field component that wraps no control. */
export function labelsInside(element: SceneElement): FoundLabel[] {
  const isOther = (node: SceneNode): boolean =>
    node.kind === 'element' && (node.entry?.is === 'field' || (node.entry?.is === 'wrapper' && node.controls > 0));
  for (const node of descendants(element, (one) => !isOther(one))) {
    if (node.kind !== 'element' || node.entry?.is !== 'label' || findValue(node.props, 'for') !== undefined) continue;
    if ([...descendants(node)].every((one) => !isControl(one))) return labelsOf(labelElementReadings(node), 'label');
  }
  return [];
}
