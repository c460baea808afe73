import { routeConfig } from './route-config.js';
import { routeElements } from './route-elements.js';
import type { RouteForm } from './route-form.js';
import { routeLists } from './route-lists.js';
import { tanstackFileRoutes, tanstackRoutes } from './tanstack-routes.js';

/**
 * The ways to write routes. The first form that fits decides. The config of React Router's framework mode comes first:
 * its list of calls would otherwise be read as any list. The other forms share no kind of node.
 */
export const routeForms: readonly RouteForm[] = [
  routeConfig,
  routeLists,
  routeElements,
  tanstackFileRoutes,
  tanstackRoutes,
];
