import { isAttribute, type VueAttribute, type VueElement, type VueExpression } from './template-ast.js';

/**
 * Returns the slot that Vue 2's attributes name (v2.vuejs.org/v2/guide/components-slots.html#Deprecated-Syntax), or
 * null.
 */
export function attributeSlot(element: VueElement): { name: string; scope: VueExpression | undefined } | null {
  const written = (...names: string[]): VueAttribute | undefined =>
    element.props.find((prop): prop is VueAttribute => isAttribute(prop) && names.includes(prop.name));
  const slot = written('slot');
  const scope = written('slot-scope');
  if (slot === undefined && scope === undefined) return null;
  return {
    name: slot?.value?.content || 'default',
    scope: scope?.value === undefined ? undefined : scopeOf(scope.value),
  };
}

/** Returns the value without its quotes. */
function scopeOf({ content, loc }: NonNullable<VueAttribute['value']>): VueExpression {
  const quoted = /^["']/.test(loc.source) ? 1 : 0;
  const start = { ...loc.start, column: loc.start.column + quoted, offset: loc.start.offset + quoted };
  return { content, isStatic: false, loc: { ...loc, start, source: content } };
}
