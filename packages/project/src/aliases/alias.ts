/**
 * A rule that turns an import specifier into paths below the root. `pattern` has at most one `*`, and the text that it
 * matches replaces the `*` of each target. Targets are relative to the root with forward slashes, and are tried in order.
 */
export interface Alias {
  pattern: string;
  targets: string[];
  /** Limits the rule to imports of files below this folder. Such rules come before the others. */
  within?: string;
}

/** Returns the rules for the name of a folder or file, as Vite's aliases are: the name itself, and the paths below it. */
export function folderAlias(name: string, target: string): Alias[] {
  const bare = name.replace(/\/$/, '');
  const path = target.replace(/\/$/, '');
  const below = { pattern: `${bare}/*`, targets: [path === '' ? '*' : `${path}/*`] };
  return name.endsWith('/') ? [below] : [{ pattern: bare, targets: [path] }, below];
}
