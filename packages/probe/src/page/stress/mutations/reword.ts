import type { Random } from './random.js';
import { otherWords } from './wording.js';

/**
 * Replaces the words of an element's texts, and of the attributes that label its fields.
 * @param never a text whose words are not used, besides the words of each old text
 */
export function reword(root: Element, random: Random, never = ''): void {
  const other = (text: string): string => otherWords(text, random, undefined, `${never} ${text}`);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() && !node.parentElement?.closest('script,style,[class*=material-icons]'))
      node.data = other(node.data.trim());
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'name'])
    for (const element of [root, ...root.querySelectorAll(`[${name}]`)])
      if (element.getAttribute(name)) element.setAttribute(name, other(element.getAttribute(name)!));
}
