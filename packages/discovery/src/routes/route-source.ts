import type { FileFacts, Value } from '../extract/facts/facts.js';
import type { Resolver } from '../link/model/linked.js';
import { entryOf } from './entry-of.js';
import { nodesOf } from './nodes-of.js';
import { spreadOf } from './spread-of.js';

export type ObjectValue = Extract<Value, { kind: 'object' }>;
export type CallValue = Extract<Value, { kind: 'call' }>;

/** A value with the file that contains it. */
export interface PlacedValue {
  value: Value;
  file: FileFacts;
}

/** Keys of a route that name its components. */
export const componentKeys = ['component', 'components', 'element', 'Component', 'lazy', 'getComponent'];

/** The depth to which routes inside routes, and references to references, are followed. */
export const deepest = 12;

/** Follows names of an app's files: values across imports, and the files that values show. */
export class RouteSource {
  readonly files: readonly FileFacts[];
  readonly #byPath: Map<string, FileFacts>;
  readonly #resolve: Resolver;

  constructor(files: readonly FileFacts[], resolve: Resolver) {
    this.files = files;
    this.#byPath = new Map(files.map((file) => [file.file, file]));
    this.#resolve = resolve;
  }

  /** Returns the value of a name or a spread, here or in the file that exports it; any other value is itself. */
  value(value: Value, file: FileFacts, depth = 0): PlacedValue {
    const inside = spreadOf(value);
    if (inside !== value) return this.value(inside, file, depth + 1);
    if (value.kind !== 'reference' || depth > deepest) return { value, file };
    const [first, ...rest] = value.path;
    const own = first === undefined ? undefined : this.#constant(first, file, depth);
    if (own === undefined) return { value, file };
    let at = this.value(own.value, own.file, depth + 1);
    for (const key of rest) {
      const member = at.value.kind === 'object' ? entryOf(at.value, key) : undefined;
      if (member === undefined) return { value, file };
      at = this.value(member, at.file, depth + 1);
    }
    return at;
  }

  object(value: Value, file: FileFacts): ObjectValue | null {
    const found = this.value(value, file).value;
    return found.kind === 'object' ? found : null;
  }

  /** Returns a text as written, or a template whose parts are all known: `../views/${Views.HOME}.vue`. */
  text(value: Value | undefined, file: FileFacts, depth = 0): string | null {
    if (value === undefined || depth > deepest) return null;
    const { value: found, file: home } = this.value(value, file);
    if (found.kind === 'template') {
      const parts = found.parts.map((part) => this.text(part, home, depth + 1));
      return parts.includes(null) ? null : parts.join('');
    }
    return found.kind === 'literal' && typeof found.value === 'string' ? found.value : null;
  }

  /** Returns the files of the components that a route object shows. */
  filesShown(route: ObjectValue, file: FileFacts): string[] {
    return componentKeys.flatMap((key) => {
      const value = entryOf(route, key);
      return value === undefined ? [] : this.filesIn(value, file);
    });
  }

  /** Returns the files of the app's components that a value names: by import, by `import()`, as tags. */
  filesIn(value: unknown, file: FileFacts, depth = 0): string[] {
    if (depth > deepest) return [];
    const nodes = [...nodesOf(value)];
    // The names in the address of a page are texts, and show nothing.
    const addresses = new Set(nodes.filter(isLoading).flatMap(({ args }) => [...nodesOf(args)]));
    return nodes.flatMap((node) => {
      if (addresses.has(node)) return [];
      if (node.kind === 'call') return this.#loadedBy(node as CallValue, file);
      const name = firstName(node);
      return name === undefined ? [] : this.#filesOf(name, file, depth);
    });
  }

  /** Returns the file that a module specifier of another file names, followed to its default export's own file. */
  module(specifier: string, file: FileFacts): { file: string; exports: FileFacts['exports'] | undefined } | null {
    const path = this.#resolve(file.file, specifier);
    return path === null ? null : { file: this.#homeOf('default', path), exports: this.#byPath.get(path)?.exports };
  }

  /** Returns the files that `import('./Page')` loads. */
  #loadedBy({ callee, args }: CallValue, file: FileFacts): string[] {
    const from = isLoad(callee) ? this.text(args[0], file) : null;
    const loaded = from === null ? null : this.module(from, file);
    return loaded === null ? [] : [loaded.file];
  }

  #filesOf(name: string, file: FileFacts, depth: number): string[] {
    const imported = file.imports.find(({ local }) => local === name);
    const path = imported === undefined ? null : this.#resolve(file.file, imported.from);
    if (imported !== undefined) return path === null ? [] : [this.#homeOf(imported.imported, path)];
    const own = file.constants[name];
    return own === undefined ? [] : this.filesIn(own, file, depth + 1);
  }

  /** Returns the file that contains an export, through files that only hand it on. */
  #homeOf(name: string, path: string, depth = 0): string {
    const given = this.#byPath.get(path)?.exports.find(({ exported }) => exported === name);
    const next = given?.from === undefined ? null : this.#resolve(path, given.from);
    return next === null || given === undefined || depth > deepest
      ? path
      : this.#homeOf(given.local ?? name, next, depth + 1);
  }

  #constant(name: string, file: FileFacts, depth: number): PlacedValue | undefined {
    const own = file.constants[name];
    if (own !== undefined) return { value: own, file };
    const imported = file.imports.find(({ local }) => local === name);
    const path = imported === undefined ? undefined : this.#resolve(file.file, imported.from);
    return imported === undefined || path == null ? undefined : this.#exported(imported.imported, path, depth);
  }

  #exported(name: string, path: string, depth: number): PlacedValue | undefined {
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

const isLoad = (callee: readonly string[]): boolean => callee.join('.') === 'import';

const isLoading = (node: { kind: string }): node is CallValue =>
  node.kind === 'call' && isLoad((node as unknown as CallValue).callee);

/** Returns the first name of a reference, or of a component's tag. */
function firstName(node: { kind: string }): string | undefined {
  if (node.kind !== 'reference' && node.kind !== 'component') return undefined;
  return (node as unknown as { path: string[] }).path[0];
}
