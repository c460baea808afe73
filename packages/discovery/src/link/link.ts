import type { ComponentFacts, FileFacts, TemplateNode, Value } from '../extract/facts/facts.js';
import { appModules } from './evaluate/app-modules.js';
import { createLinker } from './create-linker.js';
import { componentScope, providedContexts } from './components/inline-component.js';
import type { LinkedApp, LinkedNode, LinkedRoot, Resolver } from './model/linked.js';
import type { Linker } from './model/linker.js';
import { messagesOf } from './messages/message-lookup.js';
import { emptyGiven, type Module, type Owner, type RenderSite } from './model/resolved-value.js';
import { renderPending } from './handlers/detached-nodes.js';
import { unplacedInConstant, unplacedNodes } from './components/unplaced-nodes.js';
import { usedComponents } from './components/used-components.js';

/**
 * Joins the facts of an app's files: one tree for each root, the app's own components inlined. Roots are HTML pages,
 * markup that is rendered at a module's top level, and components that nothing else was seen to use; what no root leads
 * to is a root itself, so that nothing is lost; of other packages of a workspace (`../…`) only what the app uses is its
 * own. The order of the files does not matter.
 */
export function link(files: readonly FileFacts[], resolve: Resolver): LinkedApp {
  const sorted = files.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const modules = appModules(sorted);
  const linker = createLinker(modules, resolve);
  const used = usedComponents(linker, modules);
  const roots: LinkedRoot[] = [];
  const own = [...modules.values()].filter(({ facts }) => !facts.file.startsWith('../'));
  const every = own.flatMap((module) => module.facts.components.map((component) => ({ module, component })));
  for (const { module, component } of every) {
    if (!used.has(component)) roots.push(...rootOf(linker, component, module));
  }
  for (const module of own) {
    if (module.facts.conventions.holds !== 'data') roots.push(...constantRoots(linker, module));
  }
  for (
    let left = every.filter(({ component }) => !linker.reached.has(component));
    left.length > 0;
    left = left.filter(({ component }) => !linker.reached.has(component))
  ) {
    // What another that is left uses is reached through it; only where they use each other any is as good as the first.
    const unreached = new Set(left.map(({ component }) => component));
    const outer = left.filter(({ component }) => ![...(used.get(component) ?? [])].some((by) => isIn(unreached, by)));
    for (const { module, component } of outer.length > 0 ? outer : left.slice(0, 1))
      roots.push(...rootOf(linker, component, module));
  }
  const problems = sorted.flatMap((facts) => facts.problems);
  return { frameworks: frameworksOf(sorted), roots, messages: messagesOf(linker), problems };
}

const isIn = (components: ReadonlySet<ComponentFacts>, by: ComponentFacts | null): boolean =>
  by !== null && components.has(by);

/** HTML counts where a page says something itself; the entry page of a bundled app is only a site to mount it. */
function frameworksOf(files: readonly FileFacts[]): string[] {
  const found = files
    .filter(({ conventions, components }) =>
      components.some(({ root }) => conventions.holds !== 'pages' || root.some(saysSomething)),
    )
    .map(({ framework }) => framework);
  return [...new Set(found)].toSorted();
}

const unseen = new Set(['head', 'title', 'script', 'style', 'noscript', 'template']);

function saysSomething(node: TemplateNode): boolean {
  if (node.kind === 'text') return node.value.kind !== 'literal' || String(node.value.value).trim() !== '';
  if (node.kind !== 'element') return true;
  return !(node.tag.kind === 'host' && unseen.has(node.tag.name)) && node.children.some(saysSomething);
}

function startSite(): RenderSite {
  return { contexts: null, depth: 0, detached: null, pending: [] };
}

function rootOf(linker: Linker, component: ComponentFacts, module: Module): LinkedRoot[] {
  linker.reached.add(component);
  if (component.root.length === 0) return [];
  const owner: Owner = {
    instance: linker.nextInstance() ?? 0,
    sites: [],
    given: emptyGiven(true),
    stack: [component],
    hooks: new Map(),
    results: new Set(),
    size: 0,
  };
  const site = startSite();
  const scope = componentScope(linker, component, module, owner, site);
  const contexts = providedContexts(linker, component, scope, site);
  const nodes = linker.nodes(component.root, scope, { ...site, contexts });
  nodes.push(...unplacedNodes(linker, scope, component.at, site), ...renderPending(linker, component.at, site));
  return present(component.name, module, component.at, nodes);
}

/** Markup of a module's constants and functions that no component placed. */
function constantRoots(linker: Linker, module: Module): LinkedRoot[] {
  return Object.entries(module.facts.constants).flatMap(([name, value]) => {
    const unplaced = unplacedInConstant(linker, value, module.scope);
    const site = startSite();
    const nodes = unplaced.flatMap(({ resolved, at }) => linker.shown(resolved, at, site));
    return present(name, module, value.at, [...nodes, ...renderPending(linker, value.at, site)]);
  });
}

function present(component: string, module: Module, at: Value['at'], nodes: LinkedNode[]): LinkedRoot[] {
  return nodes.length === 0 ? [] : [{ component, file: module.facts.file, at, nodes }];
}
