/** Attributes that a selector of {@link WatchedRoot.list} may name. */
const attributeFilter = [
  'role',
  'aria-label',
  'aria-labelledby',
  'contenteditable',
  'href',
  'tabindex',
  // What a label is for, and what can stand in it beside its text.
  'for',
  'alt',
];
/** What the DOM standard lets have a shadow root: custom elements, and these. */
const mayHost = /-|^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;
/** Changes of the page without a question in between after which the page is no longer watched. */
const patience = 100;

/** What is asked of a whole document or shadow root again and again, kept as long as nothing that bears on it changed. */
export interface WatchedRoot {
  /**
   * The elements that a selector of tags and of the attributes above matches, in document order. The same array as long
   * as all of that stays as it is; that of `label`, as long as what the labels hold does, too.
   */
  list(selector: string): readonly Element[];
  /** The elements that can have a shadow root, now or later. */
  hosts(): Iterable<Element>;
}

const watched = new WeakMap<Node, WatchedRoot>();

/** What follows from a list alone, worked out once for each. */
export function ofList<Answer>(work: (list: readonly Element[]) => Answer): (list: readonly Element[]) => Answer {
  const known = new WeakMap<readonly Element[], Answer>();
  return (list) => {
    if (!known.has(list)) known.set(list, work(list));
    return known.get(list)!;
  };
}

/** Whether a root is a whole document or shadow root; a smaller one is as soon looked through. */
export function isWatchable(root: Node): root is Document | ShadowRoot {
  return root.nodeType === Node.DOCUMENT_NODE || 'host' in root;
}

/** Adds the elements of a tree that can have a shadow root to a set, or takes them out of it. */
export function markHosts(tree: Node, hosts: Set<Element>, add = true): Set<Element> {
  const walker = document.createTreeWalker(tree, NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = tree; node; node = walker.nextNode())
    if (mayHost.test((node as Element).localName)) hosts[add ? 'add' : 'delete'](node as Element);
  return hosts;
}

/**
 * A document or shadow root with what changed since the last question taken in: the browser's own records of changes are
 * asked for before each answer, so none is missed, and none is late. Shadow roots attach without a record, so only who
 * can have one is kept.
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
      else if ((target as Element).closest?.('label') ?? target.parentElement?.closest('label')) lists.delete('label');
      for (const node of [...addedNodes, ...removedNodes]) {
        if (node.nodeType !== Node.ELEMENT_NODE) continue;
        const element = node as Element;
        for (const selector of lists.keys())
          if (element.matches(selector) || element.querySelector(selector)) lists.delete(selector);
        if (hosts) markHosts(element, hosts, element.getRootNode() === root);
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
    // A document that is opened anew and written has another element at its top.
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
      if (!list) lists.set(selector, (list = Array.from(root.querySelectorAll(selector))));
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
