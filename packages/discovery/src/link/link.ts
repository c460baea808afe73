import type { ComponentFacts, FileFacts, TemplateNode } from '../extract/facts/facts.js';
import { createRenderer } from './create-renderer.js';
import { constantRoots, rootOf, type OwnComponent } from './link-root.js';
import { messagesOf } from './messages/message-lookup.js';
import { indexApp } from './model/app-index.js';
import type { LinkedApp, LinkedRoot, Resolver } from './model/linked.js';
import type { Renderer } from './model/renderer.js';
import { usedComponents, type UsedComponents } from './used-components.js';

/**
 * Joins the facts of an app's files to one tree for each root, with the app's own components inlined. The order of the
 * files does not matter.
 *
 * Linking is two circles, one inside the other. The inner circle evaluates values: a call needs its callee's members,
 * and a member needs the value of an object. A value may be a call (model/evaluator.ts, link/known-calls,
 * link/evaluate). The outer circle renders: markup contains values, and values contain markup (model/renderer.ts,
 * link/handlers to link/nodes). Each circle is closed by one small interface, so the rooms import each other in one
 * direction only. The app's files (AppIndex), the limits left (LinkBudget) and the findings (LinkMemory) are three
 * separate types.
 */
export function link(files: readonly FileFacts[], resolve: Resolver): LinkedApp {
  const sorted = files.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const renderer = createRenderer(indexApp(sorted, resolve));
  // Calls of the app's own translator read the messages, so these are found first.
  const messages = messagesOf(renderer);
  const roots = rootsOf(renderer);
  const problems = sorted.flatMap((facts) => facts.problems);
  return { frameworks: frameworksOf(sorted), roots, messages, problems };
}

/**
 * Roots are HTML pages, components without a user, and markup of module-level constants that no component rendered. A
 * component that no root contains is a root too, so nothing is lost. Files of other packages of a workspace (`../…`) have
 * no roots.
 */
function rootsOf(renderer: Renderer): LinkedRoot[] {
  const used = usedComponents(renderer);
  const own = [...renderer.app.modules.values()].filter(({ facts }) => !facts.file.startsWith('../'));
  const every = own.flatMap((module) => module.facts.components.map((component) => ({ module, component })));
  const roots = every.filter(({ component }) => !used.has(component)).flatMap((one) => rootOf(renderer, one));
  for (const module of own) {
    if (module.facts.conventions.holds !== 'data') roots.push(...constantRoots(renderer, module));
  }
  return [...roots, ...unreachedRoots(renderer, every, used)];
}

/** Roots for components that no root contains. One that another of them uses is no root, unless all use each other. */
function unreachedRoots(renderer: Renderer, every: readonly OwnComponent[], used: UsedComponents): LinkedRoot[] {
  const { reached } = renderer.memory.components;
  const roots: LinkedRoot[] = [];
  let left = every.filter(({ component }) => !reached.has(component));
  while (left.length > 0) {
    const unreached = new Set(left.map(({ component }) => component));
    const outer = left.filter(({ component }) => ![...(used.get(component) ?? [])].some((by) => isIn(unreached, by)));
    for (const one of outer.length > 0 ? outer : left.slice(0, 1)) roots.push(...rootOf(renderer, one));
    left = left.filter(({ component }) => !reached.has(component));
  }
  return roots;
}

const isIn = (components: ReadonlySet<ComponentFacts>, by: ComponentFacts | null): boolean =>
  by !== null && components.has(by);

/**
 * Returns the frameworks of the app. HTML counts if a page has content: the entry page of a bundled app is only a
 * mount.
 */
function frameworksOf(files: readonly FileFacts[]): string[] {
  const found = files
    .filter(({ conventions, components }) =>
      components.some(({ root }) => conventions.holds !== 'pages' || root.some(hasContent)),
    )
    .map(({ framework }) => framework);
  return [...new Set(found)].toSorted();
}

const unseen = new Set(['head', 'title', 'script', 'style', 'noscript', 'template']);

function hasContent(node: TemplateNode): boolean {
  if (node.kind === 'text') return node.value.kind !== 'literal' || String(node.value.value).trim() !== '';
  if (node.kind !== 'element') return true;
  return !(node.tag.kind === 'host' && unseen.has(node.tag.name)) && node.children.some(hasContent);
}
