import { registrationOf } from '../values/binds.js';
import { contentReadings } from '../readings/content-readings.js';
import { descendants, isControl, type SceneElement, type SceneNode } from '../scene/scene.js';
import { findValue, textProp } from '../values/prop-values.js';
import type { Reading } from '../readings/reading.js';
import { labelsOf } from '../readings/found-label.js';

/** Siblings that say the same thing about different things, as a table that is written out row by row. */
export interface StaticRows {
  first: SceneElement;
  /** The elements of the other rows, and the siblings that they come from. */
  elements: SceneElement[];
  others: SceneNode[];
}

/** The one element that a node is: itself, or what a component renders. */
function elementOf(node: SceneNode): SceneElement | undefined {
  if (node.kind === 'element') return node;
  if (node.kind !== 'instance' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only === undefined ? undefined : elementOf(only);
}

/** The app's own components that a node is an instance of: rows that are written out repeat one, different ones are different things. */
function componentsOf(node: SceneNode): string[] {
  if (node.kind !== 'instance') return [];
  const [only] = node.children;
  return [`${node.file} ${node.name}`, ...(only === undefined ? [] : componentsOf(only))];
}

/** The controls of a row, itself included, in document order. */
export function controlsIn(element: SceneElement): SceneElement[] {
  const found = isControl(element) ? [element] : [];
  for (const node of descendants(element, (one) => one.controls > 0))
    if (node.kind === 'element' && isControl(node)) found.push(node);
  return found;
}

function words(readings: readonly Reading[]): string {
  return labelsOf(readings, 'content')
    .map((label) => label.text)
    .join('|');
}

function controlSignature(control: SceneElement): string {
  const entry = control.entry;
  const kind = entry?.is === 'field' || entry?.is === 'action' ? entry.control : 'trigger';
  const label =
    textProp(control.props, 'aria-label', 'label', 'placeholder', 'value') ?? words(contentReadings(control.children));
  // A field's label may stand anywhere; its name is its own.
  const name =
    entry?.is === 'field' ? (textProp(control.props, 'name') ?? registrationOf(control.props)?.name ?? '') : '';
  return `${kind} ${label} ${name}`;
}

const landmarks = new Set(['region', 'complementary', 'main']);

/** A landmark with a name of its own is a part of the page, whatever it has in common with others; articles are items. */
function isLandmark({ entry, props }: SceneElement): boolean {
  const role = entry?.is === 'boundary' ? entry.role : undefined;
  return landmarks.has(role ?? '') && findValue(props, 'aria-label', 'aria-labelledby') !== undefined;
}

/** What elements that only go around one other are there for; a list item or table row is one for itself. */
function insideWrappers(element: SceneElement): SceneElement {
  const [only, ...others] = element.children.filter(
    (child) => child.kind !== 'text' || child.value.kind !== 'literal' || String(child.value.value).trim() !== '',
  );
  const goesOn = element.entry === null && element.name !== 'tr' && element.name !== 'li' && others.length === 0;
  const inner = goesOn && only !== undefined ? elementOf(only) : undefined;
  return inner === undefined ? element : insideWrappers(inner);
}

/** What a row is like without what it is about; undefined for what is no row. */
function signatureOf(element: SceneElement): string | undefined {
  const { entry } = element;
  const inner = insideWrappers(element);
  if (inner.entry?.is === 'boundary' && (inner.entry.named !== true || isLandmark(inner))) return undefined;
  if (entry?.is === 'field' || entry?.is === 'option') return undefined;
  if (isControl(element) && element.host && element.name !== 'tr' && element.name !== 'li') return undefined;
  const controls = controlsIn(element);
  if (!controls.some((control) => control.entry?.is === 'action' || control.entry?.is === 'trigger')) return undefined;
  return [element.name, ...controls.map(controlSignature)].join('\n');
}

/**
 * Runs of siblings with the same controls and different texts around them, by the run's first node. Controls that
 * differ in their words (the links of a menu) or rows that differ in nothing are not taken for rows.
 */
export function staticRows(siblings: readonly SceneNode[]): Map<SceneNode, StaticRows> {
  const found = new Map<SceneNode, StaticRows>();
  if (siblings.length < 2) return found;
  const bySignature = new Map<string, { node: SceneNode; element: SceneElement }[]>();
  const counts = new Map<number, number>();
  for (const { controls } of siblings) counts.set(controls, (counts.get(controls) ?? 0) + 1);
  for (const node of siblings) {
    if (node.controls === 0 || (counts.get(node.controls) ?? 0) < 2) continue;
    const element = elementOf(node);
    const like = element === undefined ? undefined : signatureOf(element);
    if (element === undefined || like === undefined) continue;
    const signature = [...componentsOf(node), like].join('\n');
    bySignature.set(signature, [...(bySignature.get(signature) ?? []), { node, element }]);
  }
  for (const rows of bySignature.values()) {
    const [first, ...others] = rows;
    if (first === undefined || others.length === 0) continue;
    const texts = new Set(rows.map(({ element }) => words(contentReadings(element.children, isControl))));
    // A table's rows are rows, though two of them say the same.
    const isTable = first.element.name === 'tr' && texts.size > rows.length / 2;
    if (isTable || texts.size === rows.length)
      found.set(first.node, {
        first: first.element,
        elements: others.map(({ element }) => element),
        others: others.map(({ node }) => node),
      });
  }
  return found;
}

/** For each control of the first row the same one of the other rows. */
export function twinsOf(rows: StaticRows): Map<SceneElement, SceneElement[]> {
  const others = rows.elements.map(controlsIn);
  return new Map(
    controlsIn(rows.first).map((control, at) => [
      control,
      others.map((controls) => controls[at]).filter((twin) => twin !== undefined),
    ]),
  );
}
