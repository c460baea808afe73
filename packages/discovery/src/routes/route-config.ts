import type { FileFacts, Value } from '../extract/facts.js';
import type { Resolver } from '../link/linked.js';
import type { Routed } from './routed.js';
import { joinRoute } from './route-path.js';

/** Where React Router's framework mode has its helpers from (reactrouter.com/start/framework/routing). */
const home = '@react-router/dev/routes';

export interface ConfigReader {
  resolve: Resolver;
  /** Whether a file has a component to show; one without answers requests only. */
  hasComponent(file: string): boolean;
  /** Takes up the lists that lie in others. */
  inner: Set<unknown>;
}

/** Whether a list is made of `route`, `index`, `layout` and `prefix` of React Router's framework mode. */
export function isRouteConfig(list: Value, file: FileFacts): boolean {
  return list.kind === 'array' && list.items.some((item) => helperOf(spread(item), file) !== null);
}

/** The routes of such a list, parents before their children. */
export function configRoutes(list: Value, file: FileFacts, parent: string, reader: ConfigReader): Routed[] {
  if (list.kind !== 'array') return [];
  return list.items.flatMap((item) => {
    const call = spread(item);
    const helper = helperOf(call, file);
    if (helper === null || call.kind !== 'call') return [];
    const texts = call.args.map((arg) => (arg.kind === 'literal' && typeof arg.value === 'string' ? arg.value : null));
    const children = call.args.find(({ kind }) => kind === 'array');
    const [first, second] = texts;
    const isPlaced = helper === 'route' || helper === 'prefix';
    const path = isPlaced && typeof first === 'string' ? joinRoute(parent, first) : parent;
    if (children !== undefined) reader.inner.add(children);
    const around = children === undefined ? [] : configRoutes(children, file, path, reader);
    if (helper === 'prefix') return around;
    const module = helper === 'route' ? second : first;
    const shown = typeof module === 'string' ? reader.resolve(file.file, module.replace(/^(?![./])/, './')) : null;
    const isUnknown = helper === 'route' && call.args[0]?.kind !== 'literal';
    const isPage = helper !== 'layout' && !isUnknown && (shown === null || reader.hasComponent(shown));
    const tags = isUnknown ? { tags: [], isAnywhere: true as const } : { tags: [] };
    return [{ path, isPage, files: shown === null ? [] : [shown], ...tags, around }, ...around];
  });
}

/** What is spread into a list, as `...prefix('shop', […])`. */
function spread(item: Value): Value {
  return item.kind === 'call' && item.callee[0] === '...' && item.args[0] !== undefined ? item.args[0] : item;
}

function helperOf(value: Value, { imports }: FileFacts): string | null {
  if (value.kind !== 'call') return null;
  const name = value.callee.join('.');
  return imports.find(({ local, from }) => from === home && local === name)?.imported ?? null;
}
