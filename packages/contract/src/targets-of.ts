import type { Target, Tool } from './map.js';

/** A target that the runtime locates again, with its part in the tool. */
export interface ToolTarget {
  /**
   * `container`, `action`, `field <key>`, `field <key> container`, `opener <n>` from 0, `opener <n> container`; unique in the
   * tool.
   */
  part: string;
  target: Target;
}

/** A tool of a map or of a manifest. */
type AnyTool = Pick<Tool, 'container' | 'action' | 'reach'> & {
  fields: readonly (Target & { key: string; container?: Target })[];
};

/**
 * Lists every target of a tool in a fixed order. The row set and the row key are left out: they locate several
 * elements and a text.
 */
export function targetsOf({ container, action, fields, reach = [] }: AnyTool): ToolTarget[] {
  return [
    ...(container === undefined ? [] : [{ part: 'container', target: container }]),
    ...reach.flatMap((step, index) =>
      step.do === 'navigate'
        ? []
        : [
            ...(step.do === 'fill' || step.container === undefined
              ? []
              : [{ part: `opener ${index} container`, target: step.container }]),
            { part: `opener ${index}`, target: step.target },
          ],
    ),
    ...fields.flatMap((field) => [
      ...(field.container === undefined ? [] : [{ part: `field ${field.key} container`, target: field.container }]),
      { part: `field ${field.key}`, target: field },
    ]),
    ...(action === undefined ? [] : [{ part: 'action', target: action }]),
  ];
}
