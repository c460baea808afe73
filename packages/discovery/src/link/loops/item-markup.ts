import { force, type Evaluator } from '../model/evaluator.js';
import type { OutsideCall, ResolvedValue, ResultValue } from '../model/resolved-value.js';

/** The longest chain of loops and calls from an item to the call that its list comes from. */
const MAX_CHAIN = 8;
/** The depth to which columns in columns are searched. */
const MAX_DEPTH = 5;

/**
 * Returns the markup that a table library renders for a column. The app passes columns with `cell` and `header`, and
 * the library returns rows whose items have them again (`flexRender(cell.column.columnDef.cell, …)`,
 * `cell.render('Cell')`). So a member of a loop's item is searched by name. The arguments of the call that makes the
 * list contain it.
 */
export function itemMarkup(evaluator: Evaluator, { call }: ResultValue): ResolvedValue[] {
  for (const argument of call.value.args) {
    const resolved = evaluator.evaluate(argument, call.scope);
    const key = resolved.kind === 'item' ? resolved.path.at(-1) : undefined;
    if (resolved.kind === 'item' && key !== undefined) return passedAs(evaluator, resolved, key);
  }
  const [first] = call.value.args;
  const isRender = call.on?.kind === 'item' && call.callee.at(-1) === 'render';
  if (!isRender || first?.kind !== 'literal' || call.on === undefined) return [];
  return passedAs(evaluator, call.on, String(first.value));
}

function passedAs(evaluator: Evaluator, item: ResolvedValue, key: string): ResolvedValue[] {
  const source = sourceCall(evaluator, item, 0);
  const found: ResolvedValue[] = [];
  for (const argument of source?.value.args ?? []) {
    if (source !== null) search(evaluator, evaluator.evaluate(argument, source.scope), { key, found, depth: 0 });
  }
  return found;
}

/** Returns the first call in the chain that a loop's list comes from. */
function sourceCall(evaluator: Evaluator, resolved: ResolvedValue | undefined, depth: number): OutsideCall | null {
  if (resolved === undefined || depth > MAX_CHAIN) return null;
  if (resolved.kind === 'item') {
    return sourceCall(evaluator, evaluator.memory.loops.sources.get(resolved.loop), depth + 1);
  }
  if (resolved.kind !== 'result') return null;
  return resolved.call.on === undefined ? resolved.call : sourceCall(evaluator, resolved.call.on, depth + 1);
}

interface Search {
  key: string;
  found: ResolvedValue[];
  depth: number;
}

function search(evaluator: Evaluator, resolved: ResolvedValue, one: Search): void {
  const { key, found, depth } = one;
  if (depth > MAX_DEPTH) return;
  const inside: Search = { ...one, depth: depth + 1 };
  if (resolved.kind === 'list') {
    for (const item of resolved.items) search(evaluator, force(evaluator, item), inside);
  }
  if (resolved.kind !== 'value' || resolved.value.kind !== 'object') return;
  for (const entry of resolved.value.entries) {
    const member = evaluator.evaluate(entry.value, resolved.scope);
    if (entry.key !== key) search(evaluator, member, inside);
    else if (canRender(member)) {
      found.push(member);
      evaluator.memory.components.inCells.add(entry.value.at);
    }
  }
}

function canRender(resolved: ResolvedValue): boolean {
  if (resolved.kind === 'component') return true;
  if (resolved.kind !== 'value') return false;
  const { value } = resolved;
  const isFunction = value.kind === 'function' && value.returns !== undefined;
  return value.kind === 'markup' || value.kind === 'literal' || isFunction;
}
