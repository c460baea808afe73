import type { PageElement, PageSnapshot, Source } from '@webmcp/contract';

/**
 * Finds controls that one loop makes, and that share a row, are in none, or are in several lists. One of them may be in
 * none because its row looks different: a task that is done. A page without stamps does not show which element is the
 * row, and which lists one function draws. So the page is read again with these controls.
 *
 * @param rowOf names the loop whose rows have the handler at a place
 * @returns the indexes of the controls, by loop
 */
export function controlsOfRows(
  { elements, containers }: Pick<PageSnapshot, 'elements' | 'containers'>,
  rowOf: (at: Source) => string | undefined,
): number[][] {
  const byLoop = new Map<string, PageElement[]>();
  for (const element of elements) {
    const loops = new Set((element.handlers ?? []).flatMap(({ at, isAround }) => (isAround ? [] : (rowOf(at) ?? []))));
    const [loop] = loops;
    if (loop !== undefined && loops.size === 1) byLoop.set(loop, [...(byLoop.get(loop) ?? []), element]);
  }
  const rowAround = ({ chain }: PageElement): number | undefined =>
    chain.find((number) => containers[number]?.kind === 'row');
  const setOf = (number: number): number | undefined => containers[number]?.row?.set;
  return [...byLoop.values()]
    .filter((controls) => controls.length > 1 && isUnclear(controls.map(rowAround), setOf))
    .map((controls) => controls.map(({ index }) => index));
}

/** Decides whether controls share a row, one of them has none, or their rows are of several sets. */
const isUnclear = (rows: readonly (number | undefined)[], setOf: (row: number) => number | undefined): boolean => {
  const known = rows.filter((row) => row !== undefined);
  return known.length < rows.length || new Set(known).size < rows.length || new Set(known.map(setOf)).size > 1;
};
