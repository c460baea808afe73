import type { LinkedValue } from '../../link/model/linked.js';
import { descendants, type SceneElement } from '../scene/scene.js';
import { stateName } from '../values/handlers.js';

/** Decides whether the content of an element depends on a state: `{day ? format(day) : 'Pick a date'}`. */
export const showsState = (element: SceneElement, state: string): boolean =>
  [...descendants(element)].some(
    (node) =>
      (node.kind === 'text' && refersTo(node.value, state)) ||
      (node.kind === 'case' && node.test !== undefined && refersTo(node.test, state)),
  );

/** Decides whether a value is a state, or is made of it. */
function refersTo(value: LinkedValue, state: string): boolean {
  switch (value.kind) {
    case 'state':
      return stateName(value) === state || stateName(value).startsWith(`${state}.`);
    case 'call':
      return [...value.args, ...(value.on === undefined ? [] : [value.on])].some((part) => refersTo(part, state));
    case 'choice':
      return [...value.options, ...(value.test === undefined ? [] : [value.test])].some((part) =>
        refersTo(part, state),
      );
    case 'template':
      return value.parts.some((part) => refersTo(part, state));
    default:
      return false;
  }
}
