import { parentElement, parentNode, rootNode } from '../../dom/parents.js';
import { childrenOf } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

function step(element: Element): string {
  const tag = CSS.escape(element.localName);
  const same = childrenOf(parentNode(element)).filter((sibling) => sibling.localName === element.localName);
  return same.length > 1 ? `${tag}:nth-of-type(${same.indexOf(element) + 1})` : tag;
}

/** Returns the shortest tail of the path from the root to an element. The tail matches nothing else in the root. */
export function structuralPath(element: Element): string {
  const root = rootNode(element) as ParentNode & Node;
  let path = step(element);
  for (let parent = parentElement(element); parent && allIn(root, path).length > 1; parent = parentElement(parent))
    path = `${step(parent)} > ${path}`;
  return path;
}
