import type { FileFacts } from '../extract/facts/facts.js';
import { entryOf } from './entry-of.js';
import { nodesOf } from './nodes-of.js';
import type { RouteForm } from './route-form.js';
import { joinRoute } from './route-path.js';
import { deepest, type CallValue, type ObjectValue, type RouteSource } from './route-source.js';
import type { Routed } from './routed.js';

/** TanStack Router's file routes: `createFileRoute('/posts/$id')({ component: Post })`. */
export const tanstackFileRoutes: RouteForm = {
  name: "TanStack's file route",
  routes(node, { source, file }) {
    const call = calling(node, /^create(?:Lazy)?FileRoute$/);
    if (call === null) return null;
    const written = source.text(call.args[0], file) ?? '/*';
    const options = [...nodesOf(file.constants)].filter((each): each is ObjectValue => each.kind === 'object');
    const files = [file.file, ...options.flatMap((each) => source.filesShown(each, file))];
    return [{ path: fileRouteOf(written), isPage: true, files, tags: [], around: [], written }];
  },
};

/** TanStack Router's routes in code: `createRoute({ getParentRoute: () => shop, path: 'cart' })`. */
export const tanstackRoutes: RouteForm = {
  name: "TanStack's route",
  routes(node, { source, file }) {
    const call = calling(node, /^createRoute$/);
    if (call === null) return null;
    const path = pathOf(call, file, source);
    const [options] = call.args;
    const files = options?.kind === 'object' ? source.filesShown(options, file) : [];
    return path === null ? null : [{ path, isPage: true, files, tags: [], around: [], written: path }];
  },
};

function calling(node: { kind: string }, name: RegExp): CallValue | null {
  if (node.kind !== 'call') return null;
  const call = node as CallValue;
  return name.test(call.callee.at(-1) ?? '') ? call : null;
}

function pathOf(call: CallValue, file: FileFacts, source: RouteSource, depth = 0): string | null {
  const options = call.args[0];
  if (options?.kind !== 'object' || depth > deepest) return null;
  const own = source.text(entryOf(options, 'path'), file);
  const parent = entryOf(options, 'getParentRoute');
  const above = parent?.kind === 'function' && parent.result !== undefined ? source.value(parent.result, file) : null;
  const base = above?.value.kind === 'call' ? pathOf(above.value, above.file, source, depth + 1) : null;
  return own === null ? base : joinRoute(base ?? '', own);
}

/** Returns the address of a file path: `_layout` and `(group)` are no part of the address, `posts_` is `posts`. */
function fileRouteOf(path: string): string {
  return path
    .split('/')
    .filter((part) => !/^_|^\(.*\)$/.test(part))
    .map((part) => part.replace(/_$/, ''))
    .join('/');
}

/** Nests TanStack's routes, which lie in one another by their paths alone: `/_app/posts` is shown around `/_app/posts/$id`. */
export function aroundByPath(routes: readonly Routed[]): Routed[] {
  return routes.map((route) => {
    const { written } = route;
    if (written === undefined || (written.endsWith('/') && written !== '/')) return route;
    const base = written.replace(/\/$/, '');
    const around = routes.filter((other) => other !== route && other.written?.startsWith(`${base}/`) === true);
    return { ...route, around };
  });
}
