/** A framework that takes elements over which a server rendered. */
export interface PageOwner {
  /** The name for people. */
  name: string;
  /** Decides whether the framework's own marks show that the framework runs the element now. */
  owns(element: Element): boolean;
}

/** Reads a property that a framework keeps on a node. */
export const markOf = (node: object, key: string): unknown => Reflect.get(node, key);
