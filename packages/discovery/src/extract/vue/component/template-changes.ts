import type { ComponentFacts, Value } from '../../facts/facts.js';
import { isTwoWay } from '../../facts/neutral-props.js';
import { changingMethods } from './changing-methods.js';

/** The lists by the names that templates use for the lists or their items. */
type Aliases = Map<string, string>;

/** An object among facts, by its members. */
type Part = Readonly<Record<string, unknown>>;

/** Returns the states that a component's template may change. */
export function changedByTemplate({ root, locals, states }: ComponentFacts, names: ReadonlySet<string>): Set<string> {
  const aliases = aliasesIn(root, names);
  for (const [name, value] of Object.entries(locals)) {
    // A value without a name in the source has a name that begins so: `menu[at]`.
    const [list] = name.startsWith('~') ? mentioned(value, aliases) : [];
    if (list !== undefined) aliases.set(name, list);
  }
  const changed = new Set<string>();
  const initials = new Map(states.map(({ value, initial }) => [value, initial]));
  eachPart(root, (part) => {
    for (const { changes } of changeRules) changes(part, { aliases, initials, names, changed });
  });
  return changed;
}

/** The lists of a component, and the lists that a rule found to change. */
interface Changes {
  aliases: Aliases;
  /** The first values of the component's states. */
  initials: ReadonlyMap<string, Value | undefined>;
  names: ReadonlySet<string>;
  changed: Set<string>;
}

/** Adds the lists that a part of the facts changes. */
interface ChangeRule {
  name: string;
  changes(part: Part, found: Changes): void;
}

/** The rules that find a change of a list in a template. All rules apply. */
const changeRules: readonly ChangeRule[] = [
  { name: 'two-way binding', changes: boundPlace },
  { name: 'assignment', changes: assignedTarget },
  { name: 'method that changes', changes: changingCall },
  { name: 'argument of a call', changes: givenList },
];

function boundPlace(part: Part, { aliases, changed }: Changes): void {
  const { name, modifiers } = part;
  // Vue 2 binds both ways by a modifier: `:visible.sync`.
  const isBound =
    (typeof name === 'string' && isTwoWay(name)) || (Array.isArray(modifiers) && modifiers.includes('sync'));
  if (isBound) mentioned(placeOf(part), aliases, changed);
}

function assignedTarget({ assigns }: Part, found: Changes): void {
  const { aliases, changed } = found;
  for (const assign of listOf(assigns)) {
    const isChoice = isPart(assign) && choosesText(assign, found);
    mentioned(isChoice ? { target: assign['target'] } : assign, aliases, changed);
  }
}

/**
 * Decides whether an assignment chooses a text of a list, `active = tab.id`, and so keeps the list: each item is a text, or the
 * first value of the state is the text of one of the items.
 */
function choosesText({ target, value }: Part, { aliases, initials }: Changes): boolean {
  if (!isPart(value) || value['kind'] !== 'reference') return false;
  const [item, ...members] = listOf(value['path']).map(String);
  const list = initials.get(aliases.get(item ?? '') ?? '');
  if (list?.kind !== 'array') return false;
  const chosen = list.items.map((one) => textAt(one, members));
  if (members.length === 0) return chosen.every((text) => text !== undefined);
  const [state, ...deeper] = listOf(target).map(String);
  const first = deeper.length > 0 ? undefined : initials.get(state ?? '');
  return first !== undefined && chosen.includes(textAt(first, [])) && textAt(first, []) !== undefined;
}

/** Returns the text of a member; undefined for any other value. */
function textAt(value: Value, [key, ...rest]: readonly string[]): string | undefined {
  if (key === undefined) return value.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;
  const found = value.kind === 'object' ? value.entries.findLast((entry) => entry.key === key)?.value : undefined;
  return found === undefined ? undefined : textAt(found, rest);
}

function changingCall({ calls }: Part, { aliases, changed }: Changes): void {
  for (const { callee } of callsOf(calls)) {
    if (changingMethods.has(String(callee.at(-1)))) mentioned({ path: callee }, aliases, changed);
  }
}

function givenList({ calls }: Part, { names, changed }: Changes): void {
  for (const { args } of callsOf(calls)) {
    for (const argument of args) {
      const list = isPart(argument) && argument['kind'] === 'reference' ? String(listOf(argument['path'])[0]) : '';
      if (names.has(list)) changed.add(list);
    }
  }
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function callsOf(calls: unknown): { callee: readonly unknown[]; args: readonly unknown[] }[] {
  return listOf(calls)
    .filter(isPart)
    .map(({ callee, args }) => ({ callee: listOf(callee), args: listOf(args) }));
}

/** Visits the objects and lists among facts, outermost first. Places hold no names. */
function eachPart(facts: unknown, visit: (part: Part) => void): void {
  if (!isPart(facts)) return;
  visit(facts);
  for (const key in facts) if (key !== 'at') eachPart(facts[key], visit);
}

/** Returns the value whose place a prop binds: `form` of `form[entry.id]`, whose key stays as it is. */
function placeOf(prop: Part): unknown {
  let place = prop['value'];
  for (;;) {
    if (!isPart(place) || listOf(place['callee']).join('.') !== '[]') return place;
    [place] = listOf(place['args']);
  }
}

/** Returns the names of items of loops over the lists, with the list of each, beside the lists' own names. */
function aliasesIn(root: unknown, names: ReadonlySet<string>): Aliases {
  const aliases: Aliases = new Map([...names].map((name) => [name, name]));
  eachPart(root, ({ kind, over, item, itemPattern }) => {
    const [list] = kind === 'loop' ? mentioned(over, aliases) : [];
    if (list === undefined) return;
    const locals = listOf(itemPattern).map((bind) => (isPart(bind) ? bind['local'] : undefined));
    for (const name of [item, ...locals]) if (name !== undefined) aliases.set(String(name), list);
  });
  return aliases;
}

/** Adds the lists that a part of the facts names, and returns all that were found. */
function mentioned(part: unknown, aliases: Aliases, found = new Set<string>()): Set<string> {
  eachPart(part, ({ path, target, callee }) => {
    for (const names of [path, target, callee]) {
      const list = Array.isArray(names) ? aliases.get(String(names[0])) : undefined;
      if (list !== undefined) found.add(list);
    }
  });
  return found;
}
