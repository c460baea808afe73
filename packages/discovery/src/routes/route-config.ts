import type { FileFacts, Value } from '../extract/facts/facts.js';
import { placedTags } from './placed-tags.js';
import type { RouteForm, RouteReading } from './route-form.js';
import { joinRoute } from './route-path.js';
import type { Routed } from './routed.js';
import { spreadOf } from './spread-of.js';

/** The package of the helpers of React Router's framework mode (reactrouter.com/start/framework/routing). */
const home = '@react-router/dev/routes';

/** The config of React Router's framework mode: a list of `route`, `index`, `layout` and `prefix`. */
export const routeConfig: RouteForm = {
  name: "React Router's config",
  routes(node, reading) {
    const list = node as Value;
    const isConfig =
      list.kind === 'array' && list.items.some((item) => helperOf(spreadOf(item), reading.file) !== null);
    return isConfig ? configRoutes(list, '', reading) : null;
  },
};

function configRoutes(list: Value, parent: string, reading: RouteReading): Routed[] {
  return list.kind === 'array' ? list.items.flatMap((item) => helperRoutes(spreadOf(item), parent, reading)) : [];
}

/** Returns the routes of one helper's call, parents before their children. */
function helperRoutes(call: Value, parent: string, reading: RouteReading): Routed[] {
  const { source, file, inner } = reading;
  const helper = helperOf(call, file);
  if (helper === null || call.kind !== 'call') return [];
  const [first, second] = call.args.map((arg) => source.text(arg, file));
  const isPlaced = helper === 'route' || helper === 'prefix';
  const path = isPlaced && typeof first === 'string' ? joinRoute(parent, first) : parent;
  const children = call.args.map((arg) => source.value(arg, file).value).find(({ kind }) => kind === 'array');
  if (children !== undefined) inner.add(children);
  const around = children === undefined ? [] : configRoutes(children, path, reading);
  if (helper === 'prefix') return around;
  const module = helper === 'route' ? second : first;
  const shown = typeof module === 'string' ? shownBy(module.replace(/^(?![./])/, './'), reading) : null;
  const isUnknown = helper === 'route' && typeof first !== 'string';
  const isPage = helper !== 'layout' && !isUnknown && shown?.hasComponent !== false;
  const files = shown === null ? [] : [shown.file];
  return [{ path, isPage, files, ...placedTags(isUnknown, [], around), around }, ...around];
}

/** Returns the file of a route's module. A module without a component answers requests only. */
function shownBy(module: string, { source, file }: RouteReading): { file: string; hasComponent: boolean } | null {
  const found = source.module(module, file);
  if (found === null) return null;
  return { file: found.file, hasComponent: found.exports?.some(({ exported }) => exported === 'default') ?? true };
}

/** Returns the helper that a call uses, or null for any other call. */
function helperOf(value: Value, { imports }: FileFacts): string | null {
  if (value.kind !== 'call') return null;
  const name = value.callee.join('.');
  return imports.find(({ local, from }) => from === home && local === name)?.imported ?? null;
}
