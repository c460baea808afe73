import type { LinkedValue } from '../../link/model/linked.js';
import { findValue, literalText } from '../values/prop-values.js';
import { identityOf } from '../values/value-identity.js';
import { sharedDepth, type Scene, type SceneElement, type SceneNode } from './scene.js';

/** Finds elements by `id` and labels by `for` within one root. Of several equal ones the nearest is meant. */
export interface IdIndex {
  byId(value: LinkedValue, from: SceneNode): SceneElement | undefined;
  /** Elements of a white-space separated list of ids. */
  byIds(value: LinkedValue, from: SceneNode): SceneElement[];
  /** Labels whose `for` is the id. */
  labelsFor(id: LinkedValue, from: SceneNode): SceneElement[];
}

/** A scene with the index of its ids; labels are looked up in both. */
export interface IndexedScene {
  scene: Scene;
  ids: IdIndex;
}

/** Indexes a scene. An id counts as the same if its value is, known or not: `const id = useId()`. */
export function indexIds(all: readonly SceneNode[]): IdIndex {
  const ids = new Map<string, SceneElement[]>();
  const targets = new Map<string, SceneElement[]>();
  const put = (map: Map<string, SceneElement[]>, key: string, element: SceneElement): void => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [element]);
    else list.push(element);
  };
  for (const node of all) {
    if (node.kind !== 'element') continue;
    const inner = node.entry?.is === 'field' ? (node.entry.id ?? []) : [];
    for (const id of [findValue(node.props, 'id'), findValue(node.props, ...inner)]) {
      if (id !== undefined) put(ids, identityOf(id), node);
    }
    const target = node.entry?.is === 'label' || node.name === 'output' ? findValue(node.props, 'for') : undefined;
    if (target !== undefined) put(targets, identityOf(target), node);
  }
  const nearest = (list: readonly SceneElement[], from: SceneNode): SceneElement | undefined => {
    if (list.length < 2) return list[0];
    let best: SceneElement | undefined;
    let bestDepth = -1;
    for (const one of list) {
      if (one === from) continue;
      const depth = sharedDepth(one, from);
      const nearer =
        depth === bestDepth &&
        best !== undefined &&
        Math.abs(one.order - from.order) < Math.abs(best.order - from.order);
      if (depth > bestDepth || nearer) {
        best = one;
        bestDepth = depth;
      }
    }
    return best;
  };
  return {
    byId: (value, from) => nearest(ids.get(identityOf(value)) ?? [], from),
    byIds(value, from) {
      const text = literalText(value);
      const keys = text === undefined ? [identityOf(value)] : text.split(/\s+/).map((one) => `=${one}`);
      return keys.flatMap((key) => nearest(ids.get(key) ?? [], from) ?? []);
    },
    labelsFor(id, from) {
      const key = identityOf(id);
      const list = targets.get(key) ?? [];
      // The same unknown id stands in every instance of a component: a label is of the control that is nearest to it.
      return literalText(id) === undefined ? list.filter((one) => nearest(ids.get(key) ?? [], one) === from) : list;
    },
  };
}
