import type { LinkedValue } from '../../link/model/linked.js';
import { findValue, literalText } from '../values/prop-values.js';
import { identityOf } from '../values/value-identity.js';
import { sharedDepth, type Scene, type SceneElement, type SceneNode } from './scene.js';

/** A scene with the index of its ids. Labels are looked up in both. */
export interface IndexedScene {
  scene: Scene;
  ids: IdIndex;
  /** The ids of the elements that a press shows: see `shown-ids.ts`. */
  shown: ReadonlySet<string>;
}

/**
 * Finds elements by `id` and labels by `for` within one root. Ids are equal if their values are, known or unknown:
 * `const id = useId()`. Of several elements with one id, the nearest counts.
 */
export class IdIndex {
  readonly #elements = new Map<string, SceneElement[]>();
  readonly #labels = new Map<string, SceneElement[]>();

  constructor(nodes: readonly SceneNode[]) {
    for (const node of nodes) {
      if (node.kind !== 'element') continue;
      for (const id of idsOf(node)) add(this.#elements, identityOf(id), node);
      const target = node.entry?.is === 'label' || node.name === 'output' ? findValue(node.props, 'for') : undefined;
      if (target !== undefined) add(this.#labels, identityOf(target), node);
    }
  }

  /** Returns the element with an id. */
  byId(id: LinkedValue, from: SceneNode): SceneElement | undefined {
    return this.#nearest(identityOf(id), from);
  }

  /** Returns the elements of a list of ids, separated by white space. */
  byIds(ids: LinkedValue, from: SceneNode): SceneElement[] {
    const text = literalText(ids);
    const keys = text === undefined ? [identityOf(ids)] : text.split(/\s+/).map((id) => `=${id}`);
    return keys.flatMap((key) => this.#nearest(key, from) ?? []);
  }

  /** Returns the labels whose `for` is a control's id. An unknown id repeats in every instance of a component, so only the nearest labels count. */
  labelsFor(id: LinkedValue, control: SceneNode): SceneElement[] {
    const key = identityOf(id);
    const labels = this.#labels.get(key) ?? [];
    return literalText(id) === undefined ? labels.filter((label) => this.#nearest(key, label) === control) : labels;
  }

  #nearest(key: string, from: SceneNode): SceneElement | undefined {
    const elements = this.#elements.get(key) ?? [];
    return elements.length < 2 ? elements[0] : nearestOf(elements, from);
  }
}

/** Returns the ids of an element: its own, and the id that a field component sets on its input. */
function idsOf({ props, entry }: SceneElement): LinkedValue[] {
  const inner = entry?.is === 'field' ? (entry.id ?? []) : [];
  return [findValue(props, 'id'), findValue(props, ...inner)].filter((id) => id !== undefined);
}

function add(map: Map<string, SceneElement[]>, key: string, element: SceneElement): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [element]);
  else list.push(element);
}

/** Returns the other element with the deepest ancestor in common; of several, the nearest in document order. */
function nearestOf(elements: readonly SceneElement[], from: SceneNode): SceneElement | undefined {
  let nearest: SceneElement | undefined;
  let nearestDepth = -1;
  const distance = (element: SceneElement): number => Math.abs(element.order - from.order);
  for (const element of elements) {
    if (element === from) continue;
    const depth = sharedDepth(element, from);
    const isNearer = depth === nearestDepth && nearest !== undefined && distance(element) < distance(nearest);
    if (depth > nearestDepth || isNearer) {
      nearest = element;
      nearestDepth = depth;
    }
  }
  return nearest;
}
