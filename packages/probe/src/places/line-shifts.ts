/** A place that a framework recorded for a tag in a file of the app. */
interface RecordedPlace {
  path: string;
  line: number;
  column: number;
}

/** The most lines by which recorded places are too far. Headers of compilers are shorter. */
const mostLines = 60;

/** The fewest places of a page that must agree on a shift. */
const fewest = 3;

/**
 * Returns by how many lines the recorded places of files are too far. Files with right places are left out. React before 19
 * records lines of compiled code. The header of `@vitejs/plugin-react` 4.7 makes these 19 lines too far in each file.
 *
 * One shift must bring all places of a file to lines with a tag. Most of them must have its column. Most places of the page
 * must agree on the shift.
 * @param columnAt returns the column of the tag at a place; undefined without one on its line
 */
export function lineShifts(
  places: readonly RecordedPlace[],
  columnAt: (path: string, line: number, column: number) => number | undefined,
): ReadonlyMap<string, number> {
  const byFile = new Map<string, RecordedPlace[]>();
  for (const place of distinct(places)) byFile.set(place.path, [...(byFile.get(place.path) ?? []), place]);
  const fits = (all: readonly RecordedPlace[], shift: number): boolean => {
    const found = all.map(({ path, line, column }) => ({ column, at: columnAt(path, line - shift, column) }));
    // Compilers count columns from 0 or from 1, and move a tag of a condition.
    const exact = found.filter(({ column, at }) => at !== undefined && Math.abs(at - column) <= 1);
    return found.every(({ at }) => at !== undefined) && exact.length * 2 > found.length;
  };
  const wrong = [...byFile].filter(([, all]) => !fits(all, 0));
  let best = { shift: 0, count: 0 };
  for (let shift = 1; shift <= mostLines; shift += 1) {
    const count = wrong.filter(([, all]) => fits(all, shift)).reduce((sum, [, all]) => sum + all.length, 0);
    if (count > best.count) best = { shift, count };
  }
  const total = wrong.reduce((sum, [, all]) => sum + all.length, 0);
  if (best.count < fewest || best.count * 2 < total) return new Map();
  return new Map(wrong.filter(([, all]) => fits(all, best.shift)).map(([path]) => [path, best.shift]));
}

function distinct(places: readonly RecordedPlace[]): RecordedPlace[] {
  return [...new Map(places.map((place) => [`${place.path}:${place.line}:${place.column}`, place])).values()];
}
