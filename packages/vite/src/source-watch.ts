/** The tools of a map that no longer fit the source, and so wait for a browser. */
export interface SourceWatch {
  /** Returns the names of the tools that did not fit the source when the watch began. */
  stale(): string[];
  /**
   * Takes the new text of a file. Returns the names of all tools that do not fit now; null for a file without meaning for
   * the tools.
   * @param file relative to the app's root, with forward slashes
   */
  change(file: string, text: string): string[] | null;
}
