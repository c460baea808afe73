import { asciiSlug } from '@webmcp/text';

const longest = 60;

/** A hook's value from what it stands for: `delete-order` for an action, `sign-up-email` for a field. */
export function hookValue(toolName: string, part: string): string {
  const tool = asciiSlug(toolName, '-');
  const own = asciiSlug(part, '-');
  const said =
    tool === '' || own === tool || own.startsWith(`${tool}-`)
      ? own
      : own === '' || tool.endsWith(`-${own}`)
        ? tool
        : `${tool}-${own}`;
  return said.slice(0, longest).replace(/-+$/, '') || 'control';
}

/** The same value made one that nothing else has, by a counter; it is taken from then on. */
export function uniqueValue(value: string, taken: Set<string>): string {
  let unique = value;
  for (let count = 2; taken.has(unique); count += 1) unique = `${value}-${count}`;
  taken.add(unique);
  return unique;
}
