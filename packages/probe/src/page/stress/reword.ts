import type { Random } from './random.js';
import { otherWords } from './wording.js';

/** Another item: other words in its texts, and in the attributes that word its fields. */
export function reword(root: Element, random: Random): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() && !node.parentElement?.closest('script,style,[class*=material-icons]'))
      node.data = otherWords(node.data.trim(), random);
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'name'])
    for (const element of [root, ...root.querySelectorAll(`[${name}]`)])
      if (element.getAttribute(name)) element.setAttribute(name, otherWords(element.getAttribute(name)!, random));
}
