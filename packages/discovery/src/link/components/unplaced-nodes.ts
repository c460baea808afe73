import type { Value } from '../../extract/facts/facts.js';
import { renderDetached } from '../handlers/detached-nodes.js';
import { force, type Evaluator } from '../model/evaluator.js';
import { hasMarkup } from '../model/has-markup.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { LinkedNode } from '../model/linked.js';
import type { PassedProps } from '../model/passed-props.js';
import type { DetachedMarkup, RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { OutsideCall, ResolvedValue, WrittenValue } from '../model/resolved-value.js';

/** The depth to which values in values are searched. */
const MAX_DEPTH = 8;

/**
 * Renders the markup of an instance that its template does not render: in passed props as it is, in its locals and in
 * calls under an unknown test. So no markup of the source is lost, except if a known prop rules it out.
 */
export function unplacedNodes(
  renderer: Renderer,
  scope: LexicalScope,
  at: Value['at'],
  site: RenderSite,
): LinkedNode[] {
  if (site.detached !== null) return [];
  const { passed, results } = scope.owner;
  const found: DetachedMarkup[] = [];
  for (const [name, value] of Object.entries(scope.locals)) {
    if (scope.asked.has(name) || !hasMarkup(value)) continue;
    collect(renderer, renderer.evaluate(value, scope), value.at, { found, depth: 0 });
  }
  for (const call of results) collectCall(renderer, call, { found, depth: 0 });
  return [...passedNodes(renderer, passed, site), ...renderDetached(renderer, found, at, site)];
}

function passedNodes(renderer: Renderer, passed: PassedProps, site: RenderSite): LinkedNode[] {
  const found: DetachedMarkup[] = [];
  for (const { value, at } of passed.props.values()) {
    if (value.kind === 'deferred' && !hasMarkup(value.value) && value.value.kind !== 'reference') continue;
    const resolved = force(renderer, value);
    if (resolved.kind === 'value' || resolved.kind === 'either') collect(renderer, resolved, at, { found, depth: 0 });
  }
  return found.flatMap(({ resolved, at }) => renderer.renderValue(resolved, at, site));
}

/** Returns the markup inside a module's constant that no component rendered. */
export function unplacedInConstant(evaluator: Evaluator, value: Value, scope: LexicalScope): DetachedMarkup[] {
  const found: DetachedMarkup[] = [];
  if (hasMarkup(value)) collect(evaluator, evaluator.evaluate(value, scope), value.at, { found, depth: 0 });
  return found;
}

interface Search {
  found: DetachedMarkup[];
  depth: number;
}

const inside = ({ found, depth }: Search): Search => ({ found, depth: depth + 1 });

function collect(evaluator: Evaluator, resolved: ResolvedValue, at: Value['at'], search: Search): void {
  if (search.depth > MAX_DEPTH) return;
  switch (resolved.kind) {
    case 'value':
      collectWritten(evaluator, resolved, search);
      return;
    case 'list':
      for (const item of resolved.items) {
        if (item.kind === 'deferred' && !hasMarkup(item.value)) continue;
        collect(evaluator, force(evaluator, item), at, inside(search));
      }
      return;
    case 'either':
      for (const option of resolved.options) collect(evaluator, option, at, inside(search));
      return;
    case 'result':
      if (resolved.path.length === 0) collectCall(evaluator, resolved.call, search);
      return;
    default:
      return;
  }
}

function collectCall(evaluator: Evaluator, call: OutsideCall, search: Search): void {
  for (const argument of call.value.args) {
    if (!hasMarkup(argument)) continue;
    collect(evaluator, evaluator.evaluate(argument, call.scope), argument.at, inside(search));
  }
  if (call.on?.kind === 'result') collect(evaluator, call.on, call.value.at, inside(search));
}

function collectWritten(evaluator: Evaluator, resolved: WrittenValue, search: Search): void {
  const { value, scope } = resolved;
  if (scope.rendered.has(value)) return;
  switch (value.kind) {
    case 'markup':
      search.found.push({ resolved, at: value.at });
      return;
    case 'function':
      if (value.returns !== undefined) search.found.push({ resolved, at: value.at });
      else if (value.result !== undefined && hasMarkup(value.result)) {
        const result = evaluator.call({ fn: value, closure: scope, args: [], caller: scope });
        collect(evaluator, result, value.at, inside(search));
      }
      return;
    case 'object':
      for (const part of [...value.entries.map((entry) => entry.value), ...value.spreads]) {
        if (hasMarkup(part)) collect(evaluator, evaluator.evaluate(part, scope), part.at, inside(search));
      }
      return;
    default:
      return;
  }
}
