/**
 * Counts the tools of a map that no job of the list wants (noise), and the controls that are held back.
 *
 * @param wanted Functions of a tool, for the jobs and for further tools that the list calls useful (`also`).
 */
export function countMap(map, wanted) {
  const noise = map.tools.filter((tool) => !wanted.some((wants) => wants(tool)));
  return { noise: noise.map(({ name }) => name), heldBack: map.unstable.length };
}

/** The codes of the problems that a run of `instrument` printed. */
export const problemsIn = (text) => [...new Set(text.match(/^[A-Z]{4,}(?:_[A-Z]+)*$/gmu) ?? [])];
