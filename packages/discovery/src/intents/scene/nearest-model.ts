import type { HandlerEvidence } from '../model/intent.js';
import { firstOf } from '../model/first-of.js';
import type { SceneElement, SceneNode } from './scene.js';
import { bindOf } from '../values/binds.js';
import { findProp, literalText } from '../values/prop-values.js';

/** A state and one of its values, such as the state of tabs and the value of one tab. */
export interface ModelChoice {
  state: string;
  value: string | number;
  /** The state holds several values, so a press adds or takes away one of them. */
  several?: true;
  /** The state's first value, if the source has a literal. */
  initial?: string | number | boolean | null;
}

const modelProps = ['two-way', 'modelValue', 'two-way:value', 'value'] as const;

/**
 * Returns the model of the nearest component around an element, and the element's own value for the model.
 * @param valueProps the props with that value
 * @param within the components of a library whose model counts; undefined for any component
 */
export function nearestModel(
  element: SceneElement,
  valueProps: readonly string[],
  within?: readonly string[],
): ModelChoice | undefined {
  const own = firstOf(valueProps, (name) => findProp(element.props, name)?.value);
  const text = literalText(own);
  if (text === undefined || own?.kind !== 'literal') return undefined;
  for (let at = element.parent; at !== null; at = at.parent) {
    const model = at.kind === 'element' && !at.host ? findProp(at.props, ...modelProps) : undefined;
    if (model === undefined) continue;
    const state = bindOf([model]);
    if (state === undefined || (within !== undefined && !isOneOf(at, within))) return undefined;
    const initial = model.value.kind === 'state' ? model.value.initial : undefined;
    const value = typeof own.value === 'number' ? own.value : text;
    const several = at.kind === 'element' && findProp(at.props, 'multiple') !== undefined;
    return { state, value, ...(several ? { several: true } : {}), ...(initial === undefined ? {} : { initial }) };
  }
  return undefined;
}

const isOneOf = (node: SceneNode, components: readonly string[]): boolean =>
  node.kind === 'element' && components.includes(node.library?.component ?? '');

/**
 * Returns the effect of a press on a tab: the model of the tabs around takes the tab's value.
 * @param valueProps the props with that value
 * @param within the components of a library whose model counts; undefined for any component
 */
export function modelHandlers(
  element: SceneElement,
  valueProps: readonly string[] | undefined,
  within?: readonly string[],
): HandlerEvidence[] {
  const choice = valueProps === undefined ? undefined : nearestModel(element, valueProps, within);
  const [source] = element.sites;
  if (choice === undefined || source === undefined) return [];
  const { state, value, several } = choice;
  const set = several === true ? { state } : { state, value };
  return [{ event: 'select', does: { calls: [], assigns: [] }, sets: [set], source, attached: source }];
}
