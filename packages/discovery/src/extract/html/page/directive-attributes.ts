import { directiveProp, innerHtml, shownIf, twoWay } from '../../facts/neutral-props.js';

/** Directives of Alpine (`x-`) and of Vue without a build (`v-`) that become props of an element. */
const own: Readonly<Record<string, string>> = { model: twoWay, show: shownIf, html: innerHtml };

/**
 * Returns the neutral name of an attribute: `x-model.number` is `two-way`, `v-tooltip` is `directive:tooltip`. Any other
 * attribute keeps its name, Alpine's further directives too.
 */
export function neutralAttribute(written: string): string {
  const [, prefix, name = '', rest = ''] = /^([xv])-([a-z][a-z-]*)((?::[^.]*)?)(?:\.|$)/.exec(written) ?? [];
  const known = Object.hasOwn(own, name) ? own[name] : undefined;
  if (known !== undefined) return `${known}${rest}`;
  return prefix === 'v' ? `${directiveProp(name)}${rest}` : written;
}
