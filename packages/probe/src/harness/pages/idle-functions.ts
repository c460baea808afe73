/** The functions of scripts that did not run, by the path of their script: begin and end of each, in UTF-16 units. */
export type IdleFunctions = Record<string, [begin: number, end: number][]>;

/** A script of the DevTools protocol's coverage; only the parts that are read. */
interface ScriptCoverage {
  url: string;
  functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[];
}

/**
 * Returns the functions that never ran. Each document that ran a script has an entry. A function is idle if it ran
 * in none of them.
 * @param pathOf returns the path of a script of the app; undefined for another script
 */
export function idleFunctions(
  coverage: readonly ScriptCoverage[],
  pathOf: (url: string) => string | undefined,
): IdleFunctions {
  const counts = new Map<string, Map<string, number>>();
  for (const { url, functions } of coverage) {
    const path = pathOf(url);
    if (path === undefined || path.includes('/node_modules/')) continue;
    const ofScript = counts.get(path) ?? new Map<string, number>();
    counts.set(path, ofScript);
    for (const { ranges } of functions) {
      const [whole] = ranges;
      if (whole === undefined) continue;
      const key = `${whole.startOffset} ${whole.endOffset}`;
      ofScript.set(key, (ofScript.get(key) ?? 0) + whole.count);
    }
  }
  return Object.fromEntries(
    [...counts].map(([path, ofScript]) => [
      path,
      [...ofScript].flatMap(([key, count]): [number, number][] =>
        count > 0 ? [] : [key.split(' ').map(Number) as [number, number]],
      ),
    ]),
  );
}
