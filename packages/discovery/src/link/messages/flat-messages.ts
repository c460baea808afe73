import type { Linker } from '../model/linker.js';
import type { ResolvedValue } from '../model/resolved-value.js';

/** Objects in objects deeper than this are no messages. */
const MAX_DEPTH = 12;

/**
 * The texts that an object holds, by their paths with dots; what is spread into it counts, and what a call makes of an
 * object (`defineMessages({ … })`, `merge(a, b)`) is taken to be that object. A part of a text that is only known at run
 * time stands as the placeholder `{?}`.
 */
export function flatMessages(linker: Linker, resolved: ResolvedValue): Map<string, string> {
  const messages = new Map<string, string>();
  collect(linker, resolved, '', messages, 0);
  return messages;
}

function collect(
  linker: Linker,
  resolved: ResolvedValue,
  path: string,
  into: Map<string, string>,
  depth: number,
): void {
  if (depth > MAX_DEPTH) return;
  const below = (key: string): string => (path === '' ? key : `${path}.${key}`);
  switch (resolved.kind) {
    case 'value': {
      const { value, scope } = resolved;
      if (value.kind === 'literal' && typeof value.value === 'string') into.set(path, value.value);
      else if (value.kind === 'template') into.set(path, textOf(linker, resolved));
      else if (value.kind === 'object') {
        for (const spread of value.spreads) collect(linker, linker.evaluate(spread, scope), path, into, depth + 1);
        for (const entry of value.entries) {
          collect(linker, linker.evaluate(entry.value, scope), below(entry.key), into, depth + 1);
        }
      }
      return;
    }
    case 'list':
      for (const [at, item] of resolved.items.entries()) {
        collect(linker, linker.force(item), below(String(at)), into, depth + 1);
      }
      return;
    case 'either': {
      const [first] = resolved.options;
      if (first !== undefined) collect(linker, first, path, into, depth + 1);
      return;
    }
    case 'namespace':
      for (const { exported } of resolved.module.facts.exports) {
        if (exported === '*' || exported === '') continue;
        const found = linker.member(resolved, exported);
        collect(linker, found, exported === 'default' ? path : below(exported), into, depth + 1);
      }
      return;
    case 'result':
      if (resolved.path.length > 0) return;
      for (const argument of resolved.call.value.args) {
        const given = linker.evaluate(argument, resolved.call.scope);
        if (given.kind !== 'value' || given.value.kind === 'object') collect(linker, given, path, into, depth + 1);
      }
      return;
    default:
      return;
  }
}

function textOf(linker: Linker, { value, scope }: Extract<ResolvedValue, { kind: 'value' }>): string {
  if (value.kind !== 'template') return '';
  return value.parts
    .map((part) => {
      const known = linker.evaluate(part, scope);
      return known.kind === 'value' && known.value.kind === 'literal' ? String(known.value.value) : '{?}';
    })
    .join('');
}
