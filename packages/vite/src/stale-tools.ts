import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

import type { SourceWatch } from './source-watch.js';

/** Follows the source of a dev server, and keeps the names of the tools that wait for a browser. */
export interface StaleTools {
  /** The names of the tools that do not fit the source now. */
  names: readonly string[];
  /** Takes a saved file. Returns whether the names changed. */
  saved(file: string): Promise<boolean>;
  /** Begins anew with the map as it is now. Returns whether the names changed. */
  begin(): Promise<boolean>;
}

/**
 * @param root absolute path of the app, whose files the map names
 * @param open opens the watch; a rejection means that the source cannot be read
 * @param failed receives the reason of a source that cannot be read; the tools of the map are then offered as they are
 */
export function staleTools(
  root: string,
  open: () => Promise<SourceWatch>,
  failed: (reason: unknown) => void,
): StaleTools {
  let watch: Promise<SourceWatch | null> = Promise.resolve(null);
  const take = (names: readonly string[]): boolean => {
    const differs = names.join(' ') !== stale.names.join(' ');
    stale.names = names;
    return differs;
  };
  const stale: StaleTools = {
    names: [],
    async saved(file) {
      const opened = await watch;
      const names = opened?.change(relative(root, file).replaceAll('\\', '/'), await readFile(file, 'utf8'));
      return names == null ? false : take(names);
    },
    async begin() {
      watch = open().catch((reason: unknown) => {
        failed(reason);
        return null;
      });
      return take((await watch)?.stale() ?? []);
    },
  };
  return stale;
}
