import type { Value } from '../../extract/facts/facts.js';
import type { Linker } from '../model/linker.js';
import { lookUpPath } from './look-up.js';
import type { Meaning, Scope, Thunk } from '../model/resolved-value.js';
import { reduceCall } from './evaluate-call.js';
import { truthOf } from './truth-of.js';

/** Follows names, calls of own functions and decided choices until it is known what a value stands for. */
export function reduceValue(linker: Linker, value: Value, scope: Scope): Meaning {
  switch (value.kind) {
    case 'reference':
      return remembered(value, scope, () => lookUpPath(linker, scope, value.path));
    case 'choice':
      return remembered(value, scope, () => reduceChoice(linker, value, scope));
    case 'call':
      return remembered(value, scope, () => reduceCall(linker, value, scope));
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
function remembered(value: Value, scope: Scope, follow: () => Meaning): Meaning {
  const known = scope.memo.get(value);
  if (known !== undefined) return known;
  scope.memo.set(value, { kind: 'unresolved', path: value.kind === 'reference' ? value.path : [] });
  const found = follow();
  scope.memo.set(value, found);
  return found;
}

function listItems(linker: Linker, item: Value, scope: Scope): (Meaning | Thunk)[] {
  if (item.kind !== 'call' || item.callee[0] !== '...' || item.args[0] === undefined) {
    return [{ kind: 'thunk', value: item, scope }];
  }
  const spread = linker.reduce(item.args[0], scope);
  return spread.kind === 'list' ? spread.items : [{ kind: 'value', value: { kind: 'unknown', at: item.at }, scope }];
}

function reduceChoice(linker: Linker, value: Extract<Value, { kind: 'choice' }>, scope: Scope): Meaning {
  if (value.test !== undefined) {
    const test = linker.reduce(value.test, scope);
    const truth = truthOf(linker, test);
    const [yes, no] = value.options;
    if (truth !== undefined) {
      const taken = truth ? yes : no;
      return taken === undefined ? { kind: 'absent' } : linker.reduce(taken, scope);
    }
    const options = value.options.map((option) => linker.reduce(option, scope));
    // Either way the same, as a list that is only turned round.
    const [first] = options;
    if (first !== undefined && options.length > 1 && options.every((option) => option === first)) return first;
    return { kind: 'either', test, options, at: value.at };
  }
  const options: Meaning[] = [];
  for (const option of value.options) {
    const meaning = linker.reduce(option, scope);
    const truth = truthOf(linker, meaning);
    if (truth !== false) options.push(meaning);
    if (truth === true) break;
  }
  const [only] = options;
  if (only === undefined) {
    const last = value.options.at(-1);
    return last === undefined ? { kind: 'absent' } : linker.reduce(last, scope);
  }
  return options.length === 1 ? only : { kind: 'either', options, at: value.at };
}
