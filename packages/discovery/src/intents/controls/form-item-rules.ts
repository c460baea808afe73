import type { LinkedValue } from '../../link/model/linked.js';
import type { Constraints, Intent } from '../model/intent.js';
import type { SceneElement } from '../scene/scene.js';
import { findValue, isOn, literalText, member } from '../values/prop-values.js';
import { textControls } from './validation-rules.js';
import type { SchemaRules } from './schema-rules.js';

/**
 * Returns the rules that a form component has for one of its items: `:rules="{ name: [{ required: true, min: 3 }] }"` of
 * Element Plus, Naive UI and Ant Design Vue. A choice and a number may have a first value, so only a text is required.
 *
 * @param name the item's name in the form
 */
export function rulesOfItem(
  node: SceneElement,
  control: Intent['control'],
  name: string | undefined,
): SchemaRules | undefined {
  const given = name === undefined ? undefined : member(rulesAround(node), name);
  const items = given?.kind === 'array' ? given.items : [given].flatMap((one) => one ?? []);
  const known = items.filter(({ kind }) => kind === 'object');
  if (known.length === 0) return undefined;
  const type = known.flatMap((item) => literalText(member(item, 'type')) ?? [])[0] ?? 'string';
  const isRequired = known.some((item) => isOn(member(item, 'required'))) && textControls.has(control);
  return {
    type: type === 'email' || type === 'url' ? type : numbers.has(type) ? 'number' : 'any',
    constraints: { ...(isRequired ? { required: true } : {}), ...limitsOf(known, type) },
  };
}

const numbers: ReadonlySet<string> = new Set(['number', 'integer', 'float']);

/** Returns the rules of the nearest form component around a control. */
function rulesAround(node: SceneElement): LinkedValue | undefined {
  for (let at = node.parent; at !== null; at = at.parent)
    if (at.kind === 'element' && at.entry?.is === 'boundary' && at.entry.kind === 'form')
      return findValue(at.props, 'rules');
  return undefined;
}

function limitsOf(items: readonly LinkedValue[], type: string): Constraints {
  const limit = (key: string): number | undefined => items.flatMap((item) => limitIn(item, key))[0];
  const [min, max] = [limit('min') ?? limit('len'), limit('max') ?? limit('len')];
  if (numbers.has(type))
    return {
      ...(min === undefined ? {} : { min: String(min) }),
      ...(max === undefined ? {} : { max: String(max) }),
    };
  if (type !== 'string' && type !== 'email' && type !== 'url') return {};
  return { ...(min === undefined ? {} : { minLength: min }), ...(max === undefined ? {} : { maxLength: max }) };
}

function limitIn(item: LinkedValue, key: string): number[] {
  const value = Number(literalText(member(item, key)) ?? Number.NaN);
  return Number.isFinite(value) ? [value] : [];
}
