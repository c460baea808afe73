interface NamedFile {
  path: string;
}

/**
 * Finds the file of the app that a path names. A source map, a framework or the browser may have another name for the
 * file: its whole path, a path below the root (`webpack://app/./src/App.tsx`, `turbopack:///[project]/src/App.tsx`), or
 * its URL.
 * @param root the folder that the files' paths are relative to
 * @returns a function of a path; undefined for no file, and for several files
 */
export function fileFinder<File extends NamedFile>(
  files: readonly File[],
  root: string,
): (path: string) => File | undefined {
  const above = segmentsOf(root);
  const byName = new Map<string, { file: File; own: string[]; whole: string[] }[]>();
  for (const file of files) {
    const own = segmentsOf(file.path);
    // A workspace's other packages are beside the root.
    const up = own.filter((segment) => segment === '..').length;
    const whole = [...above.slice(0, above.length - up), ...own.slice(up)];
    const name = own.at(-1)!;
    byName.set(name, [...(byName.get(name) ?? []), { file, own: own.slice(up), whole }]);
  }
  return (path) => {
    const named = segmentsOf(path);
    if (named.includes('node_modules')) return undefined;
    let best: { file: File | undefined; common: number } = { file: undefined, common: 0 };
    for (const { file, own, whole } of byName.get(named.at(-1) ?? '') ?? []) {
      const common = commonEnd(named, whole);
      if (common < Math.min(own.length, named.length) || common < best.common) continue;
      best = { file: common === best.common ? undefined : file, common };
    }
    return best.file;
  };
}

/** Splits a path into its parts. Prefixes of bundlers (`[project]`, `(app-pages-browser)`) stay. */
function segmentsOf(path: string): string[] {
  const bare = path
    .replaceAll('\\', '/')
    .replace(/^[a-z][a-z\d+.-]+:\/*/i, '')
    .replace(/[?#].*$/, '');
  return decoded(bare)
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function commonEnd(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}
