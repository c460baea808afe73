import { labelsOf } from '../readings/found-label.js';
import { contentReadings } from '../readings/content-readings.js';
import { descendants, isControl, type SceneElement, type SceneNode } from '../scene/scene.js';
import { handlersOf } from '../values/handlers.js';
import { registrationOf } from '../values/binds.js';
import { findValue, textProp } from '../values/prop-values.js';

/** Returns the element that a node renders: itself, or the single root of a component. */
export function elementOf(node: SceneNode): SceneElement | undefined {
  if (node.kind === 'element') return node;
  if (node.kind !== 'instance' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only === undefined ? undefined : elementOf(only);
}

/** Returns the controls of a row in document order, the row's own included. */
export function controlsIn(element: SceneElement): SceneElement[] {
  const found = isControl(element) ? [element] : [];
  for (const node of descendants(element, (one) => one.controls > 0))
    if (node.kind === 'element' && isControl(node)) found.push(node);
  return found;
}

/** Returns the text of nodes as one string; equal strings mean equal texts. */
export function textOf(nodes: readonly SceneNode[], skip?: (node: SceneNode) => boolean): string {
  return labelsOf(contentReadings(nodes, skip), 'content')
    .map((label) => label.text)
    .join('|');
}

const isRowTag = (name: string): boolean => name === 'tr' || name === 'li';

/**
 * Returns a key that two rows of one list share: the components, the tag and the controls, without the texts around.
 * Undefined for an element that is no row. Rows that are written out repeat one component.
 */
export function rowSignature(node: SceneNode, element: SceneElement): string | undefined {
  if (isSection(unwrap(element)) || isSingleControl(element)) return undefined;
  const controls = controlsIn(element);
  const isAction = ({ entry }: SceneElement): boolean => entry?.is === 'action' || entry?.is === 'trigger';
  if (!controls.some(isAction)) return undefined;
  return [...componentsOf(node), element.name, ...controls.map(controlSignature)].join('\n');
}

/**
 * Decides whether an element is a boundary of its own: a boundary that counts without a name, or a named landmark.
 * Articles are items.
 */
function isSection({ entry, props }: SceneElement): boolean {
  if (entry?.is !== 'boundary') return false;
  const isLandmark = entry.role === 'region' || entry.role === 'complementary' || entry.role === 'main';
  return entry.named !== true || (isLandmark && findValue(props, 'aria-label', 'aria-labelledby') !== undefined);
}

/** Decides whether an element is a field, an option, or a native control outside of a table or list. */
function isSingleControl(element: SceneElement): boolean {
  const { entry, host, name } = element;
  return entry?.is === 'field' || entry?.is === 'option' || (isControl(element) && host && !isRowTag(name));
}

/** Returns the innermost element of plain elements with a single child each. A table row or list item is a row itself. */
function unwrap(element: SceneElement): SceneElement {
  if (element.entry !== null || isRowTag(element.name)) return element;
  const isSpace = (child: SceneNode): boolean =>
    child.kind === 'text' && child.value.kind === 'literal' && String(child.value.value).trim() === '';
  const [only, ...others] = element.children.filter((child) => !isSpace(child));
  const inner = only === undefined || others.length > 0 ? undefined : elementOf(only);
  return inner === undefined ? element : unwrap(inner);
}

/** Returns the app's own components that a node is an instance of, outermost first. */
function componentsOf(node: SceneNode): string[] {
  if (node.kind !== 'instance') return [];
  const [only] = node.children;
  return [`${node.file} ${node.name}`, ...(only === undefined ? [] : componentsOf(only))];
}

/**
 * Returns a control's kind, own text, function and, for a field, its name. A field's label can be anywhere, so it does not
 * count.
 */
function controlSignature({ entry, props, children }: SceneElement): string {
  const isField = entry?.is === 'field';
  const kind = isField || entry?.is === 'action' ? entry.control : 'trigger';
  const text = textProp(props, 'aria-label', 'label', 'placeholder', 'value') ?? textOf(children);
  const name = isField ? (textProp(props, 'name') ?? registrationOf(props)?.name ?? '') : '';
  return `${kind} ${text} ${name} ${functionOf(props)}`;
}

/**
 * Returns the names of the functions that answer a control, and of the states that they set. Rows pass other arguments to the
 * same function. Two settings with a switch each have functions of their own.
 */
function functionOf(props: SceneElement['props']): string {
  const names = handlersOf(props).flatMap(({ name, does, sets }) => {
    const called = does.calls.filter(({ own }) => own === true).map(({ callee }) => callee.join('.'));
    return name !== undefined ? [name] : [...called, ...sets.map(({ state }) => state.replace(/^\d+:/, ''))];
  });
  return [...new Set(names)].join(' ');
}
