/** The name that a tool should have. Tools are in document order. */
export interface NameWish {
  id: string;
  name: string;
  /** The slug of the section around the tool, or ''. */
  place: string;
  /** A name from config or from an earlier map. Such a name does not change. */
  fixed?: string;
}

const allowed = /[^A-Za-z0-9_.-]+/g;

/**
 * Makes a unique name for each id, by the browser's rule `[A-Za-z0-9_.-]{1,128}`. Fixed names come first. A name that
 * two tools want takes the section's slug; a name that is taken even so takes a counter, in document order.
 * @param reserved names of tools that the page itself registers
 */
export function uniqueNames(
  wishes: readonly NameWish[],
  reserved: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>(reserved);
  const take = (id: string, wanted: string): void => {
    const base = wanted.replace(allowed, '_').slice(0, 120) || 'tool';
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base}_${count}`;
    taken.add(name);
    names.set(id, name);
  };
  for (const { id, fixed } of wishes) if (fixed !== undefined) take(id, fixed);
  const open = wishes.filter(({ id }) => !names.has(id));
  const counts = new Map<string, number>();
  for (const { name } of open) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { id, name, place } of open) {
    const shared = (counts.get(name) ?? 0) > 1 || taken.has(name);
    take(id, shared && place !== '' && !name.endsWith(place) ? `${name}_${place}` : name);
  }
  return names;
}
