import { memo } from '../../dom/memo.js';
import { surroundings } from '../fingerprint/surroundings.js';
import { lookOf } from '../fingerprint/traits.js';
import { twinMarks } from '../fingerprint/twin-marks.js';
import type { Poll } from './poll.js';

/**
 * Compares the elements of a pool with the elements that look the same. Twins have the role that the target had when
 * captured: an element whose role changed since is set among the elements of the old role.
 */
export interface Twins {
  /** Returns digests of the words around an element. */
  around(element: Element): string;
  /** Returns the mark of an element among its twins; undefined if it is none of them. */
  markOf(element: Element): string | undefined;
}

/** Finds the twins of each element of a pool, each group once. */
export function twinsIn({ pool, print, read }: Poll): Twins {
  const twins = memo((look: string) =>
    pool.filter((other) => read(other).kind === print.kind && lookOf(read(other)) === look),
  );
  const wordsAround = memo((look: string) => surroundings(twins(look)));
  const marks = memo((look: string) => twinMarks(twins(look)));
  return {
    around(element) {
      const look = lookOf(read(element));
      return wordsAround(look).get(element) ?? surroundings([...twins(look), element]).get(element)!;
    },
    markOf: (element) => marks(lookOf(read(element))).get(element),
  };
}
