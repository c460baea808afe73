import type { Value } from '../../extract/facts/facts.js';
import type { Evaluator } from '../model/evaluator.js';
import type { ResolvedValue, ResultValue } from '../model/resolved-value.js';

/** Members of an enum of zod that hold its values by their names; `Enum` and `Values` are older names of `enum`. */
const byName = new Set(['enum', 'Enum', 'Values']);

/**
 * Returns a member of an enum of zod: `options` of `z.enum(['todo', 'done'])` is the list of its values, and `enum` is the object
 * of them. Null for any other member, or for values that are not known.
 */
export function memberOfEnum(evaluator: Evaluator, { call, path }: ResultValue, key: string): ResolvedValue | null {
  const kind = call.callee.at(-1);
  const [first] = call.value.args;
  const isEnum =
    call.package?.split('/')[0] === 'zod' && path.length === 0 && (kind === 'enum' || kind === 'nativeEnum');
  if (!isEnum || first === undefined || (key !== 'options' && !byName.has(key))) return null;
  const given = evaluator.evaluate(first, call.scope);
  if (given.kind !== 'list') return byName.has(key) && given.kind === 'value' ? given : null;
  if (key === 'options') return given;
  const values: Value[] = given.items.flatMap((item) => {
    const one = item.kind === 'deferred' ? evaluator.evaluate(item.value, item.scope) : item;
    return one.kind === 'value' && one.value.kind === 'literal' ? [one.value] : [];
  });
  if (values.length < given.items.length) return null;
  const entries = values.map((value) => ({ key: value.kind === 'literal' ? String(value.value) : '', value }));
  return { kind: 'value', value: { kind: 'object', entries, spreads: [], at: given.at }, scope: call.scope };
}
