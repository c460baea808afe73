import { stateMakers, type StateMaker } from '../../libraries/known/state-makers.js';
import type { ImportFacts, StateFacts, Value } from '../facts/facts.js';

/**
 * Returns the functions of a file that make a state, as local name to name. A name without an import is one that the build
 * imports, unless the file declares the name itself.
 */
export function stateMakersOf(
  imports: readonly ImportFacts[],
  declared: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const locals = new Set(imports.map(({ local }) => local));
  const free = [...stateMakers.keys()].filter((name) => !locals.has(name) && !declared.has(name));
  return new Map([
    ...free.map((name) => [name, name] as const),
    ...imports.flatMap(({ local, imported, from }) =>
      stateMakers.get(imported)?.packages.includes(from) === true ? [[local, imported] as const] : [],
    ),
  ]);
}

/**
 * Returns the state that a name is bound to: `const open = ref(false)`, `const open = useState('open', () => false)`; null
 * for any other value. React's `useState` returns a pair, and is no such state.
 */
export function madeState(name: string, value: Value, makersOfFile: ReadonlyMap<string, string>): StateFacts | null {
  if (value.kind !== 'call' || value.callee.length > 1) return null;
  const maker = stateMakers.get(makersOfFile.get(value.callee[0] ?? '') ?? '');
  if (maker === undefined) return null;
  const initial = maker.keyed === true ? keyedInitial(value.args, maker) : value.args[maker.initial];
  return {
    value: name,
    ...(maker.keyed === true ? keyIn(value.args) : {}),
    ...(initial === undefined ? {} : { initial }),
  };
}

const keyIn = ([first]: readonly Value[]): Pick<StateFacts, 'key'> =>
  first?.kind === 'literal' ? { key: String(first.value) } : {};

/** Returns the first value behind a key, which a function may make. Nuxt names a state without a key by its call. */
function keyedInitial(args: readonly Value[], maker: StateMaker): Value | undefined {
  const given = args[0]?.kind === 'function' ? args[0] : args[maker.initial];
  return given?.kind === 'function' ? given.result : given;
}
