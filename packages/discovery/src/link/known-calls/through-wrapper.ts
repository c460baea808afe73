import type { Value } from '../../extract/facts/facts.js';
import type { Linker } from '../model/linker.js';
import type { ResolvedValue, LexicalScope, DeferredValue } from '../model/resolved-value.js';

const transparent = new Set([
  'useCallback',
  'useEvent',
  'useEffectEvent',
  'useEventCallback',
  'useMemoizedFn',
  'memo',
  'forwardRef',
  'observer',
  'freeze',
  'useDeferredValue',
  'toRef',
  'unref',
  'readonly',
  'markRaw',
  'structuredClone',
  'defineComponent',
  'createListCollection',
  'defineMessages',
  'defineMessage',
]);
const computing = new Set(['useMemo', 'computed']);

/** What React's and Vue's own wrappers give is what they wrap. */
export function throughWrapper(
  linker: Linker,
  name: string,
  pack: string | undefined,
  args: DeferredValue[],
  scope: LexicalScope,
): ResolvedValue | null {
  const [first] = args;
  if (first === undefined) return null;
  if (transparent.has(name)) return linker.force(first);
  if (computing.has(name)) {
    const fn = linker.force(first);
    if (fn.kind === 'value' && fn.value.kind === 'function') return linker.call(fn.value, fn.scope, [], scope);
    return null;
  }
  if (name === 'useContext' || (name === 'use' && pack === 'react')) return contextValue(linker.force(first), scope);
  if (name === 'inject') return contextValue(linker.force(first), scope);
  if (name === 'assign') return linker.force(args.length > 1 ? mergedObjects(args, scope) : first);
  return null;
}

/** `Object.assign(Root, { Trigger })`: members of all, what is first stays what it is. */
function mergedObjects(args: DeferredValue[], scope: LexicalScope): DeferredValue {
  const [first] = args;
  const at = first?.value.at ?? { file: '', line: 1, column: 1 };
  return { kind: 'deferred', value: { kind: 'object', entries: [], spreads: args.map((one) => one.value), at }, scope };
}

/** The value of the nearest provider around, where that is seen. */
function contextValue(context: ResolvedValue, scope: LexicalScope): ResolvedValue | null {
  const key = contextKey(context);
  if (key === null) return null;
  for (let at = scope.contexts; at !== null; at = at.outer) if (isSameKey(at.context, key)) return at.value;
  return null;
}

/** What a context is known by: the call that made it, or a literal. */
export function contextKey(context: ResolvedValue): Value | null {
  if (context.kind === 'result') return context.call.value;
  return context.kind === 'value' && context.value.kind === 'literal' ? context.value : null;
}

function isSameKey(one: Value, other: Value): boolean {
  return one === other || (one.kind === 'literal' && other.kind === 'literal' && one.value === other.value);
}
