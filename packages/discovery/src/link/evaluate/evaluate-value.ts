import type { Value } from '../../extract/facts/facts.js';
import type { Linker } from '../model/linker.js';
import { lookUpPath } from './look-up.js';
import type { ResolvedValue, LexicalScope, DeferredValue } from '../model/resolved-value.js';
import { evaluateCall } from './evaluate-call.js';
import { truthOf } from './truth-of.js';

/** Follows names, calls of own functions and decided choices until it is known what a value stands for. */
export function evaluateValue(linker: Linker, value: Value, scope: LexicalScope): ResolvedValue {
  switch (value.kind) {
    case 'reference':
      return remembered(value, scope, () => lookUpPath(linker, scope, value.path));
    case 'choice':
      return remembered(value, scope, () => evaluateChoice(linker, value, scope));
    case 'call':
      return remembered(value, scope, () => evaluateCall(linker, value, scope));
    case 'array':
      return remembered(value, scope, () => ({
        kind: 'list',
        items: value.items.flatMap((item) => listItems(linker, item, scope)),
        at: value.at,
      }));
    case 'literal':
    case 'template':
    case 'object':
    case 'function':
    case 'markup':
    case 'unknown':
      return { kind: 'value', value, scope };
  }
}

/** A value that leads back to itself is not followed again. */
function remembered(value: Value, scope: LexicalScope, follow: () => ResolvedValue): ResolvedValue {
  const known = scope.memo.get(value);
  if (known !== undefined) return known;
  scope.memo.set(value, { kind: 'unresolved', path: value.kind === 'reference' ? value.path : [] });
  const found = follow();
  scope.memo.set(value, found);
  return found;
}

function listItems(linker: Linker, item: Value, scope: LexicalScope): (ResolvedValue | DeferredValue)[] {
  if (item.kind !== 'call' || item.callee[0] !== '...' || item.args[0] === undefined) {
    return [{ kind: 'deferred', value: item, scope }];
  }
  const spread = linker.evaluate(item.args[0], scope);
  return spread.kind === 'list' ? spread.items : [{ kind: 'value', value: { kind: 'unknown', at: item.at }, scope }];
}

function evaluateChoice(linker: Linker, value: Extract<Value, { kind: 'choice' }>, scope: LexicalScope): ResolvedValue {
  if (value.test !== undefined) {
    const test = linker.evaluate(value.test, scope);
    const truth = truthOf(linker, test);
    const [yes, no] = value.options;
    if (truth !== undefined) {
      const taken = truth ? yes : no;
      return taken === undefined ? { kind: 'absent' } : linker.evaluate(taken, scope);
    }
    const options = value.options.map((option) => linker.evaluate(option, scope));
    // Either way the same, as a list that is only turned round.
    const [first] = options;
    if (first !== undefined && options.length > 1 && options.every((option) => option === first)) return first;
    return { kind: 'either', test, options, at: value.at };
  }
  const options: ResolvedValue[] = [];
  for (const option of value.options) {
    const resolved = linker.evaluate(option, scope);
    const truth = truthOf(linker, resolved);
    if (truth !== false) options.push(resolved);
    if (truth === true) break;
  }
  const [only] = options;
  if (only === undefined) {
    const last = value.options.at(-1);
    return last === undefined ? { kind: 'absent' } : linker.evaluate(last, scope);
  }
  return options.length === 1 ? only : { kind: 'either', options, at: value.at };
}
