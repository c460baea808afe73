import { distance } from 'fastest-levenshtein';

/** How many names are offered. */
const most = 3;

/** The names that someone who typed `asked` may have meant: those that contain it first, then by edit distance. */
export function nearestNames(asked: string, names: readonly string[]): string[] {
  const wanted = asked.toLowerCase();
  const far = (name: string): number =>
    name.toLowerCase().includes(wanted)
      ? 0
      : distance(wanted, name.toLowerCase()) / Math.max(wanted.length, name.length);
  return [...new Set(names)].sort((a, b) => far(a) - far(b) || (a < b ? -1 : 1)).slice(0, most);
}
