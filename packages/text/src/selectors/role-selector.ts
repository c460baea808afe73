/** A role selector: the role and the accessible name, or the words of the name without its counts. */
export interface RoleSelector {
  role: string;
  name?: string;
  words?: string;
}

const grammar = /^([\w-]+)(?:\[(name|words)=("(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*")\])?$/i;

/** Parses `role`, `role[name="…"]` or `role[words="…"]` with JSON escapes; undefined if the value follows no form. */
export function parseRoleSelector(value: string): RoleSelector | undefined {
  const [, role, by, quoted] = grammar.exec(value) ?? [];
  if (role === undefined) return undefined;
  return by === undefined || quoted === undefined
    ? { role }
    : { role, [by.toLowerCase()]: JSON.parse(quoted) as string };
}

/** Prints a role selector, so that {@link parseRoleSelector} returns the same parts. */
export function printRoleSelector({ role, name, words }: RoleSelector): string {
  if (words !== undefined) return `${role}[words=${JSON.stringify(words)}]`;
  return name === undefined ? role : `${role}[name=${JSON.stringify(name)}]`;
}
