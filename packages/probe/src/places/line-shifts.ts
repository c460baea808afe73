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

/** Any column of a line: a search from here finds the last tag of the line. */
const endOfLine = 1e5;

/** The most tags of one line that are compared. */
const mostTags = 20;

type ColumnAt = (path: string, line: number, column: number) => number | undefined;

/**
 * Returns by how many lines the recorded places of files are too far. Files with right places are left out. React before 19
 * records lines of compiled code. The header of `@vitejs/plugin-react` 4.7 makes these 19 lines too far in each file.
 *
 * One shift must bring all places of a file to lines with a tag. Most of them must have its column. Most places of the page
 * must agree on the shift. A file with other columns follows them, if more of its places agree with the shift than without.
 * @param columnAt returns the column of the last tag of a line up to a column; undefined without one
 */
export function lineShifts(places: readonly RecordedPlace[], columnAt: ColumnAt): ReadonlyMap<string, number> {
  const byFile = new Map<string, RecordedPlace[]>();
  for (const place of distinct(places)) byFile.set(place.path, [...(byFile.get(place.path) ?? []), place]);
  const lands = (all: readonly RecordedPlace[], shift: number): boolean =>
    all.every(({ path, line }) => columnAt(path, line - shift, endOfLine) !== undefined);
  // Compilers count columns from 0 or from 1, and move a tag of a condition.
  const exact = (all: readonly RecordedPlace[], shift: number): number =>
    all.filter(({ path, line, column }) => {
      const at = columnAt(path, line - shift, column + 1);
      return at !== undefined && Math.abs(at - column) <= 1;
    }).length;
  const fits = (all: readonly RecordedPlace[], shift: number): boolean =>
    lands(all, shift) && exact(all, shift) * 2 > all.length;
  const wrong = [...byFile].filter(([, all]) => !fits(all, 0));
  let best = { shift: 0, count: 0 };
  for (let shift = 1; shift <= mostLines; shift += 1) {
    const count = wrong.filter(([, all]) => fits(all, shift)).reduce((sum, [, all]) => sum + all.length, 0);
    if (count > best.count) best = { shift, count };
  }
  const { shift, count } = best;
  const total = wrong.reduce((sum, [, all]) => sum + all.length, 0);
  if (count < fewest || count * 2 < total) return new Map();
  const follows = (all: readonly RecordedPlace[]): boolean => lands(all, shift) && exact(all, shift) > exact(all, 0);
  return new Map(wrong.filter(([, all]) => fits(all, shift) || follows(all)).map(([path]) => [path, shift]));
}

/**
 * Returns the column of the tag for a recorded column. The compiler wrote the line anew, with another indent. One distance
 * brings all recorded columns of the line to tags. The shortest one counts. Undefined if no distance does.
 * @param recorded the columns that are recorded for the line
 * @param columnAt as in {@link lineShifts}, for the line alone
 */
export function columnOfTag(
  column: number,
  recorded: readonly number[],
  columnAt: (column: number) => number | undefined,
): number | undefined {
  const tags: number[] = [];
  for (let at = columnAt(endOfLine); at !== undefined && tags.length < mostTags; at = columnAt(at - 1)) {
    if (tags.includes(at)) break;
    tags.push(at);
  }
  const [by] = tags
    .map((tag) => tag - column)
    .filter((distance) => recorded.every((one) => tags.includes(one + distance)))
    .sort((left, right) => Math.abs(left) - Math.abs(right));
  return by === undefined ? undefined : column + by;
}

function distinct(places: readonly RecordedPlace[]): RecordedPlace[] {
  return [...new Map(places.map((place) => [`${place.path}:${place.line}:${place.column}`, place])).values()];
}
