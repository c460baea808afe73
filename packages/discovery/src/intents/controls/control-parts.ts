import type { FieldEntry } from '@webmcp/contract';

import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import { firstOf } from '../model/first-of.js';
import { descendants, type SceneElement, type SceneNode } from '../scene/scene.js';
import { findProp, foldName, memberAt } from '../values/prop-values.js';
import { isField, wrappersOf } from './wrappers.js';

/** The elements and props that together are one control. */
export interface ControlParts {
  /** The element itself, and the parts inside with its attributes, such as Radix' `Select.Trigger`. */
  holders: SceneElement[];
  /** The part that is the control on the page, if the element itself renders no control. */
  control?: SceneElement;
  /** All props. Later props win, so the element's own props are last. */
  props: LinkedProp[];
}

/** Gathers a field's attributes: from the inner field, its wrappers, its parts, nested prop objects, and its own props. */
export function controlParts(element: SceneElement, entry: FieldEntry): ControlParts {
  const parts = element.host ? [] : partsIn(element);
  const inner = innerField(element, entry);
  const innerParts = inner?.entry?.is === 'field' ? controlParts(inner, inner.entry) : { holders: [], props: [] };
  const [control, ...otherControls] = parts.filter((part) => isPart(part, 'control'));
  return {
    ...(control !== undefined && otherControls.length === 0 ? { control } : {}),
    holders: [element, ...parts, ...innerParts.holders],
    props: [
      ...innerParts.props,
      ...wrapperProps(element),
      ...parts.flatMap((part) => part.props),
      ...(entry.nested ?? []).flatMap((path) => propsOfObject(memberAt(element.props, path))),
      ...element.props,
      ...renamed(element.props, entry.id ?? [], 'id'),
    ],
  };
}

const isPart = (node: SceneNode, part: string): boolean =>
  node.kind === 'element' && node.entry?.is === 'part' && node.entry.part === part;

/** Returns the parts of a field that carry its attributes or its value, without the parts of fields inside. */
function partsIn(element: SceneElement): SceneElement[] {
  const inside = [...descendants(element, (node) => !isField(node))];
  return inside.filter((node): node is SceneElement => isPart(node, 'control') || isPart(node, 'value'));
}

/** Returns the props that wrappers pass to their field. */
function wrapperProps(element: SceneElement): LinkedProp[] {
  return wrappersOf(element).flatMap(({ element: wrapper, entry: { passes = [], id = [] } }) => [
    ...wrapper.props.filter((prop) => passes.some((name) => foldName(name) === foldName(prop.name))),
    ...renamed(wrapper.props, id, 'id'),
  ]);
}

/** Returns the first of some props under another name. */
function renamed(props: readonly LinkedProp[], names: readonly string[], name: string): LinkedProp[] {
  const prop = findProp(props, ...names);
  return prop === undefined ? [] : [{ ...prop, name }];
}

/** Returns the members of a prop such as `inputProps={{ maxLength: 5 }}` as props. */
function propsOfObject(value: LinkedValue | undefined): LinkedProp[] {
  if (value?.kind !== 'object') return [];
  return value.entries.map((entry) => ({ name: entry.key, value: entry.value, at: entry.value.at }));
}

/** Returns the field that a control renders as its own input. */
export function innerField(element: SceneElement, entry: FieldEntry): SceneElement | undefined {
  const isOwn = (child: SceneNode): boolean =>
    entry.inside === true || (child.kind === 'slot' && entry.inner?.includes(child.name) === true);
  return firstOf(element.children.filter(isOwn), (child) => [child, ...descendants(child)].find(isField));
}
