import type { Value } from '../../facts/facts.js';
import type { ScriptScope } from './script-scope.js';

/** Returns a call with the literals that the scope's parameters hold put into its arguments. */
export function withArguments(value: Value, scope: ScriptScope): Value {
  if (value.kind !== 'call') return value;
  return { ...value, args: value.args.map((argument) => literalOf(argument, scope)) };
}

function literalOf(value: Value, scope: ScriptScope): Value {
  if (value.kind === 'template') {
    const parts = value.parts.map((inner) => literalOf(inner, scope));
    const texts = parts.map((inner) => (inner.kind === 'literal' ? String(inner.value) : null));
    return texts.includes(null) ? value : { kind: 'literal', value: texts.join(''), at: value.at };
  }
  const [name] = value.kind === 'reference' && value.path.length === 1 ? value.path : [];
  const known = name === undefined || !Object.hasOwn(scope.names, name) ? undefined : scope.names[name];
  return known?.kind === 'literal' ? known : value;
}
