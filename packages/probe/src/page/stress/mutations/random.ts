/** A seeded stream of random numbers, the same on every machine. */
export interface Random {
  /** Returns a number from 0 to less than 1. */
  next(): number;
  /** Returns an integer from 0 to less than `below`. */
  integer(below: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  chance(probability: number): boolean;
  token(length: number): string;
}

/** Returns a stream by mulberry32 over an FNV hash of the seed text. */
export function seeded(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (below: number): number => Math.floor(next() * below);
  const random: Random = {
    next,
    integer,
    pick: (list) => list[integer(list.length)]!,
    chance: (probability) => next() < probability,
    token: (length) => Array.from({ length }, () => 'abcdefghijkmnpqrstuvwxyz23456789'[integer(32)]).join(''),
    shuffle: (list) => {
      const copy = [...list];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = integer(index + 1);
        [copy[index], copy[other]] = [copy[other]!, copy[index]!];
      }
      return copy;
    },
  };
  return random;
}
