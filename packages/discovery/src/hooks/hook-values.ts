import { asciiSlug } from '@webmcp/text';

const longest = 60;

/** Returns a hook's value from the names of tool and part: `delete-order` for an action, `sign-up-email` for a field. */
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

/** Makes a value unique by a counter, and takes it. */
export function uniqueValue(value: string, taken: Set<string>): string {
  let unique = value;
  for (let count = 2; taken.has(unique); count += 1) unique = `${value}-${count}`;
  taken.add(unique);
  return unique;
}
