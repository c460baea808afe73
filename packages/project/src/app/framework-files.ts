/** The files and packages of a framework. The list comes from the caller; discovery's registry has this shape. */
export interface FrameworkFiles {
  name: string;
  /** Packages that prove the use of the framework. */
  packages: readonly string[];
  /** Extensions of its files, without the dot. */
  extensions: readonly string[];
  /** Extensions that are read only if the developer names the file. */
  namedExtensions?: readonly string[];
  /** The extensions of files that always contain markup. */
  markupExtensions: readonly string[];
  /** Extensions that an import may leave out. The first extension that names a file wins. */
  impliedExtensions: readonly string[];
  conventions: { holds: 'components' | 'pages' | 'data' };
}

/** Returns the extensions of the frameworks that hold one kind of content. */
export function extensionsOf(
  frameworks: readonly FrameworkFiles[],
  ...kinds: FrameworkFiles['conventions']['holds'][]
): string[] {
  return frameworks.filter(({ conventions }) => kinds.includes(conventions.holds)).flatMap((one) => one.extensions);
}

/** Decides whether a path ends in one of the extensions. */
export function hasExtension(path: string, extensions: readonly string[]): boolean {
  return extensions.includes(path.slice(path.lastIndexOf('.') + 1)) && path.includes('.');
}

/** Returns a glob for files with one of the extensions, in any folder. */
export function globOf(extensions: readonly string[]): string {
  return extensions.length === 1 ? `**/*.${extensions[0]}` : `**/*.{${extensions.join(',')}}`;
}
