import type { Module } from './lexical-scope.js';

/** Matches a component's file in a folder of components, with its folders and its name. */
const componentFile = /(?:^|\/)components\/((?:[\w-]+\/)*)([\w-]+?)(?:\.(?:client|server|global))?\.\w+$/;

/** Matches a file whose exports Nuxt and unplugin-auto-import give to every file: `composables/useCart.ts`. */
const sharedFile = /(?:^|\/)(?:composables|hooks|utils|apis?|services|stores?)\/[\w.-]+\.(?:ts|js|mjs)$/;

/**
 * Returns the names by which a template may use a component of a file without an import (nuxt.com/docs, directory
 * `components`): `TasksCard` for `components/tasks/Card.vue`, and `LazyTasksCard`, which loads later. A word of the folder
 * that begins the name of the file counts once. Empty for other files.
 */
export function folderNames(file: string): string[] {
  const [, folders = '', base = ''] = componentFile.exec(file) ?? [];
  const path = folders.split('/').filter((part) => part !== '');
  if (base === '' || (path.length === 0 && base === 'index')) return [];
  const own = base === 'index' ? [] : wordsOf(base);
  const around = path.flatMap(wordsOf);
  const shared = around.findIndex((_, at) => own.slice(0, around.length - at).join() === around.slice(at).join());
  const name = [...(shared === -1 ? around : around.slice(0, shared)), ...own].join('');
  return [name, `Lazy${name}`];
}

/** Returns the words of a name, each with a capital: `Main`, `Navigation` of `main-navigation`. */
const wordsOf = (name: string): string[] =>
  name
    .split(/[-_]|(?<=[a-z\d])(?=[A-Z])/)
    .filter((word) => word !== '')
    .map((word) => word[0]!.toUpperCase() + word.slice(1));

/**
 * Returns the modules whose exports other files may use without an import, by the names of the exports. A name of two modules
 * is left out.
 */
export function namesWithoutImport(modules: Iterable<Module>): Map<string, Module> {
  const found = new Map<string, Module | null>();
  for (const module of modules) {
    if (!sharedFile.test(module.facts.file)) continue;
    for (const { exported } of module.facts.exports)
      if (exported !== 'default' && exported !== '*') found.set(exported, found.has(exported) ? null : module);
  }
  return new Map([...found].flatMap(([name, module]) => (module === null ? [] : [[name, module] as const])));
}
