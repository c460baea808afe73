import type { WrapperEntry } from '@webmcp/contract';
import { contentReadings } from './content-text.js';
import { propReadings } from './prop-readings.js';
import { labelsOf, type FoundLabel } from './readings.js';
import { findValue } from './prop-values.js';
import { descendants, type SceneElement, type SceneNode } from './scene.js';

function isField(node: SceneNode): node is SceneElement {
  return node.kind === 'element' && node.entry?.is === 'field';
}

/** The fields that a wrapper holds; what a group holds counts as the group. */
function fieldsIn(wrapper: SceneElement): SceneElement[] {
  return [...descendants(wrapper, (node) => !isField(node))].filter(isField);
}

/** The wrappers (form items, form controls) that hold this control alone, innermost first. */
export function wrappersOf(element: SceneElement): { element: SceneElement; entry: WrapperEntry }[] {
  const found: { element: SceneElement; entry: WrapperEntry }[] = [];
  for (let at = element.parent; at !== null; at = at.parent) {
    if (at.kind !== 'element' || at.entry === null) continue;
    if (at.entry.is === 'boundary' && at.entry.kind !== 'group') break;
    if (at.entry.is !== 'wrapper') continue;
    const fields = fieldsIn(at);
    const alone = fields.length === 1 && fields[0] === element;
    const radios =
      fields.length > 1 &&
      fields.includes(element) &&
      fields.every((field) => field.entry?.is === 'field' && field.entry.control === 'radio');
    const hint = at.entry.tooltip === true && element.entry?.is !== 'field' && fields.length === 0;
    if (alone || radios || hint) found.push({ element: at, entry: at.entry });
    else if (element.entry?.is === 'field') break;
  }
  return found;
}

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
