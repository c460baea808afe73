import type { FieldEntry } from '@webmcp/contract';
import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import { findProp, findValue, foldName, member } from '../values/prop-values.js';
import { descendants, type SceneElement } from '../scene/scene.js';
import { wrappersOf } from './wrappers.js';

/** The elements and props that together are one control. */
export interface ControlParts {
  /** The element itself and the parts inside it that carry its attributes (Radix' Select.Trigger). */
  holders: SceneElement[];
  /** The one that is the control on the page, where the element itself makes none. */
  control?: SceneElement;
  /** All props, the element's own last, so that they win. */
  props: LinkedProp[];
}

/** Gathers a field's attributes from its own props, nested prop objects and parts. */
export function controlParts(element: SceneElement, entry: FieldEntry): ControlParts {
  const parts: SceneElement[] = [];
  if (!element.host) {
    for (const node of descendants(element, (one) => one.kind !== 'element' || one.entry?.is !== 'field')) {
      if (
        node.kind === 'element' &&
        node.entry?.is === 'part' &&
        (node.entry.part === 'control' || node.entry.part === 'value')
      )
        parts.push(node);
    }
  }
  const inner = innerField(element, entry);
  const innerParts = inner?.entry?.is === 'field' ? controlParts(inner, inner.entry) : { holders: [], props: [] };
  const passed = wrappersOf(element).flatMap(({ element: wrapper, entry: { passes = [], id = [] } }) => [
    ...wrapper.props.filter((prop) => passes.some((name) => foldName(name) === foldName(prop.name))),
    ...renamed(wrapper.props, id, 'id'),
  ]);
  const nested = (entry.nested ?? []).flatMap((path) => nestedProps(element.props, path.split('.')));
  const controls = parts.filter(({ entry: part }) => part?.is === 'part' && part.part === 'control');
  return {
    ...(controls.length === 1 && controls[0] !== undefined ? { control: controls[0] } : {}),
    holders: [element, ...parts, ...innerParts.holders],
    props: [
      ...innerParts.props,
      ...passed,
      ...parts.flatMap((part) => part.props),
      ...nested,
      ...element.props,
      ...renamed(element.props, entry.id ?? [], 'id'),
    ],
  };
}

/** The first of some props, under another name. */
function renamed(props: readonly LinkedProp[], names: readonly string[], name: string): LinkedProp[] {
  const prop = findProp(props, ...names);
  return prop === undefined ? [] : [{ ...prop, name }];
}

function nestedProps(props: readonly LinkedProp[], path: readonly string[]): LinkedProp[] {
  const [first = '', ...rest] = path;
  let value: LinkedValue | undefined = findValue(props, first);
  for (const key of rest) value = member(value, key);
  if (value?.kind !== 'object') return [];
  return value.entries.map((entry) => ({ name: entry.key, value: entry.value, at: entry.value.at }));
}

/** The field that a control renders as its own input. */
export function innerField(element: SceneElement, entry: FieldEntry): SceneElement | undefined {
  for (const child of element.children) {
    const isOwn = entry.inside === true || (child.kind === 'slot' && entry.inner?.includes(child.name) === true);
    if (!isOwn) continue;
    if (child.kind === 'element' && child.entry?.is === 'field') return child;
    for (const node of descendants(child)) if (node.kind === 'element' && node.entry?.is === 'field') return node;
  }
  return undefined;
}
