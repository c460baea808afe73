import type { ComponentFacts, FileFacts } from '../../extract/facts/facts.js';
import type { Resolver } from './linked.js';
import { moduleOf, type Module } from './lexical-scope.js';
import { folderNames, namesWithoutImport } from './names-without-import.js';
import type { ComponentValue } from './resolved-value.js';

/** The app's files and the ways from one to another. Fixed once made. */
export interface AppIndex {
  /** A module for each file, by path. */
  readonly modules: ReadonlyMap<string, Module>;
  /** Components that may be registered for the whole app, by name. */
  readonly globalComponents: ReadonlyMap<string, ComponentValue>;
  /** Modules whose exports any file may use without an import, by the names of the exports. */
  readonly namesWithoutImport: ReadonlyMap<string, Module>;
  /** Returns the file of the app that an import resolves to, or null for an outside package. Remembers its results. */
  resolve(from: string, specifier: string): string | null;
}

export function indexApp(files: readonly FileFacts[], resolver: Resolver): AppIndex {
  const modules = new Map(files.map((facts) => [facts.file, moduleOf(facts)]));
  const isVue = [...modules.values()].some(({ facts }) => facts.conventions.globalComponents === true);
  return {
    modules,
    globalComponents: globalComponents(modules),
    namesWithoutImport: isVue ? namesWithoutImport(modules.values()) : new Map(),
    resolve: remembering(resolver),
  };
}

function remembering(resolver: Resolver): Resolver {
  const answers = new Map<string, string | null>();
  return (from, specifier) => {
    const key = `${from}\n${specifier}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const found = resolver(from, specifier);
    answers.set(key, found);
    return found;
  };
}

/** Components by the name of their file, also with its folders, if only one component has that name. */
function globalComponents(modules: ReadonlyMap<string, Module>): Map<string, ComponentValue> {
  const found = new Map<string, { component: ComponentFacts; module: Module }[]>();
  for (const module of modules.values()) {
    if (module.facts.conventions.globalComponents !== true) continue;
    for (const component of module.facts.components) {
      for (const name of new Set([component.name, ...folderNames(module.facts.file)]))
        found.set(name, [...(found.get(name) ?? []), { component, module }]);
    }
  }
  const single = new Map<string, ComponentValue>();
  for (const [name, [only, ...others]] of found) {
    if (only !== undefined && others.length === 0) single.set(name, { kind: 'component', ...only });
  }
  return single;
}
