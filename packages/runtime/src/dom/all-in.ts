import { natives, run } from './natives.js';

/** Lists the elements that a CSS selector matches below a root, by the browser's own function. */
export function allIn(root: ParentNode, selector: string): NodeListOf<Element> {
  const { inDocument, inElement, inFragment } = natives;
  const { nodeType } = root;
  const find = nodeType === Node.ELEMENT_NODE ? inElement : nodeType === Node.DOCUMENT_NODE ? inDocument : inFragment;
  return run(find as Document['querySelectorAll'], root, [selector]) as NodeListOf<Element>;
}
