import type { ComponentFacts } from '../../facts/facts.js';
import { isTwoWay } from '../../facts/neutral-props.js';
import { changingMethods } from './changing-methods.js';

/** Lists by the names that templates use for them or for their items. */
type Aliases = Map<string, string>;

/** Returns the states that a component's template may change. */
export function changedByTemplate({ root, locals }: ComponentFacts, names: ReadonlySet<string>): Set<string> {
  const aliases = aliasesIn(root, names);
  for (const [name, value] of Object.entries(locals)) {
    // A value without a name in the source has a name that begins so: `menu[at]`.
    const [list] = name.startsWith('~') ? mentioned(value, aliases) : [];
    if (list !== undefined) aliases.set(name, list);
  }
  const changed = new Set<string>();
  for (const part of partsOf(root)) {
    for (const { changes } of changeRules) for (const list of changes(part, aliases, names)) changed.add(list);
  }
  return changed;
}

/** An object among facts, by its members. */
type Part = Readonly<Record<string, unknown>>;

/** Returns the lists that a part of the facts changes. */
interface ChangeRule {
  name: string;
  changes(part: Part, aliases: Aliases, names: ReadonlySet<string>): Iterable<string>;
}

/** The ways of a template to change a list. All rules apply. */
const changeRules: readonly ChangeRule[] = [
  {
    name: 'two-way binding',
    changes: (part, aliases) => (bindsBothWays(part) ? mentioned(placeOf(part), aliases) : []),
  },
  {
    name: 'assignment',
    changes: ({ assigns }, aliases) => listOf(assigns).flatMap((one) => [...mentioned(one, aliases)]),
  },
  {
    name: 'method that changes',
    changes: ({ calls }, aliases) =>
      callsOf(calls)
        .filter(({ callee }) => changingMethods.has(String(callee.at(-1))))
        .flatMap(({ callee }) => [...mentioned({ path: callee }, aliases)]),
  },
  {
    name: 'argument of a call',
    changes: ({ calls }, _, names) =>
      callsOf(calls)
        .flatMap(({ args }) => args)
        .flatMap((argument) =>
          (isPart(argument) && argument['kind'] === 'reference' ? listOf(argument['path']) : []).slice(0, 1),
        )
        .map(String)
        .filter((list) => names.has(list)),
  },
];

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

function* partsOf(facts: unknown): Generator<Part> {
  if (!isPart(facts)) return;
  yield facts;
  for (const inner of Object.values(facts)) yield* partsOf(inner);
}

/** Decides whether a prop binds both ways. Vue 2 has a modifier for that: `:visible.sync`. */
function bindsBothWays({ name, modifiers }: Part): boolean {
  return (typeof name === 'string' && isTwoWay(name)) || listOf(modifiers).includes('sync');
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
  for (const { kind, over, item, itemPattern } of partsOf(root)) {
    if (kind !== 'loop' || over === undefined) continue;
    const [list] = mentioned(over, aliases);
    const locals = listOf(itemPattern).map((bind) => (isPart(bind) ? bind['local'] : undefined));
    if (list !== undefined)
      for (const name of [item, ...locals]) if (name !== undefined) aliases.set(String(name), list);
  }
  return aliases;
}

/** Returns the lists that a part of the facts names. */
function mentioned(part: unknown, aliases: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  for (const inner of partsOf(part)) {
    for (const key of ['path', 'target', 'callee']) {
      const list = aliases.get(String(listOf(inner[key])[0]));
      if (list !== undefined) found.add(list);
    }
  }
  return found;
}
