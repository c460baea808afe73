import type { Library, StateHook } from '../library.js';
import { libraryTables } from './library-tables.js';

/** Returns the hooks of libraries that keep whether a dialog, menu or drawer is open. */
export function stateHooks(libraries: readonly Library[] = libraryTables): StateHook[] {
  return libraries.flatMap((library) => library.stateHooks ?? []);
}
