import type { ComponentFacts, Value } from '../extract/facts/facts.js';
import { componentScope, providedContexts } from './components/component-scope.js';
import { unplacedInConstant, unplacedNodes } from './components/unplaced-nodes.js';
import { followRefCalls } from './handlers/ref-calls.js';
import { renderPending } from './handlers/detached-nodes.js';
import { rootOwner, type Module } from './model/lexical-scope.js';
import { nextInstance } from './model/link-budget.js';
import type { LinkedNode, LinkedRoot } from './model/linked.js';
import { noProps } from './model/passed-props.js';
import { rootSite, type RenderSite } from './model/render-site.js';
import type { Renderer } from './model/renderer.js';

/** A component of the app with its module. */
export interface OwnComponent {
  component: ComponentFacts;
  module: Module;
}

/** Returns the tree of a component without a known use site; empty if its template is empty. */
export function rootOf(renderer: Renderer, { component, module }: OwnComponent): LinkedRoot[] {
  renderer.memory.components.reached.add(component);
  if (component.root.length === 0) return [];
  const owner = rootOwner(nextInstance(renderer.budget) ?? 0, noProps(true), [component]);
  const site = rootSite();
  const scope = componentScope(renderer, { component, module }, { owner, contexts: null, unrolled: 0 });
  const contexts = providedContexts(renderer, component, scope, null);
  const nodes = renderer.renderTemplate(component.root, scope, { ...site, contexts });
  nodes.push(...unplacedNodes(renderer, scope, component.at, site), ...renderRest(renderer, component.at, site));
  followRefCalls(renderer);
  return present(component.name, module, component.at, nodes);
}

/** Trees for the markup of a module's constants and functions that no component rendered. */
export function constantRoots(renderer: Renderer, module: Module): LinkedRoot[] {
  return Object.entries(module.facts.constants).flatMap(([name, value]) => {
    const unplaced = unplacedInConstant(renderer, value, module.scope);
    const site = rootSite();
    const nodes = unplaced.flatMap(({ resolved, at }) => renderer.renderValue(resolved, at, site));
    return present(name, module, value.at, [...nodes, ...renderRest(renderer, value.at, site)]);
  });
}

/** Renders the pending markup of a root, with the parts of columns that no row of the root renders. */
function renderRest(renderer: Renderer, at: Value['at'], site: RenderSite): LinkedNode[] {
  site.pending.push(...renderer.memory.components.ofColumns.splice(0));
  return renderPending(renderer, at, site);
}

function present(component: string, module: Module, at: Value['at'], nodes: LinkedNode[]): LinkedRoot[] {
  return nodes.length === 0 ? [] : [{ component, file: module.facts.file, at, nodes }];
}
