import { distance } from 'fastest-levenshtein';

/** The most names in a suggestion. */
const most = 3;

/** Returns the names that are most similar to `asked`: names that contain it first, then by edit distance. */
export function nearestNames(asked: string, names: readonly string[]): string[] {
  const wanted = asked.toLowerCase();
  const far = (name: string): number =>
    name.toLowerCase().includes(wanted)
      ? 0
      : distance(wanted, name.toLowerCase()) / Math.max(wanted.length, name.length);
  return [...new Set(names)].sort((a, b) => far(a) - far(b) || (a < b ? -1 : 1)).slice(0, most);
}
