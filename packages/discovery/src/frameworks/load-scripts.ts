import type { ImportFacts } from '../extract/facts/facts.js';
import type { LoadedScript } from '../extract/html/scripts/loaded-script.js';
import { isWholeDocument } from '../extract/html/page/page-tree.js';
import { importsOf } from '../extract/react/module/module-imports.js';
import { parseScript } from '../extract/script/parse-script.js';
import type { Loader, TextFile } from './framework.js';

/** The most modules of one page. A larger app has a framework. */
const mostModules = 60;

const isScript = (path: string): boolean => /\.[cm]?[jt]s$/.test(path);

/** Matches files with templates of a framework, and packages that draw a page by components of their own. */
const components = /\.(?:vue|svelte|astro|[jt]sx)$/;
const drawing = /^(?:react|react-dom|vue|preact|svelte|solid-js|lit|lit-element|lit-html|@angular)(?:\/|$)/;

/** The scripts of a page. */
export interface PageScripts {
  /** The scripts, the modules that a script imports before it. */
  loaded: LoadedScript[];
  /** The paths of the modules that the page's own scripts import, by specifier. */
  loads: Map<string, string>;
}

/**
 * Loads the scripts of a page, and the modules that they import. The modules of an app with a framework are left out: its
 * components are read by themselves.
 */
export function loadScripts(page: { path: string; imports: readonly ImportFacts[] }, load: Loader): PageScripts {
  const named = page.imports.filter(({ local }) => local === '');
  const direct = named.flatMap(({ from }) => load(page.path, from) ?? []).filter(({ path }) => isScript(path));
  const graph = new ModuleGraph(load);
  for (const script of direct) graph.add(script);
  const loads = graph.follow(page.path, [
    ...new Set(page.imports.filter(({ local }) => local !== '').map(({ from }) => from)),
  ]);
  return graph.isPlain ? { loaded: graph.scripts, loads } : { loaded: direct, loads: new Map() };
}

/** The usual places of a bundle's first module, from a page without scripts: webpack and its kind write the tag. */
const entries = ['index', 'main', 'app', 'script'].flatMap((name) =>
  ['.', './src', '../src', './js'].flatMap((folder) => ['js', 'ts'].map((end) => `${folder}/${name}.${end}`)),
);

/**
 * Loads the modules that a bundler puts into a whole page without a script of its own. The first module is beside the page
 * or in `src`, imports others, and draws into the page. Anything else, such as a server's script, is no part of the page.
 */
export function bundledScripts({ path, text }: TextFile, load: Loader): PageScripts {
  const none = { loaded: [], loads: new Map<string, string>() };
  if (!isWholeDocument(text)) return none;
  for (const entry of entries) {
    const file = load(path, entry);
    if (file === undefined || !isModule(file.text)) continue;
    const graph = new ModuleGraph(load);
    graph.add(file);
    return graph.isPlain && graph.scripts.some(({ text: code }) => drawsItself.test(code))
      ? { ...none, loaded: graph.scripts }
      : none;
  }
  return none;
}

const drawsItself = /\bdocument\s*\.\s*(?:createElement|querySelector|getElement)/;

class ModuleGraph {
  readonly #load: Loader;
  readonly #seen = new Set<string>();
  readonly scripts: LoadedScript[] = [];
  /** False once a module belongs to a framework, or there are too many modules. */
  isPlain = true;

  constructor(load: Loader) {
    this.#load = load;
  }

  /** Adds a script behind the modules that it imports. */
  add({ path, text }: TextFile): void {
    if (this.#seen.has(path) || !this.isPlain) return;
    this.#seen.add(path);
    if (this.#seen.size > mostModules) this.isPlain = false;
    const specifiers = importedBy(path, text);
    const loads = specifiers.length === 0 ? undefined : this.follow(path, specifiers);
    this.scripts.push({ path, text, ...(loads === undefined && !isModule(text) ? {} : { loads: loads ?? new Map() }) });
  }

  /** Adds the modules that a file imports, and returns their paths by specifier. */
  follow(path: string, specifiers: readonly string[]): Map<string, string> {
    const loads = new Map<string, string>();
    for (const specifier of specifiers) {
      const file = this.#load(path, specifier);
      if (drawing.test(specifier) || components.test(file?.path ?? specifier)) this.isPlain = false;
      if (file === undefined || !isScript(file.path)) continue;
      loads.set(specifier, file.path);
      this.add(file);
    }
    return loads;
  }
}

const isModule = (text: string): boolean => /^\s*(?:import|export)\b/m.test(text);

/** Returns the specifiers of the modules that a script imports or exports on. */
function importedBy(path: string, text: string): string[] {
  if (!isModule(text)) return [];
  const parsed = parseScript(text, { file: path, lang: /\.[cm]?ts$/.test(path) ? 'ts' : 'js' });
  if ('problem' in parsed) return [];
  const found = parsed.ast.program.body.flatMap((node) => {
    if (node.type === 'ImportDeclaration')
      return node.specifiers.length === 0 || importsOf(node).length > 0 ? [node.source.value] : [];
    const isOnward = node.type === 'ExportAllDeclaration' || node.type === 'ExportNamedDeclaration';
    return isOnward && node.source ? [node.source.value] : [];
  });
  return [...new Set(found)];
}
