import type { Entry, LibraryTable } from '@webmcp/contract';

import { directiveOf } from '../../extract/facts/neutral-props.js';
import { neutralProp } from '../../frameworks/neutral-prop.js';
import { neutralEntry } from './neutral-entry.js';

export interface LibraryHit {
  entry: Entry;
  library: { name: string; component: string };
}

/** Finds what a component tag is. */
export interface LibraryIndex {
  /** @param path the tag's path, e.g. `['Dialog', 'Trigger']` or `['el-button']`; `from` the package it was imported from. */
  find(path: readonly string[], from: string | undefined): LibraryHit | undefined;
  /** Directives that open what has an id, of the libraries that the app uses. */
  readonly openers: ReadonlySet<string>;
}

/** `el-date-picker` → `ElDatePicker`. */
export function pascal(name: string): string {
  if (!name.includes('-') && /^[A-Z0-9]/.test(name)) return name;
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `DialogTrigger` of a package whose prefix is `Dialog.` is `Dialog.Trigger`, and `Dialog` its root. */
function withoutFamily(prefix: string, key: string): string {
  const family = prefix.replace(/\.$/, '');
  if (family === '' || !key.startsWith(family)) return key;
  return `${prefix}${key === family ? 'Root' : key.slice(family.length)}`;
}

/** Libraries export a part both ways, as `Menu.Item` and as `MenuItem`: the table's keys by their names without dots. */
function joinedNames({ components }: LibraryTable): Map<string, string> {
  return new Map(Object.keys(components).map((key) => [key.replaceAll('.', ''), key]));
}

/**
 * Prepares tables for lookups; where two name the same package, the first table that knows the component wins.
 * @param present packages that the app depends on
 */
export function indexLibraries(
  tables: readonly LibraryTable[],
  present: ReadonlySet<string> = new Set(),
): LibraryIndex {
  const byPackage = new Map<string, { table: LibraryTable; prefix: string }[]>();
  for (const table of tables) {
    for (const [name, prefix] of Object.entries(table.packages)) {
      const list = byPackage.get(name) ?? [];
      list.push({ table, prefix });
      byPackage.set(name, list);
    }
  }
  const globals = tables.filter(
    (table) =>
      table.globalPrefix !== undefined &&
      (table.whenPresent !== true || Object.keys(table.packages).some((name) => present.has(name))),
  );
  const joined = new Map(tables.map((table) => [table, joinedNames(table)]));
  const hit = (table: LibraryTable, key: string): LibraryHit | undefined => {
    const component = Object.hasOwn(table.components, key) ? key : joined.get(table)?.get(key.replaceAll('.', ''));
    const entry = component === undefined ? undefined : table.components[component];
    return component === undefined || entry === undefined
      ? undefined
      : { entry: neutralEntry(entry), library: { name: table.name, component } };
  };

  const known = new Map<string, LibraryHit | undefined>();
  function find(path: readonly string[], from: string | undefined): LibraryHit | undefined {
    const tag = `${from ?? ''} ${path.join('.')}`;
    if (!known.has(tag)) known.set(tag, look(path, from));
    return known.get(tag);
  }

  function look(path: readonly string[], from: string | undefined): LibraryHit | undefined {
    const names = path.map(pascal);
    if (from === undefined) {
      const key = names.join('.');
      for (const table of globals) {
        const found = key.startsWith(table.globalPrefix ?? '') ? hit(table, key) : undefined;
        if (found !== undefined) return found;
      }
      return undefined;
    }
    // A package is looked up as written, then without its last sub-path, and so on: `@mui/material/TextField`.
    let name = from.replace(/\.js$/, '');
    while (name !== '' && !byPackage.has(name)) {
      const slash = name.lastIndexOf('/');
      name = slash === -1 ? '' : name.slice(0, slash);
    }
    const rest = from.slice(name.length + 1);
    const subPath = rest === '' ? [] : [pascal(rest.split('/').at(-1) ?? '')];
    const keys = [
      names.join('.'),
      // `import * as Dialog from` gives the local name first, a default import of a sub-path any name.
      ...(names.length > 1 ? [names.slice(1).join('.')] : []),
      ...(subPath.length > 0 ? [[...subPath, ...names.slice(1)].join('.')] : []),
    ];
    for (const { table, prefix } of byPackage.get(name) ?? []) {
      for (const key of keys) {
        const found = hit(table, prefix + key) ?? hit(table, withoutFamily(prefix, key));
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }
  return { find, openers: new Set(globals.flatMap(({ openers = [] }) => openers.map(directiveName))) };
}

function directiveName(written: string): string {
  return directiveOf(neutralProp(written))?.name ?? written;
}
