/** A role selector: the role and, if the selector contains a name, the accessible name. */
export interface RoleSelector {
  role: string;
  name?: string;
}

const grammar = /^([\w-]+)(?:\[name=("(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*")\])?$/i;

/** Parses `role` or `role[name="…"]` with JSON escapes; undefined if the value follows neither form. */
export function parseRoleSelector(value: string): RoleSelector | undefined {
  const [, role, quoted] = grammar.exec(value) ?? [];
  if (role === undefined) return undefined;
  return quoted === undefined ? { role } : { role, name: JSON.parse(quoted) as string };
}

/** Prints a role selector, so that {@link parseRoleSelector} returns the same parts. */
export function printRoleSelector({ role, name }: RoleSelector): string {
  return name === undefined ? role : `${role}[name=${JSON.stringify(name)}]`;
}
