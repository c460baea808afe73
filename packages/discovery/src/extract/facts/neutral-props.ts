/**
 * The props that mean the same in every framework. Each extractor writes them for the directives of its language,
 * so that link and the app model read one name.
 *
 * - `onClick`: `onClick` of JSX; `@click` and `v-on:click` of Vue; `@click` and `x-on:click` of Alpine.
 * - `two-way`, `two-way:title`: `v-model` and `v-model:title` of Vue; `x-model` of Alpine.
 * - `shown-if`: `v-show` of Vue; `x-show` of Alpine.
 * - `inner-html`: `dangerouslySetInnerHTML` of React; `v-html` and `x-html` in a page.
 * - `directive:tooltip:top`: `v-tooltip:top` of Vue, and any other directive of a library or the app.
 * - `...`: `{...rest}` of JSX; `v-bind="rest"` of Vue.
 * - `...on`: `v-on="listeners"` of Vue.
 * - `slot:header`: `<template #header>` of Vue.
 *
 * Conditions and loops are nodes, not props. The text of `v-text`, and of `v-html` in a component, is a child.
 */

/** Binds a state both ways. `two-way:title` names the prop that receives the value. */
export const twoWay = 'two-way';

/** Shows the element while its value is true. */
export const shownIf = 'shown-if';

/** Fills the element with markup that the source does not contain. */
export const innerHtml = 'inner-html';

/** Attaches listeners whose events the source does not name. */
export const spreadListeners = '...on';

const directiveStart = 'directive:';

/** Returns the prop of a directive that a library or the app defines. */
export function directiveProp(name: string): string {
  return `${directiveStart}${name}`;
}

/** Returns the name and argument of a directive's prop; undefined for any other prop. */
export function directiveOf(prop: string): { name: string; argument?: string } | undefined {
  if (!prop.startsWith(directiveStart)) return undefined;
  const [name = '', argument] = prop.slice(directiveStart.length).split(':');
  return { name, ...(argument === undefined ? {} : { argument }) };
}

/** Decides whether a prop binds a state both ways. */
export function isTwoWay(prop: string): boolean {
  return prop === twoWay || prop.startsWith(`${twoWay}:`);
}

/** Returns the two-way prop that feeds a component's prop. The one without a name feeds `modelValue`. */
export function twoWayOf(prop: string): string {
  return prop === 'modelValue' ? twoWay : `${twoWay}:${prop}`;
}

/** Decides whether a prop belongs to its tag alone and never arrives in the component as one of its props. */
export function staysAtTag(prop: string): boolean {
  return prop === shownIf || prop === spreadListeners || isTwoWay(prop) || prop.startsWith(directiveStart);
}
