/**
 * A rule that turns an import specifier into paths below the root. `pattern` has at most one `*`; what it stands for
 * replaces the `*` of each target. Targets are relative to the root with forward slashes, tried in order.
 */
export interface Alias {
  pattern: string;
  targets: string[];
  /** Only imports of files below this folder are meant; they come before the others. */
  within?: string;
}

/** The rules for a name that stands for a folder or file, as Vite's aliases do: the name itself, and what is below it. */
export function folderAlias(name: string, target: string): Alias[] {
  const bare = name.replace(/\/$/, '');
  const path = target.replace(/\/$/, '');
  const below = { pattern: `${bare}/*`, targets: [path === '' ? '*' : `${path}/*`] };
  return name.endsWith('/') ? [below] : [{ pattern: bare, targets: [path] }, below];
}
