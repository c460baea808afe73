import { directiveProp, shownIf, twoWay } from '../../facts/neutral-props.js';

/** Vue's own directives that become props of an element, by their names without `v-`. */
const own: Readonly<Record<string, string>> = { model: twoWay, show: shownIf };

/** Returns the neutral prop of a directive. Directives of libraries and of the app keep their names. */
export function vueDirectiveProp(name: string): string {
  return (Object.hasOwn(own, name) ? own[name] : undefined) ?? directiveProp(name);
}

/** Returns the neutral name of a prop as Vue templates write it: `v-model:open` is `two-way:open`. */
export function neutralVueProp(written: string): string {
  const [, name, argument = ''] = /^v-([a-z][\w-]*)((?::.+)?)$/.exec(written) ?? [];
  return name === undefined ? written : `${vueDirectiveProp(name)}${argument}`;
}
