import type { ComponentFacts } from '../../facts/facts.js';

/** The global names that Vue lets templates use (`GLOBALS_ALLOWED` of @vue/shared 3.5). */
const globals = new Set(
  (
    'Infinity undefined NaN isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI ' +
    'encodeURIComponent Math Number Date Array Object Boolean String RegExp Map Set JSON Intl BigInt console Error Symbol'
  ).split(' '),
);

/**
 * Returns the props that a component uses without naming them in its file, because their type is imported: names of its
 * template that nothing declares, and members of its props object.
 * @param declared names of imports and of the module
 */
export function unnamedProps(component: ComponentFacts, declared: ReadonlySet<string>): string[] {
  const { props, locals, states } = component;
  const known = new Set([
    ...declared,
    ...globals,
    ...Object.keys(locals),
    ...states.map(({ value }) => value),
    ...props.names.flatMap(({ prop, local }) => [prop, local]),
    ...[props.whole, props.rest].filter((name) => name !== undefined),
  ]);
  const uses = { bare: new Set<string>(), members: new Set<string>(), bound: new Set<string>() };
  collect(component.root, props.whole, uses);
  collect(locals, props.whole, { ...uses, bare: new Set() });
  const bare = [...uses.bare].filter((name) => !uses.bound.has(name));
  return [...new Set([...bare, ...uses.members])].filter((name) => !known.has(name) && !/^[$~]/.test(name));
}

interface Uses {
  bare: Set<string>;
  members: Set<string>;
  /** Names that loops, slots and functions bind. */
  bound: Set<string>;
}

/** Collects the names that facts use and bind. */
function collect(facts: unknown, whole: string | undefined, uses: Uses): void {
  if (typeof facts !== 'object' || facts === null) return;
  const isReference = 'kind' in facts && facts.kind === 'reference';
  for (const [key, value] of Object.entries(facts)) {
    if (key === 'at') continue;
    if (isReference && key === 'path' && isTexts(value)) use(value, whole, uses);
    else if (!bind(key, value, uses)) collect(value, whole, uses);
  }
}

/** Collects the names that a member of facts binds. Returns false where the member holds further facts. */
function bind(key: string, value: unknown, { bound }: Uses): boolean {
  if (key === 'locals') for (const name of Object.keys(value ?? {})) bound.add(name);
  if (oneName.has(key) && typeof value === 'string') bound.add(value);
  else if (severalNames.has(key) && isTexts(value)) for (const name of value) bound.add(name);
  else return false;
  return true;
}

/** Members of facts that bind one name, and members that bind several. */
const oneName: ReadonlySet<string> = new Set(['item', 'index', 'local', 'whole']);
const severalNames: ReadonlySet<string> = new Set(['params', 'itemNames']);

function use([first = '', second]: readonly string[], whole: string | undefined, uses: Uses): void {
  if (first !== whole) uses.bare.add(first);
  else if (second !== undefined) uses.members.add(second);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
