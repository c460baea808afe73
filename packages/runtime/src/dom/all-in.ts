import { natives, run } from './natives.js';
import { nodeType } from './parents.js';

/** Lists the elements that a CSS selector matches below a root, by the browser's own function. */
export function allIn<T extends Element = Element>(root: ParentNode, selector: string): NodeListOf<T> {
  const { inDocument, inElement, inFragment } = natives;
  const type = nodeType(root);
  const find = type === Node.ELEMENT_NODE ? inElement : type === Node.DOCUMENT_NODE ? inDocument : inFragment;
  return run(find as Document['querySelectorAll'], root, [selector]) as NodeListOf<T>;
}
