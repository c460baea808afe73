import type { FileFacts, Prop, TemplateNode, Value } from '../extract/facts/facts.js';
import type { Resolver } from '../link/model/linked.js';
import { nodesOf, type FactNode } from './nodes-of.js';
import { entryOf } from './entry-of.js';
import { isHashRouter } from './hash-router.js';
import { placedTags } from './placed-tags.js';
import type { Routed } from './routed.js';
import { configRoutes, isRouteConfig } from './route-config.js';
import { joinRoute } from './route-path.js';
import { spreadOf } from './spread-of.js';

type ObjectValue = Extract<Value, { kind: 'object' }>;
type ElementNode = Extract<TemplateNode, { kind: 'element' }>;

/** Where a route says what it shows. */
const components = ['component', 'components', 'element', 'Component', 'lazy', 'getComponent'];

/** What makes an entry with a path a route and not an item of a menu. */
const shows = [...components, 'loader'];

/** How deep routes lie in routes, and references in references. */
const deepest = 12;

/** Finds routes in what the files say: lists of route objects, `<Route>` elements, TanStack's calls. */
export class RouteFacts {
  readonly #files: readonly FileFacts[];
  readonly #byPath: Map<string, FileFacts>;
  readonly #resolve: Resolver;
  isHashed = false;
  /** The files that routes are written in. */
  readonly holders = new Set<string>();

  constructor(files: readonly FileFacts[], resolve: Resolver) {
    this.#files = files;
    this.#byPath = new Map(files.map((file) => [file.file, file]));
    this.#resolve = resolve;
  }

  /** Every route, parents before their children. */
  routes(): Routed[] {
    const found: { from: unknown; routes: Routed[] }[] = [];
    const inner = new Set<unknown>();
    for (const file of this.#files) {
      for (const node of nodesOf([file.constants, file.components])) {
        if (isHashRouter(node, file)) this.isHashed = true;
        const routes = this.#routesOf(node, file, inner);
        if (routes === null) continue;
        this.holders.add(file.file);
        found.push({ from: node, routes });
      }
    }
    return aroundByPath(found.flatMap(({ from, routes }) => (inner.has(from) ? [] : routes)));
  }

  /** @param inner takes up what lies below something else, or is used by it */
  #routesOf(node: FactNode, file: FileFacts, inner: Set<unknown>): Routed[] | null {
    if (isRouteConfig(node as Value, file)) {
      return configRoutes(node as Value, file, '', {
        text: (value) => this.#text(value, file),
        list: (value) => {
          const found = this.#value(value, file).value;
          return found.kind === 'array' ? found : null;
        },
        shown: (module) => {
          const path = this.#resolve(file.file, module);
          const exports = path === null ? undefined : this.#byPath.get(path)?.exports;
          const hasComponent = exports?.some(({ exported }) => exported === 'default') ?? true;
          return path === null ? null : { file: this.#homeOf('default', path), hasComponent };
        },
        inner,
      });
    }
    const list = listOf(node);
    if (list !== null && this.#isRouteList(list, file)) return this.#listRoutes(list, file, '', inner, 0, node);
    if (isRouteElement(node)) return this.#elementRoutes(node, file, '', inner);
    if (node.kind !== 'call') return null;
    const call = node as Extract<Value, { kind: 'call' }>;
    const name = call.callee.at(-1) ?? '';
    if (/^create(?:Lazy)?FileRoute$/.test(name)) {
      const written = this.#text(call.args[0], file) ?? '/*';
      const options = [...nodesOf(file.constants)].filter((each): each is ObjectValue => each.kind === 'object');
      const files = [file.file, ...options.flatMap((each) => this.#filesShown(each, file))];
      return [{ path: fileRouteOf(written), isPage: true, files, tags: [], around: [], written }];
    }
    if (name === 'createRoute') {
      const path = this.#tanstackPath(call, file, 0);
      const [options] = call.args;
      const files = options?.kind === 'object' ? this.#filesShown(options, file) : [];
      return path === null ? null : [{ path, isPage: true, files, tags: [], around: [], written: path }];
    }
    return null;
  }

  #filesShown(route: ObjectValue, file: FileFacts): string[] {
    return components.flatMap((key) => {
      const value = entryOf(route, key);
      return value === undefined ? [] : this.#filesIn(value, file);
    });
  }

  /** The files of the app's components that a value names: by import, by `import()`, as tags. */
  #filesIn(value: unknown, file: FileFacts, depth = 0): string[] {
    if (depth > deepest) return [];
    return [...nodesOf(value)].flatMap((node) => {
      if (node.kind === 'call') {
        const { callee, args } = node as Extract<Value, { kind: 'call' }>;
        const from = callee.join('.') === 'import' ? this.#text(args[0], file) : null;
        const path = from === null ? null : this.#resolve(file.file, from);
        return path === null ? [] : [this.#homeOf('default', path)];
      }
      const [name] =
        node.kind === 'reference'
          ? (node as Extract<Value, { kind: 'reference' }>).path
          : node.kind === 'component'
            ? (node as unknown as { path: string[] }).path
            : [];
      if (name === undefined) return [];
      const imported = file.imports.find(({ local }) => local === name);
      const path = imported === undefined ? null : this.#resolve(file.file, imported.from);
      if (imported !== undefined) return path === null ? [] : [this.#homeOf(imported.imported, path)];
      const own = file.constants[name];
      return own === undefined ? [] : this.#filesIn(own, file, depth + 1);
    });
  }

  /** The file that an export comes from, through files that only hand it on. */
  #homeOf(name: string, path: string, depth = 0): string {
    const given = this.#byPath.get(path)?.exports.find(({ exported }) => exported === name);
    const next = given?.from === undefined ? null : this.#resolve(path, given.from);
    return next === null || given === undefined || depth > deepest
      ? path
      : this.#homeOf(given.local ?? name, next, depth + 1);
  }

  #isRouteList(list: Value, file: FileFacts): boolean {
    if (list.kind !== 'array') return false;
    return list.items.some((item) => {
      const route = this.#object(item, file);
      if (route === null) return false;
      const keys = new Set(route.entries.map(({ key }) => key));
      if ((keys.has('path') || keys.has('index')) && shows.some((key) => keys.has(key))) return true;
      const children = entryOf(route, 'children');
      return children !== undefined && this.#isRouteList(this.#value(children, file).value, file);
    });
  }

  /** @param from what is read and no part of something else */
  #listRoutes(
    list: Value,
    file: FileFacts,
    parent: string,
    inner: Set<unknown>,
    depth: number,
    from?: unknown,
  ): Routed[] {
    if (list.kind !== 'array' || depth > deepest) return [];
    return list.items.flatMap((item) => {
      const { value, file: owner } = this.#value(item, file);
      if (value !== from) inner.add(value);
      if (value.kind === 'array') return this.#listRoutes(value, owner, parent, inner, depth + 1);
      if (value.kind !== 'object') return [];
      const own = this.#text(entryOf(value, 'path'), owner);
      const path = own === null ? parent : joinRoute(parent, own);
      const children = entryOf(value, 'children');
      const below = children === undefined ? null : this.#value(children, owner);
      if (below !== null) inner.add(below.value);
      const isPage = entryOf(value, 'redirect') === undefined && shows.some((key) => entryOf(value, key) !== undefined);
      const around = below === null ? [] : this.#listRoutes(below.value, below.file, path, inner, depth + 1);
      const isOpened = isPage && (own !== null || entryOf(value, 'index') !== undefined);
      const shown = components.map((key) => entryOf(value, key));
      const placed = placedTags(own === null && entryOf(value, 'path') !== undefined, shown, around);
      return [{ path, isPage: isOpened, files: this.#filesShown(value, owner), ...placed, around }, ...around];
    });
  }

  #elementRoutes(node: ElementNode, file: FileFacts, parent: string, inner: Set<unknown>): Routed[] {
    const own = this.#text(prop(node.props, 'path'), file);
    const path = own === null ? parent : joinRoute(parent, own.replace(/\/\*$/, ''));
    const below = [...nodesOf(node.children)].filter(isRouteElement);
    const around = below.flatMap((child) => {
      if (inner.has(child)) return [];
      const routes = this.#elementRoutes(child, file, path, inner);
      inner.add(child);
      return routes;
    });
    const shown = components.map((name) => prop(node.props, name));
    const isPage = own !== null || prop(node.props, 'index') !== undefined;
    const given = [shown, around.length === 0 ? node.children : []];
    const placed = placedTags(own === null && prop(node.props, 'path') !== undefined, given, around);
    const isOpen = own !== null && own.endsWith('/*') && around.length === 0 ? { isOpen: true as const } : {};
    return [{ path, isPage, ...isOpen, files: this.#filesIn(given, file), ...placed, around }, ...around];
  }

  #tanstackPath(call: Extract<Value, { kind: 'call' }>, file: FileFacts, depth: number): string | null {
    const options = call.args[0];
    if (options?.kind !== 'object' || depth > deepest) return null;
    const own = this.#text(entryOf(options, 'path'), file);
    const parent = entryOf(options, 'getParentRoute');
    const above = parent?.kind === 'function' && parent.result !== undefined ? this.#value(parent.result, file) : null;
    const base = above?.value.kind === 'call' ? this.#tanstackPath(above.value, above.file, depth + 1) : null;
    return own === null ? base : joinRoute(base ?? '', own);
  }

  #object(value: Value, file: FileFacts): ObjectValue | null {
    const found = this.#value(value, file).value;
    return found.kind === 'object' ? found : null;
  }

  #text(value: Value | undefined, file: FileFacts): string | null {
    if (value === undefined) return null;
    const found = this.#value(value, file).value;
    return found.kind === 'literal' && typeof found.value === 'string' ? found.value : null;
  }

  /** What a name or a spread stands for, here or where it is imported from; what it is itself where that is not known. */
  #value(value: Value, file: FileFacts, depth = 0): { value: Value; file: FileFacts } {
    const inside = spreadOf(value);
    if (inside !== value) return this.#value(inside, file, depth + 1);
    if (value.kind !== 'reference' || depth > deepest) return { value, file };
    const [first, ...rest] = value.path;
    const own = first === undefined ? undefined : this.#constant(first, file, depth);
    if (own === undefined) return { value, file };
    let at = this.#value(own.value, own.file, depth + 1);
    for (const key of rest) {
      const member = at.value.kind === 'object' ? entryOf(at.value, key) : undefined;
      if (member === undefined) return { value, file };
      at = this.#value(member, at.file, depth + 1);
    }
    return at;
  }

  #constant(name: string, file: FileFacts, depth: number): { value: Value; file: FileFacts } | undefined {
    const own = file.constants[name];
    if (own !== undefined) return { value: own, file };
    const imported = file.imports.find(({ local }) => local === name);
    const path = imported === undefined ? undefined : this.#resolve(file.file, imported.from);
    return imported === undefined || path == null ? undefined : this.#exported(imported.imported, path, depth);
  }

  #exported(name: string, path: string, depth: number): { value: Value; file: FileFacts } | undefined {
    const file = this.#byPath.get(path);
    if (file === undefined || depth > deepest) return undefined;
    const given = file.exports.find(({ exported }) => exported === name);
    if (given?.from !== undefined) {
      const next = this.#resolve(path, given.from);
      return next == null ? undefined : this.#exported(given.local ?? name, next, depth + 1);
    }
    const value = file.constants[given?.local ?? name];
    return value === undefined ? undefined : { value, file };
  }
}

/** A list, or one route that stands by itself in its file, which another file puts into its list. */
function listOf(node: FactNode): Value | null {
  const value = node as Value;
  if (value.kind === 'array') return value;
  const isAlone = value.kind === 'object' && entryOf(value, 'getParentRoute') === undefined;
  return isAlone ? { kind: 'array', items: [value], at: value.at } : null;
}

/** TanStack's routes lie in one another by their paths alone: `/_app/posts` is shown around `/_app/posts/$id`. */
function aroundByPath(routes: readonly Routed[]): Routed[] {
  return routes.map((route) => {
    const { written } = route;
    if (written === undefined || (written.endsWith('/') && written !== '/')) return route;
    const base = written.replace(/\/$/, '');
    const around = routes.filter((other) => other !== route && other.written?.startsWith(`${base}/`) === true);
    return { ...route, around };
  });
}

function isRouteElement(node: FactNode): node is ElementNode {
  if (node.kind !== 'element') return false;
  const { tag } = node as ElementNode;
  return tag.kind === 'component' && tag.path.at(-1) === 'Route';
}

/** TanStack's file paths: `_layout` and `(group)` are no part of the address, `posts_` is `posts`. */
function fileRouteOf(path: string): string {
  return path
    .split('/')
    .filter((part) => !/^_|^\(.*\)$/.test(part))
    .map((part) => part.replace(/_$/, ''))
    .join('/');
}

function prop(props: readonly Prop[], name: string): Value | undefined {
  return props.find((each) => each.name === name)?.value;
}
