import type { FileFacts, Value } from '../extract/facts/facts.js';
import { placedTags } from './placed-tags.js';
import type { Routed } from './routed.js';
import { joinRoute } from './route-path.js';
import { spreadOf } from './spread-of.js';

/** Where React Router's framework mode has its helpers from (reactrouter.com/start/framework/routing). */
const home = '@react-router/dev/routes';

export interface ConfigReader {
  /** What a value stands for where it is a text, and a list where it is one. */
  text(value: Value | undefined): string | null;
  list(value: Value): Value | null;
  /** The file that a route's module is, and whether it has a component to show; one without answers requests only. */
  shown(module: string): { file: string; hasComponent: boolean } | null;
  /** Takes up the lists that lie in others. */
  inner: Set<unknown>;
}

/** Whether a list is made of `route`, `index`, `layout` and `prefix` of React Router's framework mode. */
export function isRouteConfig(list: Value, file: FileFacts): boolean {
  return list.kind === 'array' && list.items.some((item) => helperOf(spreadOf(item), file) !== null);
}

/** The routes of such a list, parents before their children. */
export function configRoutes(list: Value, file: FileFacts, parent: string, reader: ConfigReader): Routed[] {
  if (list.kind !== 'array') return [];
  return list.items.flatMap((item) => {
    const call = spreadOf(item);
    const helper = helperOf(call, file);
    if (helper === null || call.kind !== 'call') return [];
    const [first, second] = call.args.map((arg) => reader.text(arg));
    const isPlaced = helper === 'route' || helper === 'prefix';
    const path = isPlaced && typeof first === 'string' ? joinRoute(parent, first) : parent;
    const children = call.args.flatMap((arg) => reader.list(arg) ?? [])[0];
    if (children !== undefined) reader.inner.add(children);
    const around = children === undefined ? [] : configRoutes(children, file, path, reader);
    if (helper === 'prefix') return around;
    const module = helper === 'route' ? second : first;
    const shown = typeof module === 'string' ? reader.shown(module.replace(/^(?![./])/, './')) : null;
    const isUnknown = helper === 'route' && typeof first !== 'string';
    const isPage = helper !== 'layout' && !isUnknown && shown?.hasComponent !== false;
    const files = shown === null ? [] : [shown.file];
    return [{ path, isPage, files, ...placedTags(isUnknown, [], around), around }, ...around];
  });
}

function helperOf(value: Value, { imports }: FileFacts): string | null {
  if (value.kind !== 'call') return null;
  const name = value.callee.join('.');
  return imports.find(({ local, from }) => from === home && local === name)?.imported ?? null;
}
