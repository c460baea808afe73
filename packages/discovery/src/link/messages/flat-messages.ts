import { force, type Evaluator } from '../model/evaluator.js';
import type { ResolvedValue } from '../model/resolved-value.js';

/** Objects in objects deeper than this are no messages. */
const MAX_DEPTH = 12;

/**
 * The texts that an object holds, by their paths with dots; what is spread into it counts, and what a call makes of an
 * object (`defineMessages({ … })`, `merge(a, b)`) is taken to be that object. A part of a text that is only known at run
 * time stands as the placeholder `{?}`.
 */
export function flatMessages(evaluator: Evaluator, resolved: ResolvedValue): Map<string, string> {
  const messages = new Map<string, string>();
  collect(evaluator, resolved, '', messages, 0);
  return messages;
}

function collect(
  evaluator: Evaluator,
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
      else if (value.kind === 'template') into.set(path, textOf(evaluator, resolved));
      else if (value.kind === 'object') {
        for (const spread of value.spreads)
          collect(evaluator, evaluator.evaluate(spread, scope), path, into, depth + 1);
        for (const entry of value.entries) {
          collect(evaluator, evaluator.evaluate(entry.value, scope), below(entry.key), into, depth + 1);
        }
      }
      return;
    }
    case 'list':
      for (const [at, item] of resolved.items.entries()) {
        collect(evaluator, force(evaluator, item), below(String(at)), into, depth + 1);
      }
      return;
    case 'either': {
      const [first] = resolved.options;
      if (first !== undefined) collect(evaluator, first, path, into, depth + 1);
      return;
    }
    case 'namespace':
      for (const { exported } of resolved.module.facts.exports) {
        if (exported === '*' || exported === '') continue;
        const found = evaluator.member(resolved, exported);
        collect(evaluator, found, exported === 'default' ? path : below(exported), into, depth + 1);
      }
      return;
    case 'result':
      if (resolved.path.length > 0) return;
      for (const argument of resolved.call.value.args) {
        const given = evaluator.evaluate(argument, resolved.call.scope);
        if (given.kind !== 'value' || given.value.kind === 'object') collect(evaluator, given, path, into, depth + 1);
      }
      return;
    default:
      return;
  }
}

function textOf(evaluator: Evaluator, { value, scope }: Extract<ResolvedValue, { kind: 'value' }>): string {
  if (value.kind !== 'template') return '';
  return value.parts
    .map((part) => {
      const known = evaluator.evaluate(part, scope);
      return known.kind === 'value' && known.value.kind === 'literal' ? String(known.value.value) : '{?}';
    })
    .join('');
}
