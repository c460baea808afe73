import type { Value } from '../../extract/facts/facts.js';
import type { HandlerEvidence } from '../model/intent.js';
import type { HandlerCall } from './call-effects.js';

/** Returns the states that a handler gives the record or a member of it: `form.name = task.name`, `Object.assign(form, task)`. */
export function statesGiven({ does: { calls, assigns } }: HandlerEvidence): string[] {
  const merged = calls.flatMap(({ callee, args: [target, ...given] }) =>
    callee.join('.') === 'Object.assign' && target?.kind === 'reference' && given.some(isOfRecord)
      ? [target.path.join('.')]
      : [],
  );
  return [...merged, ...assigns.filter(({ value }) => isOfRecord(value)).map(({ target }) => target.join('.'))];
}

/** Decides whether a value is the record of the row, a member of it, or a copy. */
export function isOfRecord(value: Value): boolean {
  switch (value.kind) {
    case 'reference':
      return value.path[0] === 'item' || value.path.includes('[]');
    case 'object':
      return [...value.spreads, ...value.entries.map((entry) => entry.value)].some(isOfRecord);
    case 'choice':
      return value.options.some(isOfRecord);
    case 'template':
      return value.parts.some(isOfRecord);
    default:
      return false;
  }
}

/** Returns the id of the element that a call gives a value of the record: `#name.value = task.name`, `$('#name').val(name)`. */
export function idsGiven({ callee: [owner = '', ...path], args }: HandlerCall): string[] {
  const [value] = args;
  const sets = /^(?:value\.=|checked\.=|val)$/.test(path.join('.')) && args.length === 1;
  return sets && owner.startsWith('#') && value !== undefined && value.kind !== 'literal' ? [owner.slice(1)] : [];
}
