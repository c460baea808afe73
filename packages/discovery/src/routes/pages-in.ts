import type { Source } from '@webmcp/contract';

import type { FileFacts } from '../extract/facts/facts.js';
import type { Resolver } from '../link/model/linked.js';
import { routeFacts } from './route-facts.js';
import type { Routed } from './routed.js';
import { joinRoute } from './route-path.js';

/** A file, or one tag in a file, whose components are shown on certain routes only. */
export interface RoutedFile {
  file: string;
  /** The tag that a route shows; several routes may show the same component, each by its own tag. */
  tag?: Source;
  /** The routes as written, with their parameters; hashes (`/#/search`) if the router keeps the route in the hash. */
  routes: string[];
  /** True for a file that is shown around other pages. Apps put layouts around further pages at run time. */
  layout?: true;
}

/**
 * Returns the files that routes show, each with all its routes. A layout is shown on the routes of its children. A
 * file that some other file imports too can be anywhere and is left out. The tags in the routes themselves come last.
 */
export function pagesIn(facts: readonly FileFacts[], resolve: Resolver): RoutedFile[] {
  const read = routeFacts(facts, resolve);
  const found = new Map<string, Shown>();
  const tags = new Map<string, Shown>();
  for (const route of read.routes) {
    const paths = pathsOf(route).map((path) => (read.isHashed ? `/#${joinRoute('/', path)}` : joinRoute('/', path)));
    const isLayout = route.around.length > 0;
    for (const file of route.files) show(found, file, { file }, paths, isLayout);
    for (const tag of route.tags)
      show(tags, `${tag.file}:${tag.line}:${tag.column}`, { file: tag.file, tag }, paths, isLayout);
  }
  for (const { file, imports } of facts) {
    if (read.holders.has(file)) continue;
    for (const { from } of imports) {
      const used = resolve(file, from);
      // Generated trees of routes import the files that hold one each.
      if (used !== null && !read.holders.has(used)) found.delete(used);
    }
  }
  return [found, tags].flatMap((shown) =>
    [...shown]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { what, paths, isLayout }]) => ({
        ...what,
        routes: [...paths].sort(),
        ...(isLayout ? { layout: true as const } : {}),
      })),
  );
}

interface Shown {
  what: Pick<RoutedFile, 'file' | 'tag'>;
  paths: Set<string>;
  isLayout: boolean;
}

function show(
  all: Map<string, Shown>,
  key: string,
  what: Shown['what'],
  paths: readonly string[],
  isLayout: boolean,
): void {
  const known = all.get(key) ?? { what, paths: new Set(), isLayout: false };
  all.set(key, known);
  known.isLayout ||= isLayout;
  for (const path of paths) known.paths.add(path);
}

function pathsOf({ path, isPage, isOpen, around }: Routed): string[] {
  const own = isOpen === true ? joinRoute(path, '*') : path;
  return [...(isPage || around.length === 0 ? [own] : []), ...around.flatMap(pathsOf)];
}
