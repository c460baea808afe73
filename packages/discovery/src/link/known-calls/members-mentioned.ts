import type { FunctionValue, Value } from '../../extract/facts/facts.js';

/**
 * Returns the members of the first parameter that functions name, and the members of each object that they write: a reducer
 * changes no other member of its state. Null if the whole state may change.
 */
export function membersMentioned(functions: readonly FunctionValue[]): ReadonlySet<string> | null {
  const found = new Set<string>();
  return functions.every((fn) => addMentions(fn, found)) ? found : null;
}

/** Adds the members that a function mentions. Returns false if the function may change the whole. */
function addMentions(fn: FunctionValue, found: Set<string>): boolean {
  const [state] = fn.params;
  const local = state === undefined || state === '' ? nameOfWhole(fn) : state;
  if (local === undefined) return fn.params.length === 0;
  const { result, does, locals = {} } = fn;
  return (
    (result === undefined || isResult(result, local, found)) &&
    [...does.calls, ...does.assigns, ...Object.values(locals)].every((each) => isMentioned(each, local, found))
  );
}

/** Returns the name of a first parameter with a default: `(state = first)`. */
const nameOfWhole = ({ binds = [] }: FunctionValue): string | undefined =>
  binds.find(({ param = 0, path, omit }) => param === 0 && path.length === 0 && omit === undefined)?.local;

/** Reads the result of a reducer: the state, a copy with other members, or one of several. */
function isResult(value: Value, state: string, found: Set<string>): boolean {
  if (value.kind === 'reference') return value.path.length === 1 && value.path[0] === state;
  if (value.kind === 'choice')
    return (
      (value.test === undefined || isMentioned(value.test, state, found)) &&
      value.options.every((option) => isResult(option, state, found))
    );
  if (value.kind === 'literal') return value.value === null || value.value === undefined;
  if (value.kind !== 'object') return value.kind === 'unknown' ? false : isMentioned(value, state, found);
  const isCopy = value.spreads.some((spread) => spread.kind === 'reference' && spread.path.join() === state);
  if (!isCopy) return false;
  const rest = value.spreads.filter((spread) => !(spread.kind === 'reference' && spread.path.join() === state));
  for (const { key } of value.entries) found.add(key);
  // Members of another object are unknown: `{ ...state, ...action.payload }`.
  return rest.length === 0 && value.entries.every((entry) => isMentioned(entry.value, state, found));
}

/** Adds each member of the state in a tree of facts. Returns false where the tree passes the whole state on. */
function isMentioned(facts: unknown, state: string, found: Set<string>): boolean {
  if (typeof facts !== 'object' || facts === null) return true;
  if (Array.isArray(facts)) return facts.every((each) => isMentioned(each, state, found));
  return Object.entries(facts).every(([name, inner]) => {
    if (name === 'at') return true;
    if (!/^(?:path|callee|target)$/.test(name) || !Array.isArray(inner)) return isMentioned(inner, state, found);
    const [first, member] = inner as unknown[];
    if (first !== state) return true;
    if (typeof member === 'string') found.add(member);
    return typeof member === 'string' && member !== '[]';
  });
}
