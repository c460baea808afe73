import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import type { SceneElement } from '../scene/scene.js';
import { bindOf, registrationOf } from '../values/binds.js';
import { findValue } from '../values/prop-values.js';
import { identityOf } from '../values/value-identity.js';
import { groupElement, groupFieldAround } from './group-element.js';

/**
 * Merges radios into one field, and checkboxes that are several values of one field.
 *
 * Members of a group element belong to the group. Other radios make a group if they share a name or a state in one
 * form. Outside a form they share a boundary. Other checkboxes make a group in two cases: they share a name and differ
 * in their values, or one state holds them, alone in a fieldset. The first member represents a group without an element
 * of its own.
 * @returns the intents in order, without the merged members
 */
export function mergeChoices(intents: readonly DraftIntent[]): DraftIntent[] {
  const groups = new Map(intents.filter(isGroupField).map((intent) => [intent.node, intent]));
  const groupOf = ({ node }: DraftIntent): DraftIntent | undefined => groups.get(groupFieldAround(node) ?? node);
  const singles = new Set(intents.filter(isSingle));
  const boxes = checkboxGroups([...singles].filter((intent) => groupOf(intent) === undefined));
  const radios = new RadioGroups();
  const kept: DraftIntent[] = [];
  for (const intent of intents) {
    const kind = singles.has(intent) ? intent.control : undefined;
    const isChoice = kind === 'radio' || kind === 'checkbox' || kind === 'switch';
    const group = isChoice ? groupOf(intent) : undefined;
    const box = boxes.get(intent);
    if (group !== undefined && (kind === 'radio' || group.control !== 'radio')) joinGroup(intent, group);
    else if (box !== undefined) {
      if (box[0] === intent) kept.push(representBoxes(intent, box));
    } else if (kind !== 'radio' || radios.add(intent)) kept.push(intent);
  }
  return kept;
}

const isGroupField = ({ entry }: DraftIntent): boolean => entry.is === 'field' && entry.group === true;

/** Decides whether an intent is a single choice. A component with its choices as data is a whole group by itself. */
function isSingle({ entry, node }: DraftIntent): boolean {
  if (entry.is !== 'field' || entry.group === true) return false;
  const { options } = entry;
  if (options === undefined) return true;
  const { props = [], inside } = options;
  if (inside === true && props.length === 0) return true;
  const hasValue = findValue(node.props, 'value', 'val', 'option') !== undefined;
  return findValue(node.props, ...props) === undefined && hasValue;
}

/** Adds a member to its group, with the handlers that the group lacks. */
function joinGroup(member: DraftIntent, group: DraftIntent): void {
  group.members.push(member.node);
  const isNew = ({ source }: DraftIntent['handlers'][number]): boolean =>
    group.handlers.every((other) => other.source !== source);
  group.handlers.push(...member.handlers.filter(isNew));
}

/** Turns the first of several checkboxes into the field for all. */
function representBoxes(first: DraftIntent, all: readonly DraftIntent[]): DraftIntent {
  first.control = 'listbox';
  first.members.push(...all.map(({ node }) => node));
  first.handlers = all.flatMap(({ handlers }) => handlers);
  return first;
}

/** Groups of radios without a group element, by boundary and key. */
class RadioGroups {
  readonly #first = new Map<DraftBoundary | null, Map<string, DraftIntent>>();

  /** Adds a radio to its group. Returns true for the first radio, which represents the group. */
  add(radio: DraftIntent): boolean {
    const shared = sharedKey(radio.node, findName(radio.node));
    const scope = shared === undefined ? radio.boundary : formScope(radio.boundary);
    const groups = this.#first.get(scope) ?? new Map<string, DraftIntent>();
    this.#first.set(scope, groups);
    const first = groups.get(shared ?? 'alone');
    if (first === undefined) groups.set(shared ?? 'alone', radio);
    else first.handlers.push(...radio.handlers);
    (first ?? radio).members.push(radio.node);
    return first === undefined;
  }
}

/** Returns the boundary in which a name or state groups choices: past components, groups and regions. */
function formScope(boundary: DraftBoundary | null): DraftBoundary | null {
  let at = boundary;
  while (at !== null && (at.kind === 'component' || at.kind === 'group' || at.kind === 'region')) at = at.parent;
  return at;
}

function findName({ props }: SceneElement): string | undefined {
  const name = findValue(props, 'name');
  return name === undefined ? undefined : identityOf(name);
}

/** Returns the key that the choices of one group share: the name, else the state; undefined without both. */
function sharedKey({ props }: SceneElement, name: string | undefined): string | undefined {
  if (name !== undefined) return `name ${name}`;
  const bound = bindOf(props.filter((prop) => prop.name !== 'value'));
  return bound === undefined ? undefined : `bind ${bound}`;
}

/** Returns the groups of two or more checkboxes without a group element: each member with its whole group. */
function checkboxGroups(singles: readonly DraftIntent[]): Map<DraftIntent, DraftIntent[]> {
  const byScope = new Map<DraftBoundary | null, Map<string, DraftIntent[]>>();
  for (const intent of singles) {
    const { control, node, boundary } = intent;
    if (control !== 'checkbox' || findValue(node.props, 'value', 'val') === undefined) continue;
    const registered = registrationOf(node.props);
    const key = sharedKey(node, findName(node) ?? (registered?.named === true ? registered.name : undefined));
    if (key === undefined) continue;
    const scope = formScope(boundary);
    const groups = byScope.get(scope) ?? new Map<string, DraftIntent[]>();
    byScope.set(scope, groups);
    groups.set(key, [...(groups.get(key) ?? []), intent]);
  }
  const groups = [...byScope.values()].flatMap((keys) => [...keys]).filter(([key, group]) => isGroup(key, group));
  return new Map(groups.flatMap(([, group]) => group.map((intent) => [intent, group] as const)));
}

/**
 * Decides whether checkboxes with one key are one field: each has a value of its own. Without a common name, only an
 * element around them shows that they belong together.
 */
function isGroup(key: string, boxes: readonly DraftIntent[]): boolean {
  const nodes = boxes.map(({ node }) => node);
  const values = nodes.map(({ props }) => findValue(props, 'value', 'val')).filter((value) => value !== undefined);
  if (boxes.length < 2 || new Set(values.map(identityOf)).size < boxes.length) return false;
  return key.startsWith('name ') || groupElement(nodes)?.host === true;
}
