import type { FileFacts } from '../extract/facts/facts.js';
import type { Resolver } from '../link/model/linked.js';
import { fileRoutes, flatRoutes } from './file-routes.js';
import { RouteFacts } from './route-facts.js';
import { joinRoute, openable, withParameters } from './route-path.js';

/** The routes that an app's source names, in the order of the files, each once. With a hash router they are hashes (`/#/search`). */
export interface NamedRoutes {
  /** What can be opened: those that need a parameter are left out. */
  routes: string[];
  /** Those with parameters, as `/orders/:id`. */
  patterns: string[];
}

/**
 * Routes of React Router and Vue Router as lists and as elements, TanStack Router's, and the pages that Next, Nuxt and
 * file-based routers make of files.
 * @param resolve who an import means
 * @param dependencies names of the packages that the app asks for
 */
export function routesIn(facts: readonly FileFacts[], resolve: Resolver, dependencies: readonly string[]): NamedRoutes {
  const files = [...facts].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const read = new RouteFacts(files, resolve);
  const named = read.routes();
  const asksForFiles = files.some(({ imports }) => imports.some(({ from }) => from === flatRoutes));
  const used = dependencies.filter((name) => name !== flatRoutes || asksForFiles);
  const found = [
    ...named.filter(({ isPage }) => isPage).map(({ path }) => path),
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
