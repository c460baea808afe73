import type { Linker } from '../model/linker.js';
import type { Meaning, OutsideCall } from '../model/resolved-value.js';

/**
 * Table libraries are given columns with `cell` and `header` and give back rows whose items have them again
 * (`flexRender(cell.column.columnDef.cell, …)`, `cell.render('Cell')`): what a member of a loop's item shows is looked for
 * under its name in what the call that the loop's list comes from was given.
 */
export function itemMarkup(linker: Linker, { call }: Extract<Meaning, { kind: 'result' }>): Meaning[] {
  for (const argument of call.value.args) {
    const meaning = linker.reduce(argument, call.scope);
    const key = meaning.kind === 'item' ? meaning.path.at(-1) : undefined;
    if (meaning.kind === 'item' && key !== undefined) return givenAs(linker, meaning, key);
  }
  const [first] = call.value.args;
  const isRender = call.on?.kind === 'item' && call.callee.at(-1) === 'render';
  if (!isRender || first?.kind !== 'literal' || call.on === undefined) return [];
  return givenAs(linker, call.on, String(first.value));
}

function givenAs(linker: Linker, item: Meaning, key: string): Meaning[] {
  const source = sourceCall(linker, item, 0);
  const found: Meaning[] = [];
  for (const argument of source?.value.args ?? []) {
    if (source !== null) search(linker, linker.reduce(argument, source.scope), key, found, 0);
  }
  return found;
}

/** The call that a loop's list comes from in the end. */
function sourceCall(linker: Linker, meaning: Meaning | undefined, depth: number): OutsideCall | null {
  if (meaning === undefined || depth > 8) return null;
  if (meaning.kind === 'item') return sourceCall(linker, linker.loopSources.get(meaning.loop), depth + 1);
  if (meaning.kind !== 'result') return null;
  return meaning.call.on === undefined ? meaning.call : sourceCall(linker, meaning.call.on, depth + 1);
}

function search(linker: Linker, meaning: Meaning, key: string, found: Meaning[], depth: number): void {
  if (depth > 5) return;
  if (meaning.kind === 'list') {
    for (const item of meaning.items) search(linker, linker.force(item), key, found, depth + 1);
  }
  if (meaning.kind !== 'value' || meaning.value.kind !== 'object') return;
  for (const entry of meaning.value.entries) {
    const member = linker.reduce(entry.value, meaning.scope);
    if (entry.key !== key) search(linker, member, key, found, depth + 1);
    else if (isShown(member)) found.push(member);
  }
}

function isShown(meaning: Meaning): boolean {
  if (meaning.kind === 'component') return true;
  if (meaning.kind !== 'value') return false;
  const { value } = meaning;
  return (
    value.kind === 'markup' || value.kind === 'literal' || (value.kind === 'function' && value.returns !== undefined)
  );
}
