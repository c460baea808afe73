import type { FileFacts } from '../extract/facts/facts.js';
import type { Resolver } from '../link/model/linked.js';
import { fileRoutes, flatRoutes } from './file-routes.js';
import { routeFacts } from './route-facts.js';
import { joinRoute, openable, withParameters } from './route-path.js';

/** The routes that an app's source names, in the order of the files, each once. A hash router's are hashes (`/#/search`). */
export interface NamedRoutes {
  /** Routes that can be opened. Those that need a parameter are left out. */
  routes: string[];
  /** Routes with parameters, as `/orders/:id`. */
  patterns: string[];
}

/**
 * Finds the routes of React Router and Vue Router, as lists and as elements, and the routes of TanStack Router. Finds
 * also the pages that Next, Nuxt and file-based routers make of files.
 * @param resolve returns the file that an import names
 * @param dependencies names of the packages that the app depends on
 */
export function routesIn(facts: readonly FileFacts[], resolve: Resolver, dependencies: readonly string[]): NamedRoutes {
  const files = [...facts].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const read = routeFacts(files, resolve);
  const asksForFiles = files.some(({ imports }) => imports.some(({ from }) => from === flatRoutes));
  const used = dependencies.filter((name) => name !== flatRoutes || asksForFiles);
  const found = [
    ...read.routes.filter(({ isPage }) => isPage).map(({ path }) => path),
    ...fileRoutes(
      files.map(({ file }) => file),
      used,
    ),
  ];
  const placed = (route: string): string => (read.isHashed ? `/#${joinRoute('/', route)}` : joinRoute('/', route));
  return {
    routes: [...new Set(found.flatMap(openable).map(placed))],
    patterns: [...new Set(found.flatMap(withParameters).map(placed))],
  };
}
