import { createHash } from 'node:crypto';

/** Draws some entries of a list by a seed, in the order of the list. */
export function drawn<T extends { name: string }>(list: readonly T[], count: number, seed: string): T[] {
  const digest = ({ name }: T): string => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  const chosen = new Set(list.toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1)).slice(0, Math.ceil(count)));
  return list.filter((entry) => chosen.has(entry));
}
