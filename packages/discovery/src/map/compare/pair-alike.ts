/**
 * Pairs things of two lists one to one, the most alike first. A pair below the floor stays apart. Equal likeness is
 * decided by the order of the lists.
 */
export function pairAlike<T>(
  before: readonly T[],
  after: readonly T[],
  likeness: (was: T, is: T) => number,
  floor: number,
): [was: T, is: T][] {
  const scored = before.flatMap((was) => after.map((is) => ({ was, is, score: likeness(was, is) })));
  const taken = new Set<T>();
  const pairs: [T, T][] = [];
  for (const { was, is, score } of scored.sort((one, other) => other.score - one.score)) {
    if (score < floor || taken.has(was) || taken.has(is)) continue;
    taken.add(was).add(is);
    pairs.push([was, is]);
  }
  return pairs;
}
