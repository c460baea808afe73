import { twoWayOf } from '../../extract/facts/neutral-props.js';
import { propGetterMembers } from '../../libraries/known/form-hooks.js';
import { force, type Evaluator } from '../model/evaluator.js';
import type { PassedProps } from '../model/passed-props.js';
import { absent, type ResolvedValue } from '../model/resolved-value.js';

/**
 * Returns a prop of a component instance: from its use site (two-way bindings included), else from a spread there, else
 * the default.
 */
export function passedMember(evaluator: Evaluator, passed: PassedProps, name: string): ResolvedValue {
  passed.asked.add(name);
  const model = twoWayOf(name);
  const prop = passed.props.get(name) ?? passed.props.get(model);
  if (prop !== undefined) passed.asked.add(model);
  const resolved = prop === undefined ? fromSpreads(evaluator, passed, name) : force(evaluator, prop.value);
  if (resolved.kind !== 'absent') return resolved;
  const byDefault = passed.defaults.get(name);
  return byDefault === undefined ? resolved : force(evaluator, byDefault);
}

/** Returns the prop from the last spread that has the prop. A spread call counts as a form library's prop getter. */
function fromSpreads(evaluator: Evaluator, passed: PassedProps, name: string): ResolvedValue {
  for (const { value } of passed.spreads.toReversed()) {
    if (name === 'children' && value.kind !== 'props') continue;
    if (value.kind === 'result' && !propGetterMembers.includes(name)) continue;
    const found = evaluator.member(value, name);
    if (found.kind !== 'absent') return found;
  }
  return passed.open ? { kind: 'unresolved', path: [name] } : absent;
}
