import type { Target, Tool } from './map.js';

/** A target of a tool that has to be found again, and what it is to the tool. */
export interface ToolTarget {
  /** `container`, `action`, `field <key>`, `field <key> container`, `opener <n>` from 0; unique in the tool. */
  part: string;
  target: Target;
}

/** A map's tool or a manifest's. */
type AnyTool = Pick<Tool, 'container' | 'action' | 'reach'> & {
  fields: readonly (Target & { key: string; container?: Target })[];
};

/** Every target of a tool in a fixed order; not a row's set and key, which stand for several elements, and for a text. */
export function targetsOf({ container, action, fields, reach = [] }: AnyTool): ToolTarget[] {
  return [
    ...(container === undefined ? [] : [{ part: 'container', target: container }]),
    ...reach.flatMap((step, index) =>
      step.do === 'navigate' ? [] : [{ part: `opener ${index}`, target: step.target }],
    ),
    ...fields.flatMap((field) => [
      ...(field.container === undefined ? [] : [{ part: `field ${field.key} container`, target: field.container }]),
      { part: `field ${field.key}`, target: field },
    ]),
    ...(action === undefined ? [] : [{ part: 'action', target: action }]),
  ];
}
