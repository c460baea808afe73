import { force, type Evaluator } from '../model/evaluator.js';
import type { NamespaceValue, ResolvedValue, ResultValue, WrittenValue } from '../model/resolved-value.js';

/** The depth to which objects in objects are searched for messages. */
const MAX_DEPTH = 12;

/**
 * Returns the texts inside an object, by their paths with dots. Spreads count, and the result of a call with an object
 * (`defineMessages({ … })`, `merge(a, b)`) counts as that object. A part of a text that is only known at run time is
 * the placeholder `{?}`.
 */
export function flatMessages(evaluator: Evaluator, resolved: ResolvedValue): Map<string, string> {
  const messages = new Map<string, string>();
  collect(evaluator, resolved, { path: '', depth: 0, into: messages });
  return messages;
}

/** A path in the object, and the messages found so far. */
interface KeyPath {
  path: string;
  depth: number;
  into: Map<string, string>;
}

const sameLevel = (at: KeyPath): KeyPath => ({ ...at, depth: at.depth + 1 });
const below = (at: KeyPath, key: string): KeyPath => ({
  ...sameLevel(at),
  path: at.path === '' ? key : `${at.path}.${key}`,
});

function collect(evaluator: Evaluator, resolved: ResolvedValue, at: KeyPath): void {
  if (at.depth > MAX_DEPTH) return;
  switch (resolved.kind) {
    case 'value':
      collectWritten(evaluator, resolved, at);
      return;
    case 'list':
      for (const [index, item] of resolved.items.entries()) {
        collect(evaluator, force(evaluator, item), below(at, String(index)));
      }
      return;
    case 'either': {
      const [first] = resolved.options;
      if (first !== undefined) collect(evaluator, first, sameLevel(at));
      return;
    }
    case 'namespace':
      collectExports(evaluator, resolved, at);
      return;
    case 'result':
      collectArguments(evaluator, resolved, at);
      return;
    default:
      return;
  }
}

function collectWritten(evaluator: Evaluator, resolved: WrittenValue, at: KeyPath): void {
  const { value, scope } = resolved;
  if (value.kind === 'literal' && typeof value.value === 'string') at.into.set(at.path, value.value);
  else if (value.kind === 'template') at.into.set(at.path, textOf(evaluator, resolved));
  else if (value.kind === 'object') {
    for (const spread of value.spreads) collect(evaluator, evaluator.evaluate(spread, scope), sameLevel(at));
    for (const entry of value.entries) {
      collect(evaluator, evaluator.evaluate(entry.value, scope), below(at, entry.key));
    }
  }
}

function collectExports(evaluator: Evaluator, namespace: NamespaceValue, at: KeyPath): void {
  for (const { exported } of namespace.module.facts.exports) {
    if (exported === '*' || exported === '') continue;
    const found = evaluator.member(namespace, exported);
    collect(evaluator, found, exported === 'default' ? sameLevel(at) : below(at, exported));
  }
}

function collectArguments(evaluator: Evaluator, { call, path }: ResultValue, at: KeyPath): void {
  if (path.length > 0) return;
  for (const argument of call.value.args) {
    const resolved = evaluator.evaluate(argument, call.scope);
    if (resolved.kind !== 'value' || resolved.value.kind === 'object') collect(evaluator, resolved, sameLevel(at));
  }
}

function textOf(evaluator: Evaluator, { value, scope }: WrittenValue): string {
  if (value.kind !== 'template') return '';
  return value.parts
    .map((part) => {
      const known = evaluator.evaluate(part, scope);
      return known.kind === 'value' && known.value.kind === 'literal' ? String(known.value.value) : '{?}';
    })
    .join('');
}
