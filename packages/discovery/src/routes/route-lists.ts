import type { FileFacts, Value } from '../extract/facts/facts.js';
import { entryOf } from './entry-of.js';
import type { FactNode } from './nodes-of.js';
import { placedTags } from './placed-tags.js';
import type { RouteForm, RouteReading } from './route-form.js';
import { joinRoute } from './route-path.js';
import { componentKeys, deepest, type ObjectValue } from './route-source.js';
import type { Routed } from './routed.js';

/** Keys that make an entry with a path a route and not an item of a menu. */
const shows = [...componentKeys, 'loader'];

/** Lists of route objects, of React Router, Vue Router and others: `[{ path: '/orders', element: <Orders/> }]`. */
export const routeLists: RouteForm = {
  name: 'list of route objects',
  routes(node, reading) {
    const list = listOf(node);
    return list !== null && isRouteList(list, reading)
      ? listRoutes({ list, parent: '', depth: 0, from: node }, reading)
      : null;
  },
};

/** Returns a list, or one route alone in its file, which another file puts into its list. */
function listOf(node: FactNode): Value | null {
  const value = node as Value;
  if (value.kind === 'array') return value;
  const isAlone = value.kind === 'object' && entryOf(value, 'getParentRoute') === undefined;
  return isAlone ? { kind: 'array', items: [value], at: value.at } : null;
}

function isRouteList(list: Value, { source, file }: Pick<RouteReading, 'source' | 'file'>): boolean {
  if (list.kind !== 'array') return false;
  return list.items.some((item) => {
    const route = source.object(item, file);
    if (route === null) return false;
    const keys = new Set(route.entries.map(({ key }) => key));
    if ((keys.has('path') || keys.has('index')) && shows.some((key) => keys.has(key))) return true;
    const children = entryOf(route, 'children');
    return children !== undefined && isRouteList(source.value(children, file).value, { source, file });
  });
}

/** A list of routes at its place among others. */
interface PlacedList {
  list: Value;
  /** The path of the route around the list. */
  parent: string;
  depth: number;
  /** The node that is read, which is no part of another route. */
  from?: unknown;
}

function listRoutes({ list, parent, depth, from }: PlacedList, reading: RouteReading): Routed[] {
  if (list.kind !== 'array' || depth > deepest) return [];
  return list.items.flatMap((item) => {
    const { value, file } = reading.source.value(item, reading.file);
    if (value !== from) reading.inner.add(value);
    if (value.kind === 'array') return listRoutes({ list: value, parent, depth: depth + 1 }, { ...reading, file });
    return value.kind === 'object' ? routeAndChildren(value, { parent, depth }, { ...reading, file }) : [];
  });
}

function routeAndChildren(
  route: ObjectValue,
  { parent, depth }: Pick<PlacedList, 'parent' | 'depth'>,
  reading: RouteReading,
): Routed[] {
  const { source, file } = reading;
  const written = entryOf(route, 'path');
  const own = source.text(written, file);
  const path = own === null ? parent : joinRoute(parent, own);
  const around = childrenOf(route, { parent: path, depth }, reading);
  const isShown = entryOf(route, 'redirect') === undefined && shows.some((key) => entryOf(route, key) !== undefined);
  const isPage = isShown && (own !== null || entryOf(route, 'index') !== undefined);
  const shown = componentKeys.map((key) => entryOf(route, key));
  const placed = placedTags(own === null && written !== undefined, shown, around);
  return [{ path, isPage, files: source.filesShown(route, file), ...placed, around }, ...around];
}

function childrenOf(
  route: ObjectValue,
  { parent, depth }: Pick<PlacedList, 'parent' | 'depth'>,
  reading: RouteReading,
): Routed[] {
  const children = entryOf(route, 'children');
  if (children === undefined) return [];
  const below: { value: Value; file: FileFacts } = reading.source.value(children, reading.file);
  reading.inner.add(below.value);
  return listRoutes({ list: below.value, parent, depth: depth + 1 }, { ...reading, file: below.file });
}
