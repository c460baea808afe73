import type { Entry, LibraryTable } from '@webmcp/contract';

import { directiveOf } from '../../extract/facts/neutral-props.js';
import { neutralProp } from '../../frameworks/neutral-prop.js';
import { neutralEntry } from './neutral-entry.js';

/** The meaning of a tag, with the library and the component that the tag is. */
export interface LibraryHit {
  entry: Entry;
  library: { name: string; component: string };
}

/** Finds the meaning of component tags. */
export interface LibraryIndex {
  /**
   * Returns the meaning of a tag; undefined if no table knows the tag.
   * @param path the tag's path: `['Dialog', 'Trigger']`, `['el-button']`
   * @param from the package of its import; undefined for a tag without one
   */
  find(path: readonly string[], from: string | undefined): LibraryHit | undefined;
  /** Directives, of the libraries that the app uses, that open the element with an id. */
  readonly openers: ReadonlySet<string>;
}

/**
 * Prepares tables for lookups. If two tables name the same package, the first table that knows the component decides.
 * @param present packages that the app depends on
 */
export function indexLibraries(
  tables: readonly LibraryTable[],
  present: ReadonlySet<string> = new Set(),
): LibraryIndex {
  const indexed = tables.map(indexTable);
  const globals = indexed.filter(
    ({ table }) =>
      table.globalPrefix !== undefined &&
      (table.whenPresent !== true || Object.keys(table.packages).some((name) => present.has(name))),
  );
  const byPackage = tablesByPackage(indexed);
  const known = new Map<string, LibraryHit | undefined>();
  return {
    find(path, from) {
      const tag = `${from ?? ''} ${path.join('.')}`;
      if (!known.has(tag)) {
        const names = path.map(pascal);
        known.set(tag, from === undefined ? findGlobal(globals, names) : findImported(byPackage, names, from));
      }
      return known.get(tag);
    },
    openers: new Set(globals.flatMap(({ table: { openers = [] } }) => openers.map(directiveName))),
  };
}

/** Returns a tag's name as components are named: `el-date-picker` becomes `ElDatePicker`. */
export function pascal(name: string): string {
  if (!name.includes('-') && /^[A-Z0-9]/.test(name)) return name;
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

interface IndexedTable {
  table: LibraryTable;
  /** The keys of components by their names without dots: libraries export a part as `Menu.Item` and as `MenuItem`. */
  joined: ReadonlyMap<string, string>;
}

function indexTable(table: LibraryTable): IndexedTable {
  const keys = Object.keys(table.components);
  return { table, joined: new Map(keys.map((key) => [key.replaceAll('.', ''), key])) };
}

/** Tables by package, each with the prefix of the package's imports. */
type TablesByPackage = ReadonlyMap<string, readonly (IndexedTable & { prefix: string })[]>;

function tablesByPackage(indexed: readonly IndexedTable[]): TablesByPackage {
  const found = new Map<string, (IndexedTable & { prefix: string })[]>();
  for (const one of indexed) {
    for (const [name, prefix] of Object.entries(one.table.packages))
      found.set(name, [...(found.get(name) ?? []), { ...one, prefix }]);
  }
  return found;
}

function findIn({ table, joined }: IndexedTable, key: string): LibraryHit | undefined {
  const component = Object.hasOwn(table.components, key) ? key : joined.get(key.replaceAll('.', ''));
  const entry = component === undefined ? undefined : table.components[component];
  return component === undefined || entry === undefined
    ? undefined
    : { entry: neutralEntry(entry), library: { name: table.name, component } };
}

function findGlobal(globals: readonly IndexedTable[], names: readonly string[]): LibraryHit | undefined {
  const key = names.join('.');
  for (const one of globals) {
    const found = key.startsWith(one.table.globalPrefix ?? '') ? findIn(one, key) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function findImported(byPackage: TablesByPackage, names: readonly string[], from: string): LibraryHit | undefined {
  const name = knownPackage(byPackage, from);
  const keys = importedKeys(names, from.slice(name.length + 1));
  for (const one of byPackage.get(name) ?? []) {
    for (const key of keys) {
      const found = findIn(one, one.prefix + key) ?? findIn(one, withoutFamily(one.prefix, key));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/**
 * Returns the package that some table knows: as written, then without its last sub-path, and so on; '' if no table
 * knows the package.
 */
function knownPackage(byPackage: TablesByPackage, from: string): string {
  let name = from.replace(/\.js$/, '');
  while (name !== '' && !byPackage.has(name)) name = name.slice(0, Math.max(name.lastIndexOf('/'), 0));
  return name;
}

/** Returns the keys under which an imported tag may be listed, the likeliest first. */
function importedKeys(names: readonly string[], subPath: string): string[] {
  const members = names.slice(1);
  const keys = [names.join('.')];
  // `import * as Dialog from` puts the local name first.
  if (members.length > 0) keys.push(members.join('.'));
  // A default import of a sub-path has any name: `import Field from '@mui/material/TextField'`.
  if (subPath !== '') keys.push([pascal(subPath.split('/').at(-1) ?? ''), ...members].join('.'));
  return keys;
}

/** Returns the key in a package of one family: with the prefix `Dialog.`, `DialogTrigger` is `Dialog.Trigger`. */
function withoutFamily(prefix: string, key: string): string {
  const family = prefix.replace(/\.$/, '');
  if (family === '' || !key.startsWith(family)) return key;
  return `${prefix}${key === family ? 'Root' : key.slice(family.length)}`;
}

function directiveName(written: string): string {
  return directiveOf(neutralProp(written))?.name ?? written;
}
