import { natives, run } from './natives.js';

/**
 * The steps from a node outwards, by the browser's own getters. A control named `parentNode` hides the getter of its form,
 * and the form's parent would be its own control: a walk outwards would have no end.
 */
type Step<T> = (node: Node | null | undefined) => T | null;

/** Returns the element around a node. */
export const parentElement: Step<HTMLElement> = (node) => (node ? run(natives.parentElement, node, []) : null);

/** Returns the node around a node. */
export const parentNode: Step<ParentNode> = (node) => (node ? run(natives.parentNode, node, []) : null);

/** Returns the slot in which an element or a text is drawn. */
export const assignedSlot = (node: Node): HTMLSlotElement | null =>
  nodeType(node) === Node.ELEMENT_NODE ? run(natives.assignedSlot, node, []) : ((node as Text).assignedSlot ?? null);

/** Returns the kind of a node. */
export const nodeType = (node: Node): number => run(natives.nodeType, node, []);

/**
 * Returns the host of a shadow root; undefined for any other node. The member `host` of a link is the text of its address.
 * A document has a member `host` if an element has this name.
 */
export const hostOf = (node: Node): Element | undefined =>
  nodeType(node) === Node.DOCUMENT_FRAGMENT_NODE ? (node as Partial<ShadowRoot>).host : undefined;

/** Returns the document or the shadow root of a node. */
export const rootNode = (node: Node): Node => run(natives.rootNode, node, []);
