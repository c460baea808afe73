import { bindOf } from '../values/binds.js';
import { findProp, literalText } from '../values/prop-values.js';
import type { SceneElement } from '../scene/scene.js';
import type { LinkedValue } from '../../link/model/linked.js';
import type { HandlerEvidence } from '../model/intent.js';

/** A state and one of its values. */
export interface ModelChoice {
  state: string;
  value: string | number;
  /** What the state's first value is, where that is known. */
  initial?: string | number | boolean | null;
}

const models = ['two-way', 'modelValue', 'two-way:value', 'value'] as const;

/** The model of the nearest component around an element that has one, and the value that the element has for it. */
export function modelAround(element: SceneElement, valueProps: readonly string[]): ModelChoice | undefined {
  const value = valueProps.map((name) => findProp(element.props, name)?.value).find((one) => one !== undefined);
  const text = literalText(value);
  if (text === undefined || value?.kind !== 'literal') return undefined;
  for (let at = element.parent; at !== null; at = at.parent) {
    if (at.kind !== 'element' || at.host) continue;
    const model = findProp(at.props, ...models);
    if (model === undefined) continue;
    const state = bindOf([model]);
    if (state === undefined) return undefined;
    const initial = firstValue(model.value);
    return {
      state,
      value: typeof value.value === 'number' ? value.value : text,
      ...(initial === undefined ? {} : { initial }),
    };
  }
  return undefined;
}

function firstValue(value: LinkedValue): ModelChoice['initial'] {
  return value.kind === 'state' ? value.initial : undefined;
}

/** What pressing a tab does to the model of the tabs around it. @param valueProps props with the value that it sets */
export function modelHandlers(element: SceneElement, valueProps: readonly string[] | undefined): HandlerEvidence[] {
  const choice = valueProps === undefined ? undefined : modelAround(element, valueProps);
  const [source] = element.sites;
  if (choice === undefined || source === undefined) return [];
  const { state, value } = choice;
  return [{ event: 'select', does: { calls: [], assigns: [] }, sets: [{ state, value }], source }];
}
