import type { FileFacts } from '../extract/facts.js';
import type { Resolver } from '../link/linked.js';
import { fileRoutes } from './file-routes.js';
import { RouteFacts } from './route-facts.js';
import { joinRoute, openable } from './route-path.js';

/**
 * The routes that an app's source names, in the order of the files, each once, without those that need a parameter:
 * routes of React Router and Vue Router as lists and as elements, TanStack Router's, and the pages that Next, Nuxt and
 * file-based routers make of files. With a hash router they are hashes (`/#/search`).
 * @param resolve who an import means
 * @param dependencies names of the packages that the app asks for
 */
export function routesIn(facts: readonly FileFacts[], resolve: Resolver, dependencies: readonly string[]): string[] {
  const files = [...facts].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const read = new RouteFacts(files, resolve);
  const named = read.routes();
  const found = [
    ...named.filter(({ isPage }) => isPage).map(({ path }) => path),
    ...fileRoutes(
      files.map(({ file }) => file),
      dependencies,
    ),
  ].flatMap(openable);
  return [...new Set(found.map((route) => (read.isHashed ? `/#${joinRoute('/', route)}` : joinRoute('/', route))))];
}
