import type { Aspect } from '../../../src/map/compare/change.js';

/** Names the aspects that differ, each with its changes as a kind or `note` and the sentence. */
export function changed<T>(aspects: readonly Aspect<T>[], was: T, is: T): Record<string, string[]> {
  const all = aspects.map(({ name, changes }) => [name, changes(was, is)] as const);
  return Object.fromEntries(
    all.flatMap(([name, changes]) =>
      changes.length === 0 ? [] : [[name, changes.map(({ kind, what }) => `${kind}: ${what}`)]],
    ),
  );
}
