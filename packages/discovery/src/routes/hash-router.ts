import type { FileFacts, TemplateNode, Value } from '../extract/facts/facts.js';
import { entryOf } from './entry-of.js';
import type { FactNode } from './nodes-of.js';

/** Routers that keep the route in the hash: React Router's, Vue Router's, TanStack's. */
const hashed = /^(?:createHashRouter|createWebHashHistory|createHashHistory|HashRouter)$/;

/** Decides whether a node makes a router that keeps the route in the hash. */
export function isHashRouter(node: FactNode, file: FileFacts): boolean {
  return isHashCall(node) || isHashByDefault(node, file);
}

function isHashCall(node: FactNode): boolean {
  if (node.kind === 'call') return hashed.test((node as Extract<Value, { kind: 'call' }>).callee.at(-1) ?? '');
  if (node.kind !== 'element') return false;
  const { tag } = node as Extract<TemplateNode, { kind: 'element' }>;
  return tag.kind === 'component' && hashed.test(tag.path.at(-1) ?? '');
}

/**
 * Recognises `new VueRouter({ routes })` of Vue Router 3, the last one with a default export. Its default mode is the
 * hash.
 */
function isHashByDefault(node: FactNode, { imports }: FileFacts): boolean {
  if (node.kind !== 'call') return false;
  const { callee, args } = node as Extract<Value, { kind: 'call' }>;
  const [options] = args;
  const isRouter = imports.some(
    ({ local, imported, from }) => from === 'vue-router' && imported === 'default' && callee.join('.') === local,
  );
  if (!isRouter || options?.kind !== 'object' || entryOf(options, 'routes') === undefined) return false;
  const mode = entryOf(options, 'mode');
  return mode === undefined || (mode.kind === 'literal' && mode.value === 'hash');
}
