import { allIn } from './all-in.js';
import { parentElement, rootNode } from './parents.js';
import { closest, firstIn, matches } from './matching.js';

/** Attributes that a selector of {@link WatchedRoot.list} may name. */
const attributeFilter = [
  'role',
  'aria-label',
  'aria-labelledby',
  'contenteditable',
  'href',
  'tabindex',
  // The id that a label is for, and the texts that a label can contain beside its content.
  'for',
  'alt',
];
/** Matches elements that can have a shadow root by the DOM standard: custom elements, and the elements of this list. */
const mayHost = /-|^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;
/** The most changes between two questions to the watch. After more changes the page is no longer watched. */
const patience = 100;

/** Answers about a whole document or shadow root. Each answer is kept as long as no change affects it. */
export interface WatchedRoot {
  /**
   * Returns the elements that a selector matches, in document order. The selector may use tags and the attributes
   * above. The array stays the same while its elements stay the same. The array of `label` also changes with the
   * content of the labels.
   */
  list(selector: string): readonly Element[];
  /** Returns the elements that can have a shadow root, now or later. */
  hosts(): Iterable<Element>;
}

const watched = new WeakMap<Node, WatchedRoot>();

/** Returns a function that computes its answer about a list once. */
export function ofList<Answer>(work: (list: readonly Element[]) => Answer): (list: readonly Element[]) => Answer {
  const known = new WeakMap<readonly Element[], Answer>();
  return (list) => {
    if (!known.has(list)) known.set(list, work(list));
    return known.get(list)!;
  };
}

/** Decides whether a root is a whole document or shadow root. A search through a smaller root is as fast as a watch. */
export function isWatchable(root: Node): root is Document | ShadowRoot {
  return root.nodeType === Node.DOCUMENT_NODE || 'host' in root;
}

/** Adds the elements of a tree that can have a shadow root to a set, or removes them. */
export function markHosts(tree: Node, hosts: Set<Element>, add = true): Set<Element> {
  const walker = document.createTreeWalker(tree, NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = tree; node; node = walker.nextNode())
    if (mayHost.test((node as Element).localName)) hosts[add ? 'add' : 'delete'](node as Element);
  return hosts;
}

/**
 * Returns the watch over a document or shadow root. Before each answer the watch takes the browser's records of
 * changes, so no answer is older than the page. Attaching a shadow root leaves no record, so the watch keeps the
 * elements that can have a shadow root.
 */
export function watchedRoot(root: Document | ShadowRoot): WatchedRoot {
  const known = watched.get(root);
  if (known) return known;
  const lists = new Map<string, Element[]>();
  let hosts: Set<Element> | undefined;
  let top: Element | null | undefined;
  let changes = 0;
  const take = (records: MutationRecord[]): void => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'attributes') lists.clear();
      else if (closest(target instanceof Element ? target : parentElement(target), 'label')) lists.delete('label');
      for (const node of [...addedNodes, ...removedNodes]) {
        if (node.nodeType !== Node.ELEMENT_NODE) continue;
        const element = node as Element;
        for (const selector of lists.keys())
          if (matches(element, selector) || firstIn(element, selector)) lists.delete(selector);
        if (hosts) markHosts(element, hosts, rootNode(element) === root);
      }
    }
  };
  const observer = new MutationObserver((records) => {
    changes += 1;
    take(records);
    if (changes < patience) return;
    observer.disconnect();
    watched.delete(root);
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter });
  const catchUp = (): void => {
    changes = 0;
    take(observer.takeRecords());
    // After `document.open` and `write` the document has another element at its top.
    const now = root.firstElementChild;
    if (now !== top && root.nodeType === Node.DOCUMENT_NODE) {
      lists.clear();
      hosts = undefined;
    }
    top = now;
  };
  const made: WatchedRoot = {
    list(selector) {
      catchUp();
      let list = lists.get(selector);
      if (!list) lists.set(selector, (list = Array.from(allIn(root, selector))));
      return list;
    },
    hosts() {
      catchUp();
      return (hosts ??= markHosts(root, new Set()));
    },
  };
  watched.set(root, made);
  return made;
}
