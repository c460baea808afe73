import { force } from '../model/evaluator.js';
import type { KnownCall } from './value-call.js';

/** `String(literal)` */
export const stringConversion: KnownCall = {
  name: 'String of a literal',
  result(evaluator, { callee, args: [first] }) {
    if (callee.kind !== 'unresolved' || callee.path.length !== 1 || callee.path[0] !== 'String') return null;
    const resolved = first === undefined ? null : force(evaluator, first);
    if (resolved?.kind !== 'value' || resolved.value.kind !== 'literal') return null;
    return { ...resolved, value: { ...resolved.value, value: String(resolved.value.value) } };
  },
};
