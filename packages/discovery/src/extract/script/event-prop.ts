import { capital } from '@webmcp/text';

const firstWords = 'key mouse pointer touch drag focus animation transition composition'.split(' ');
const secondWords = 'down up press enter leave over out move start end cancel in change'.split(' ');
/** Events of more than one word, whose names are written as one. */
const spelled: ReadonlyMap<string, string> = new Map([
  ['dblclick', 'onDoubleClick'],
  ['contextmenu', 'onContextMenu'],
  ['beforeinput', 'onBeforeInput'],
  ...firstWords.flatMap((first) =>
    secondWords.map((second): [string, string] => [`${first}${second}`, `on${capital(first)}${capital(second)}`]),
  ),
]);

/**
 * Returns the prop that names an event's handler in facts, as React spells it: `click` is `onClick`, `keydown`
 * `onKeyDown`, `dblclick` `onDoubleClick`, a component's `update:model-value` `onUpdate:modelValue`.
 */
export function eventProp(event: string): string {
  return spelled.get(event) ?? `on${capital(camelCase(event))}`;
}

/** Returns `modelValue` for `model-value`. */
export function camelCase(name: string): string {
  if (!name.includes('-')) return name;
  return name.replace(/-+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
