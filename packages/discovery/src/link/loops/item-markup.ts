import type { Linker } from '../model/linker.js';
import type { ResolvedValue, OutsideCall } from '../model/resolved-value.js';

/**
 * Table libraries are given columns with `cell` and `header` and give back rows whose items have them again
 * (`flexRender(cell.column.columnDef.cell, …)`, `cell.render('Cell')`): what a member of a loop's item shows is looked for
 * under its name in what the call that the loop's list comes from was given.
 */
export function itemMarkup(linker: Linker, { call }: Extract<ResolvedValue, { kind: 'result' }>): ResolvedValue[] {
  for (const argument of call.value.args) {
    const resolved = linker.evaluate(argument, call.scope);
    const key = resolved.kind === 'item' ? resolved.path.at(-1) : undefined;
    if (resolved.kind === 'item' && key !== undefined) return givenAs(linker, resolved, key);
  }
  const [first] = call.value.args;
  const isRender = call.on?.kind === 'item' && call.callee.at(-1) === 'render';
  if (!isRender || first?.kind !== 'literal' || call.on === undefined) return [];
  return givenAs(linker, call.on, String(first.value));
}

function givenAs(linker: Linker, item: ResolvedValue, key: string): ResolvedValue[] {
  const source = sourceCall(linker, item, 0);
  const found: ResolvedValue[] = [];
  for (const argument of source?.value.args ?? []) {
    if (source !== null) search(linker, linker.evaluate(argument, source.scope), key, found, 0);
  }
  return found;
}

/** The call that a loop's list comes from in the end. */
function sourceCall(linker: Linker, resolved: ResolvedValue | undefined, depth: number): OutsideCall | null {
  if (resolved === undefined || depth > 8) return null;
  if (resolved.kind === 'item') return sourceCall(linker, linker.loopSources.get(resolved.loop), depth + 1);
  if (resolved.kind !== 'result') return null;
  return resolved.call.on === undefined ? resolved.call : sourceCall(linker, resolved.call.on, depth + 1);
}

function search(linker: Linker, resolved: ResolvedValue, key: string, found: ResolvedValue[], depth: number): void {
  if (depth > 5) return;
  if (resolved.kind === 'list') {
    for (const item of resolved.items) search(linker, linker.force(item), key, found, depth + 1);
  }
  if (resolved.kind !== 'value' || resolved.value.kind !== 'object') return;
  for (const entry of resolved.value.entries) {
    const member = linker.evaluate(entry.value, resolved.scope);
    if (entry.key !== key) search(linker, member, key, found, depth + 1);
    else if (isShown(member)) found.push(member);
  }
}

function isShown(resolved: ResolvedValue): boolean {
  if (resolved.kind === 'component') return true;
  if (resolved.kind !== 'value') return false;
  const { value } = resolved;
  return (
    value.kind === 'markup' || value.kind === 'literal' || (value.kind === 'function' && value.returns !== undefined)
  );
}
