import type { FileFacts } from '../extract/facts/facts.js';
import type { Resolver } from '../link/model/linked.js';
import { isHashRouter } from './hash-router.js';
import { nodesOf, type FactNode } from './nodes-of.js';
import type { RouteReading } from './route-form.js';
import { routeForms } from './route-forms.js';
import { RouteSource } from './route-source.js';
import type { Routed } from './routed.js';
import { aroundByPath } from './tanstack-routes.js';

/** The routes that an app's files write. */
export interface RouteFacts {
  /** Every route, parents before their children. */
  routes: Routed[];
  /** The app keeps its route in the hash. */
  isHashed: boolean;
  /** The files that contain routes. */
  holders: ReadonlySet<string>;
}

/** Finds the routes in an app's files. A node inside another route is read only with that route. */
export function routeFacts(files: readonly FileFacts[], resolve: Resolver): RouteFacts {
  const source = new RouteSource(files, resolve);
  const inner = new Set<unknown>();
  const holders = new Set<string>();
  const found: { from: unknown; routes: Routed[] }[] = [];
  let isHashed = false;
  for (const file of files) {
    for (const node of nodesOf([file.constants, file.components])) {
      if (isHashRouter(node, file)) isHashed = true;
      const routes = routesOf(node, { source, file, inner });
      if (routes === null) continue;
      holders.add(file.file);
      found.push({ from: node, routes });
    }
  }
  return {
    routes: aroundByPath(found.flatMap(({ from, routes }) => (inner.has(from) ? [] : routes))),
    isHashed,
    holders,
  };
}

function routesOf(node: FactNode, reading: RouteReading): Routed[] | null {
  for (const form of routeForms) {
    const routes = form.routes(node, reading);
    if (routes !== null) return routes;
  }
  return null;
}
