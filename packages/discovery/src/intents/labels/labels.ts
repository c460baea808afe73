import type { ActionEntry, FieldEntry, TriggerEntry } from '@webmcp/contract';
import { pascal } from '../../libraries/library-index.js';
import type { LinkedProp } from '../../link/model/linked.js';
import { columnHeader } from './column-header.js';
import { contentReadings, iconsIn } from '../readings/content-readings.js';
import { controlParts, innerField, type ControlParts } from '../controls/control-parts.js';
import { iconOfValue } from '../readings/icon-name.js';
import type { IndexedScene } from '../scene/id-index.js';
import type { LabelOrigin } from '../model/intent.js';
import { descendants, isControl, type SceneElement, type SceneNode } from '../scene/scene.js';
import { nearText } from './near-text.js';
import { findProp, findValue, literalText } from '../values/prop-values.js';
import { propReadings } from '../readings/prop-readings.js';
import { joinReadings, literalReading, type Reading } from '../readings/reading.js';
import { labelsOf, readingsOf, type FoundLabel } from '../readings/value-readings.js';
import { wrapperLabels } from './wrapper-labels.js';
import { directiveProp } from '../../extract/facts/neutral-props.js';

/** Content longer than this is a passage, not a name. */
const MAX_NAME = 120;

function once(labels: readonly FoundLabel[]): FoundLabel[] {
  const seen = new Set<string>();
  return labels.filter((label) => !seen.has(label.text) && seen.add(label.text));
}

/** aria-labelledby, then aria-label: what names anything, by the order of the accessible name computation (steps 2B, 2C). */
export function ariaLabels(props: readonly LinkedProp[], from: SceneNode, { ids }: IndexedScene): FoundLabel[] {
  const found: FoundLabel[] = [];
  const labelledby = findValue(props, 'aria-labelledby');
  if (labelledby !== undefined) {
    const elements = ids.byIds(labelledby, from);
    const pieces = elements.map((element) => labelText(element));
    const spaced = pieces.flatMap((piece, at) => (at === 0 ? [piece] : [[literalReading(' ')], piece]));
    if (spaced.length > 0) found.push(...labelsOf(joinReadings(spaced), 'aria-labelledby'));
  }
  const label = findValue(props, 'aria-label');
  if (label !== undefined) found.push(...labelsOf(readingsOf(label), 'aria-label'));
  return found;
}

/** The text of a label element without the controls inside it. */
export function labelText(element: SceneElement): Reading[] {
  const aria = findValue(element.props, 'aria-label');
  if (aria !== undefined && element.entry?.is !== 'label') return readingsOf(aria);
  return contentReadings(element.children, isControl);
}

function labelElements(parts: ControlParts, { ids }: IndexedScene): FoundLabel[] {
  return parts.holders.flatMap((holder, at) => {
    const own = [findValue(holder.props, 'id'), at === 0 ? findValue(parts.props, 'id') : undefined];
    return [...new Set(own)].flatMap((id) =>
      id === undefined ? [] : ids.labelsFor(id, holder).flatMap((label) => labelsOf(labelText(label), 'label')),
    );
  });
}

/** Label elements that are parts of the field itself. */
function labelsInside(element: SceneElement): FoundLabel[] {
  const isOther = (node: SceneNode): boolean =>
    node.kind === 'element' && (node.entry?.is === 'field' || (node.entry?.is === 'wrapper' && node.controls > 0));
  for (const node of descendants(element, (one) => !isOther(one))) {
    if (node.kind !== 'element' || node.entry?.is !== 'label' || findValue(node.props, 'for') !== undefined) continue;
    if ([...descendants(node)].every((one) => !isControl(one))) return labelsOf(labelText(node), 'label');
  }
  return [];
}

function wrappingLabels(element: SceneElement): FoundLabel[] {
  for (let at = element.parent; at !== null; at = at.parent) {
    if (at.kind !== 'element') continue;
    if (at.entry?.is === 'label') return labelsOf(labelText(at), 'wrapping-label');
    if (at.entry?.is === 'boundary' && at.entry.kind !== 'group') return [];
  }
  return [];
}

function ownProps(element: SceneElement, names: readonly string[], content: LabelOrigin): FoundLabel[] {
  const skip = element.entry?.is === 'action' && element.entry.byEvents === true ? isControl : isOptionLike;
  return names.flatMap((name) => {
    const readings = propReadings(element, name, name === 'children' ? skip : undefined);
    if (readings === undefined) return [];
    const found = labelsOf(readings, name === 'children' || name === 'value' ? content : 'prop');
    return name === 'children' ? found.filter((label) => label.text.length <= MAX_NAME) : found;
  });
}

function isOptionLike(node: SceneNode): boolean {
  return node.kind === 'element' && node.entry?.is === 'field';
}

function attribute(props: readonly LinkedProp[], name: string, from: LabelOrigin): FoundLabel[] {
  const value = findValue(props, name);
  return value === undefined || value.kind === 'markup' ? [] : labelsOf(readingsOf(value), from);
}

/** A field's labels, best first: the order in which the browser takes the name, then hints, then text next to it. */
export function fieldLabels(
  element: SceneElement,
  entry: FieldEntry,
  parts: ControlParts,
  context: IndexedScene,
): FoundLabel[] {
  const { props } = parts;
  const inner = innerField(element, entry);
  const names = [
    ...ariaLabels(props, element, context),
    ...labelElements(parts, context),
    ...wrappingLabels(element),
    ...ownProps(element, entry.label ?? [], 'content'),
    ...wrapperLabels(element),
    ...(element.host ? [] : labelsInside(element)),
    ...(inner?.entry?.is === 'field' ? fieldLabels(inner, inner.entry, controlParts(inner, inner.entry), context) : []),
  ];
  const hints = [
    ...attribute(props, 'title', 'title'),
    ...attribute(props, directiveProp('tooltip'), 'title'),
    ...attribute(props, 'placeholder', 'placeholder'),
  ];
  if (names.length > 0) return once([...names, ...hints]);
  const inColumn = columnHeader(element);
  if (inColumn.length > 0) return once([...hints, ...inColumn]);
  const near = nearText(element, entry.control, context);
  // A label element that is tied to nothing was still written as this field's label; other text is only a guess.
  return once(near.isLabel ? [...near.labels, ...hints] : [...hints, ...near.labels]);
}

/** An action's labels, best first; the icon that it draws comes after everything that is text. */
export function actionLabels(
  element: SceneElement,
  entry: ActionEntry | TriggerEntry,
  context: IndexedScene,
): FoundLabel[] {
  const { props } = element;
  const parts: ControlParts = { holders: [element], props };
  const icon = entry.is === 'action' ? (entry.icon ?? []) : [];
  const found = once([
    ...ariaLabels(props, element, context),
    ...labelElements(parts, context),
    ...ownProps(element, entry.label ?? ['children'], 'content'),
    ...implicitName(element),
    ...attribute(props, 'alt', 'alt'),
    ...attribute(props, 'title', 'title'),
    ...attribute(props, directiveProp('tooltip'), 'title'),
    ...wrapperLabels(element),
    ...[...icon.flatMap((name) => iconOfValue(findValue(props, name)) ?? []), ...iconsIn([element])].map(
      (text): FoundLabel => ({ text, from: 'icon', places: [] }),
    ),
  ]);
  return found.length > 0 ? found : namedFor(element);
}

/** Names of components that say what a control is, not what it does. */
const sayNothing = /^(?:|Icon|Base|App|Ui|My|The|Custom|Primary|Secondary|Default|Main|Action|Toggle|Nav|Tool|Menu)$/;

/** A library's `<ExportButton />` and `<RefreshIconButton />` bring their words along; the component's name is what is known of them. */
function namedFor({ name, host, library }: SceneElement): FoundLabel[] {
  const last = pascal(name.split('.').at(-1) ?? '');
  const said = /^(.*?)(?:Icon)?(?:Button|Btn)$/.exec(last)?.[1] ?? '';
  if (host || library !== undefined || sayNothing.test(said)) return [];
  return [{ text: said.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase(), from: 'icon', places: [] }];
}

/** `<input type="submit">` and `type="reset"` without a value show a word of the browser's. */
function implicitName(element: SceneElement): FoundLabel[] {
  if (element.name !== 'input' || findProp(element.props, 'value') !== undefined) return [];
  const type = literalText(findValue(element.props, 'type'))?.toLowerCase();
  const word = type === 'submit' ? 'Submit' : type === 'reset' ? 'Reset' : undefined;
  return word === undefined ? [] : [{ text: word, from: 'content', places: [] }];
}
