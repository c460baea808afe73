import { bindOf, registrationOf } from '../values/binds.js';
import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import { findValue } from '../values/prop-values.js';
import { identityOf } from '../values/value-identity.js';
import { groupElement } from './group-labels.js';
import type { SceneElement } from '../scene/scene.js';

/** The group element (radiogroup role, library RadioGroup) that holds a radio. */
function groupAround(radio: SceneElement): SceneElement | undefined {
  for (let at = radio.parent; at !== null; at = at.parent) {
    if (at.kind === 'element' && at.entry?.is === 'field' && at.entry.group === true) return at;
    if (at.kind === 'element' && at.entry?.is === 'boundary' && at.entry.kind !== 'group') return undefined;
  }
  return undefined;
}

function scopeOf(boundary: DraftBoundary | null): DraftBoundary | null {
  let at = boundary;
  while (at !== null && (at.kind === 'component' || at.kind === 'group' || at.kind === 'region')) at = at.parent;
  return at;
}

/** Whether it is one control; a component that is given its choices as data is a whole group by itself. */
function isSingle({ entry, node }: DraftIntent): boolean {
  if (entry.is !== 'field' || entry.group === true) return false;
  const { props = [] } = entry.options ?? {};
  if (entry.options?.inside === true && props.length === 0) return true;
  return entry.options === undefined || (findValue(node.props, ...props) === undefined && hasValue(node));
}

function hasValue(node: SceneElement): boolean {
  return findValue(node.props, 'value', 'val', 'option') !== undefined;
}

/**
 * Puts radios together, and checkboxes that are several values of one field: those inside a group element become its
 * members; other radios are one group when they share a name or a bound state in the same form, else the fieldset around
 * them; other checkboxes when they share a name and differ in their value, or are values of one state and alone in a
 * fieldset or group. The first one stands for a group without an element. Returns the intents in order.
 */
export function mergeChoices(intents: readonly DraftIntent[]): DraftIntent[] {
  const groups = new Map<SceneElement, DraftIntent>();
  for (const intent of intents)
    if (intent.entry.is === 'field' && intent.entry.group === true) groups.set(intent.node, intent);
  const byKey = new Map<DraftBoundary | null, Map<string, DraftIntent>>();
  const boxes = boxGroups(intents, (intent) => groups.has(groupAround(intent.node) ?? intent.node));
  const kept: DraftIntent[] = [];
  for (const intent of intents) {
    const isMember = isSingle(intent) && intent.control === 'radio';
    const isBox = isSingle(intent) && (intent.control === 'checkbox' || intent.control === 'switch');
    const around = isMember || isBox ? groupAround(intent.node) : undefined;
    const group = around === undefined ? undefined : groups.get(around);
    if (group !== undefined && (isMember || group.control !== 'radio')) {
      group.members.push(intent.node);
      group.handlers.push(
        ...intent.handlers.filter((one) => group.handlers.every((other) => other.source !== one.source)),
      );
      continue;
    }
    const several = boxes.get(intent);
    if (several !== undefined) {
      if (several[0] !== intent) continue;
      intent.control = 'listbox';
      intent.members.push(...several.map(({ node }) => node));
      intent.handlers = several.flatMap(({ handlers }) => handlers);
    }
    if (!isMember) {
      kept.push(intent);
      continue;
    }
    const name = findValue(intent.node.props, 'name');
    const bound = bindOf(intent.node.props.filter((prop) => prop.name !== 'value'));
    const key = name !== undefined ? `name ${identityOf(name)}` : bound !== undefined ? `bind ${bound}` : 'alone';
    const scope = name === undefined && bound === undefined ? intent.boundary : scopeOf(intent.boundary);
    const keys = byKey.get(scope) ?? new Map<string, DraftIntent>();
    byKey.set(scope, keys);
    const first = keys.get(key);
    if (first === undefined) {
      keys.set(key, intent);
      intent.members.push(intent.node);
      kept.push(intent);
    } else {
      first.members.push(intent.node);
      first.handlers.push(...intent.handlers);
    }
  }
  return kept;
}

/** Sets of two and more checkboxes that the page shows as one field too, each member with its whole set. */
function boxGroups(
  intents: readonly DraftIntent[],
  isMember: (intent: DraftIntent) => boolean,
): Map<DraftIntent, DraftIntent[]> {
  const sets = new Map<DraftBoundary | null, Map<string, DraftIntent[]>>();
  for (const intent of intents) {
    if (!isSingle(intent) || intent.control !== 'checkbox' || isMember(intent)) continue;
    const { props } = intent.node;
    const value = findValue(props, 'value', 'val');
    const registered = registrationOf(props);
    const name = findValue(props, 'name');
    const shared = name !== undefined ? identityOf(name) : registered?.named === true ? registered.name : undefined;
    const bound = bindOf(props.filter((prop) => prop.name !== 'value'));
    const key = shared !== undefined ? `name ${shared}` : bound !== undefined ? `bind ${bound}` : undefined;
    if (key === undefined || value === undefined) continue;
    const scope = scopeOf(intent.boundary);
    const keys = sets.get(scope) ?? new Map<string, DraftIntent[]>();
    sets.set(scope, keys);
    keys.set(key, [...(keys.get(key) ?? []), intent]);
  }
  const found = new Map<DraftIntent, DraftIntent[]>();
  for (const [key, set] of [...sets.values()].flatMap((keys) => [...keys])) {
    const values = set.map(({ node }) => identityOf(findValue(node.props, 'value', 'val')!));
    if (set.length < 2 || new Set(values).size < set.length) continue;
    // Without a common name only an element around them tells the page's visitor, and ours, that they belong together.
    const isTold = key.startsWith('name ') || groupElement(set.map(({ node }) => node))?.host === true;
    if (isTold) for (const intent of set) found.set(intent, set);
  }
  return found;
}
