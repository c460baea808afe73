import { childrenOf } from '@webmcp/runtime/page';
/** Matches controls whose text is no record's. */
const controls = 'button,[role=button],select,textarea,option,script,style,noscript,template';

const squash = (text: string | null): string => (text ?? '').replace(/\s+/g, '');

/** Counts the text nodes of an item that belong to no button, select or label of a text field. */
export function textLeaves(item: Element): number {
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  let count = 0;
  while (walker.nextNode() !== null) {
    const parent = walker.currentNode.parentElement;
    if (squash(walker.currentNode.nodeValue) === '' || parent === null) continue;
    if (parent.closest(controls) === null && !isLabelOfField(parent.closest('label'))) count += 1;
  }
  return count;
}

/**
 * Decides whether an item shows a text of its own. An item that is one link shows one only if the address names a
 * record: a path of two steps. A list of plain links is a menu.
 */
export function saysSomething(item: Element): boolean {
  if (textLeaves(item) === 0) return false;
  const links = [...item.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const [only] = links;
  if (links.length !== 1 || squash(only!.textContent) !== squash(item.textContent)) return true;
  return only!.pathname.split('/').filter((step) => step !== '').length > 1;
}

/** Decides whether most items have the same structure: tags of two levels, without controls and pictures. */
export function isAlike(items: readonly Element[]): boolean {
  const counts = new Map<string, number>();
  for (const item of items) {
    const skeleton = skeletonOf(item, 2);
    counts.set(skeleton, (counts.get(skeleton) ?? 0) + 1);
  }
  return Math.max(...counts.values()) * 2 > items.length;
}

function skeletonOf(element: Element, depth: number): string {
  const tags: string[] = [];
  for (const child of childrenOf(element)) {
    if (child.matches('button,input,select,textarea,svg,img,i,br,script,style')) continue;
    const tag = child.localName + (depth > 1 ? `(${skeletonOf(child, depth - 1)})` : '');
    if (tags.at(-1) !== tag) tags.push(tag);
  }
  return tags.join(' ');
}

function isLabelOfField(label: HTMLLabelElement | null): boolean {
  return label?.control != null && !label.control.matches('[type=checkbox],[type=radio]');
}
