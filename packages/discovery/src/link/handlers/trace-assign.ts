import type { HandlerFacts } from '../../extract/facts/facts.js';
import { lookUpPath } from '../evaluate/look-up.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { absent } from '../model/resolved-value.js';
import { linkedArgument, recordCall, recordSet, recordWithMembers, type HandlerTrace } from './handler-trace.js';

/**
 * Records an assignment: to a state as a set, to a member of an outside value as a call that ends in `=`. A member of a loop's
 * item is both: an app may keep there which row is open.
 */
export function followAssign(trace: HandlerTrace, assign: HandlerFacts['assigns'][number], scope: LexicalScope): void {
  const { target, value, at } = assign;
  const resolved = target[0] === undefined ? absent : lookUpPath(trace.renderer, scope, target);
  const linked = linkedArgument(trace, trace.renderer.evaluate(value, scope), value.at);
  if (resolved.kind === 'state') {
    recordWithMembers(trace, [resolved.id, ...resolved.path].join('.'), linked, at);
    return;
  }
  if (resolved.kind === 'item' && resolved.path.length > 0)
    recordSet(trace, ['item', ...resolved.path].join('.'), linked, at);
  const isOutside = resolved.kind === 'unresolved' || resolved.kind === 'result' || resolved.kind === 'item';
  if (target.length > 1 && isOutside) recordCall(trace, { callee: [...target, '='], args: [linked], at });
}
