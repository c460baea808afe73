import type { FileFacts } from '../extract/facts/facts.js';
import type { FactNode } from './nodes-of.js';
import type { Routed } from './routed.js';
import type { RouteSource } from './route-source.js';

/** A file with routes, and the app around it. */
export interface RouteReading {
  source: RouteSource;
  file: FileFacts;
  /** Nodes that are part of other routes. A form adds the nodes that it reads below or by name. */
  inner: Set<unknown>;
}

/** One way to write routes. */
export interface RouteForm {
  name: string;
  /** Returns the routes of a node, parents before their children; null if the node is no route of this form. */
  routes(node: FactNode, reading: RouteReading): Routed[] | null;
}
