import { bindOf } from './binds.js';
import { findProp, literalText } from './prop-values.js';
import type { SceneElement } from './scene.js';
import type { LinkedValue } from '../link/linked.js';

/** A state and one of its values. */
export interface ModelChoice {
  state: string;
  value: string | number;
  /** What the state's first value is, where that is known. */
  initial?: string | number | boolean | null;
}

const models = ['v-model', 'modelValue', 'v-model:value', 'value'] as const;

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
