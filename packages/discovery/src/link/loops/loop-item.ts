import type { LexicalScope } from '../model/lexical-scope.js';
import type { ResolvedValue } from '../model/resolved-value.js';

/** The values for which the body of a loop is rendered. */
export interface LoopItem {
  item: ResolvedValue;
  /** The position of the item: a known number, or that of any item. */
  index: ResolvedValue;
  /** The count of unrolled loops around the body. */
  unrolled: number;
}

/** Returns the values of an unknown item of a loop. */
export function anyItem(loop: number, { unrolled }: LexicalScope): LoopItem {
  const index: ResolvedValue = { kind: 'unresolved', path: [], indexOf: loop };
  return { item: { kind: 'item', loop, path: [] }, index, unrolled };
}

/** Returns a position under the name that the code has for it. */
export function indexNamed(index: ResolvedValue, name: string): ResolvedValue {
  return index.kind === 'unresolved' ? { ...index, path: [name] } : index;
}
