import type { SFCTemplateBlock } from '@vue/compiler-sfc';

/** The parts of Vue's template syntax tree that extraction reads; the numbers are `NodeTypes` of @vue/compiler-core 3.5. */
type Root = NonNullable<SFCTemplateBlock['ast']>;
export type VueNode = Root['children'][number];
export type VueElement = Extract<VueNode, { tag: string }>;
export type VueAttribute = Extract<VueElement['props'][number], { nameLoc: unknown }>;
export type VueDirective = Exclude<VueElement['props'][number], VueAttribute>;
export type VueLocation = VueNode['loc'];

/** An expression as written: its text and its start. */
export interface VueExpression {
  content: string;
  isStatic: boolean;
  loc: VueLocation;
}

export function isElement(node: VueNode): node is VueElement {
  return node.type === 1;
}

export function isText(node: VueNode): node is Extract<VueNode, { type: 2 }> {
  return node.type === 2;
}

export function isComment(node: VueNode): boolean {
  return node.type === 3;
}

export function isInterpolation(node: VueNode): node is Extract<VueNode, { type: 5 }> {
  return node.type === 5;
}

export function isAttribute(prop: VueElement['props'][number]): prop is VueAttribute {
  return prop.type === 6;
}

/** Returns the written expression of a directive's value or argument; null if none exists. */
export function expressionOf(node: unknown): VueExpression | null {
  if (typeof node !== 'object' || node === null || !('content' in node) || !('isStatic' in node)) return null;
  return node as VueExpression;
}

/** Returns the directive of a name, or undefined. */
export function directive(element: VueElement, ...names: string[]): VueDirective | undefined {
  return element.props.find((prop): prop is VueDirective => !isAttribute(prop) && names.includes(prop.name));
}
