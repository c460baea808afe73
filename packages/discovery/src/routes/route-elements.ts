import type { Prop, TemplateNode, Value } from '../extract/facts/facts.js';
import { nodesOf, type FactNode } from './nodes-of.js';
import { placedTags } from './placed-tags.js';
import type { RouteForm, RouteReading } from './route-form.js';
import { joinRoute } from './route-path.js';
import { componentKeys } from './route-source.js';
import type { Routed } from './routed.js';

type ElementNode = Extract<TemplateNode, { kind: 'element' }>;

/** Routes as elements, of React Router and Wouter: `<Route path="/orders" element={<Orders/>} />`. */
export const routeElements: RouteForm = {
  name: 'route element',
  routes: (node, reading) => (isRouteElement(node) ? elementRoutes(node, '', reading) : null),
};

function isRouteElement(node: FactNode): node is ElementNode {
  if (node.kind !== 'element') return false;
  const { tag } = node as ElementNode;
  return tag.kind === 'component' && tag.path.at(-1) === 'Route';
}

function elementRoutes(node: ElementNode, parent: string, reading: RouteReading): Routed[] {
  const { source, file } = reading;
  const written = propOf(node.props, 'path');
  const own = source.text(written, file);
  const path = own === null ? parent : joinRoute(parent, own.replace(/\/\*$/, ''));
  const around = childrenOf(node, path, reading);
  const shown = componentKeys.map((name) => propOf(node.props, name));
  const given = [shown, around.length === 0 ? node.children : []];
  const isPage = own !== null || propOf(node.props, 'index') !== undefined;
  const isOpen = own !== null && own.endsWith('/*') && around.length === 0 ? { isOpen: true as const } : {};
  const placed = placedTags(own === null && written !== undefined, given, around);
  return [{ path, isPage, ...isOpen, files: source.filesIn(given, file), ...placed, around }, ...around];
}

function childrenOf({ children }: ElementNode, parent: string, reading: RouteReading): Routed[] {
  return [...nodesOf(children)].filter(isRouteElement).flatMap((child) => {
    if (reading.inner.has(child)) return [];
    const routes = elementRoutes(child, parent, reading);
    reading.inner.add(child);
    return routes;
  });
}

function propOf(props: readonly Prop[], name: string): Value | undefined {
  return props.find((each) => each.name === name)?.value;
}
