import { routeConfig } from './route-config.js';
import { routeElements } from './route-elements.js';
import type { RouteForm } from './route-form.js';
import { routeLists } from './route-lists.js';
import { tanstackFileRoutes, tanstackRoutes } from './tanstack-routes.js';

/**
 * The ways to write routes, first fit. The config of React Router's framework mode comes first: its list of calls would
 * otherwise be read as any list. No other form shares a kind of node with one before it.
 */
export const routeForms: readonly RouteForm[] = [
  routeConfig,
  routeLists,
  routeElements,
  tanstackFileRoutes,
  tanstackRoutes,
];
