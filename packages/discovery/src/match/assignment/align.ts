/** One pair of an alignment, as positions in both sequences. */
export interface Aligned {
  left: number;
  right: number;
}

/**
 * Returns the pairs that every best order-preserving alignment of two sequences contains. Either side may have further
 * items. A pair with an alternative that costs less than `margin` of the total is left out.
 * @param worth returns the worth of a pair, above zero; null for an impossible pair
 */
export function align(
  lefts: number,
  rights: number,
  worth: (left: number, right: number) => number | null,
  margin: number,
): Aligned[] {
  const own = Array.from({ length: lefts }, (_, left) =>
    Array.from({ length: rights }, (__, right) => worth(left, right)),
  );
  const before = table(lefts, rights);
  const after = table(lefts, rights);
  for (let i = 1; i <= lefts; i += 1)
    for (let j = 1; j <= rights; j += 1) {
      const paired = own[i - 1]?.[j - 1] ?? null;
      put(
        before,
        i,
        j,
        Math.max(at(before, i - 1, j), at(before, i, j - 1), paired === null ? 0 : at(before, i - 1, j - 1) + paired),
      );
    }
  for (let i = lefts - 1; i >= 0; i -= 1)
    for (let j = rights - 1; j >= 0; j -= 1) {
      const paired = own[i]?.[j] ?? null;
      put(
        after,
        i,
        j,
        Math.max(at(after, i + 1, j), at(after, i, j + 1), paired === null ? 0 : at(after, i + 1, j + 1) + paired),
      );
    }
  const whole = at(before, lefts, rights);
  const found: Aligned[] = [];
  for (let i = 0; i < lefts; i += 1) {
    // The best total without a partner for this item.
    let alone = 0;
    for (let j = 0; j <= rights; j += 1) alone = Math.max(alone, at(before, i, j) + at(after, i + 1, j));
    const partners = (own[i] ?? []).map((paired, j) =>
      paired === null ? 0 : at(before, i, j) + paired + at(after, i + 1, j + 1),
    );
    partners.forEach((total, j) => {
      if (total < whole - rounding) return;
      const otherwise = Math.max(alone, ...partners.filter((_, other) => other !== j));
      if (otherwise <= whole - margin) found.push({ left: i, right: j });
    });
  }
  return found;
}

const rounding = 1e-9;
const table = (lefts: number, rights: number): number[][] =>
  Array.from({ length: lefts + 1 }, () => Array.from({ length: rights + 1 }, () => 0));
const at = (from: number[][], i: number, j: number): number => from[i]?.[j] ?? 0;

function put(into: number[][], i: number, j: number, value: number): void {
  const row = into[i];
  if (row !== undefined) row[j] = value;
}
