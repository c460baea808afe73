import type { FileFacts } from '../extract/facts.js';
import type { Resolver } from '../link/linked.js';
import { RouteFacts, type Routed } from './route-facts.js';
import { joinRoute } from './route-path.js';

/** A file whose components are shown on certain routes only. */
export interface RoutedFile {
  file: string;
  /** As they are written, with their parameters; hashes (`/#/search`) where the router keeps the route in the hash. */
  routes: string[];
  /** It is shown around other pages; apps put layouts around further pages at run time. */
  layout?: true;
}

/**
 * The files that routes show, with all routes on which each is there; a layout is there on those of its children. What some
 * other file imports too can be anywhere and is left out.
 */
export function pagesIn(facts: readonly FileFacts[], resolve: Resolver): RoutedFile[] {
  const read = new RouteFacts(facts, resolve);
  const found = new Map<string, { paths: Set<string>; isLayout: boolean }>();
  for (const route of read.routes()) {
    for (const file of route.files) {
      const known = found.get(file) ?? { paths: new Set(), isLayout: false };
      found.set(file, known);
      known.isLayout ||= route.around.length > 0;
      for (const path of pathsOf(route))
        known.paths.add(read.isHashed ? `/#${joinRoute('/', path)}` : joinRoute('/', path));
    }
  }
  for (const { file, imports } of facts) {
    if (read.holders.has(file)) continue;
    for (const { from } of imports) {
      const used = resolve(file, from);
      // Generated trees of routes import the files that hold one each.
      if (used !== null && !read.holders.has(used)) found.delete(used);
    }
  }
  return [...found]
    .map(([file, { paths, isLayout }]) => ({
      file,
      routes: [...paths].sort(),
      ...(isLayout ? { layout: true as const } : {}),
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

function pathsOf({ path, isPage, around }: Routed): string[] {
  return [...(isPage || around.length === 0 ? [path] : []), ...around.flatMap(pathsOf)];
}
