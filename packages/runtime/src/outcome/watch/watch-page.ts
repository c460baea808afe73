import { developerParts } from '@webmcp/text';

import { composedClosest } from '../../dom/composed-closest.js';
import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { openRoots } from '../../dom/open-roots.js';
import { withoutNumbers } from '../page/without-numbers.js';
import { messagesReader } from './messages-reader.js';
import type { Watch } from './watch.js';
import { contains } from '../../dom/matching.js';
import { hostOf, parentElement, rootNode } from '../../dom/parents.js';

/** The changes that a person, or assistive technology, can notice. */
const noticeable: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  characterDataOldValue: true,
  attributeFilter: [
    'hidden',
    'open',
    'disabled',
    'aria-invalid',
    'aria-busy',
    'aria-hidden',
    'aria-expanded',
    'aria-pressed',
    'aria-checked',
    'aria-selected',
    'aria-sort',
  ],
};

/** Decides whether a node belongs to a tool of a developer. */
function isOfDeveloper(node: Node): boolean {
  const element = node instanceof Element ? node : (parentElement(node) ?? hostOf(rootNode(node)));
  return !!element && composedClosest(element, developerParts) !== null;
}

/** Milliseconds after the act in which a change of the page counts as the act's own. */
const soon = 1500;

const textOf = (nodes: Iterable<Node>): string => [...nodes].map(({ textContent }) => textContent).join();

/** Decides whether only numbers changed. A counter changes by itself, such as the countdown in a message. */
function onlyCounts({ type, oldValue, target, addedNodes, removedNodes }: MutationRecord): boolean {
  const [was, is] =
    type === 'characterData' ? [oldValue, textOf([target])] : [textOf(removedNodes), textOf(addedNodes)];
  return was !== is && withoutNumbers(was) === withoutNumbers(is);
}

/**
 * Notes the changes of the document and of every open shadow root. Notes the texts of live regions, stopped submits and
 * resets.
 * @returns reads the live regions once more, and watches the roots that are new
 */
export function watchPage({ seen, start, ended, touch, work }: Watch): () => void {
  const { scope } = seen.before;
  const { action } = seen.scene;
  const listen = (root: ParentNode, type: string, then: (target: Element) => void): void =>
    root.addEventListener(type, ({ target }) => then(target as Element), { capture: true, signal: ended });
  const arrive = (node: Node, before: string): void => {
    if (!seen.arrived.has(node)) seen.arrived.set(node, before);
  };
  const changes = new MutationObserver((all) => {
    const records = all.filter(({ target }) => !isOfDeveloper(target));
    // Later, and without work of the act, the page changes by itself.
    const isOwn = performance.now() - start < soon || work.lasts() || work.reads();
    for (const { type, target, oldValue, addedNodes, removedNodes } of records) {
      if (isOwn && type === 'characterData') arrive(target, oldValue ?? '');
      if (isOwn) for (const node of addedNodes) arrive(node, '');
      for (const node of addedNodes) seen.added.add(node);
      for (const node of removedNodes) seen.removed.add(node);
      if ([...removedNodes].some((node) => contains(node, seen.place ?? scope ?? null))) seen.place = target;
    }
    readAgain();
    if (records.some((record) => !onlyCounts(record) && !(action && isDrawnIn(record.target, action)))) touch();
  });
  ended.addEventListener('abort', () => changes.disconnect());

  const roots = new Set<ParentNode>();
  // Neither event leaves its root.
  const watchRoot = (root: ParentNode): void => {
    roots.add(root);
    changes.observe(root, noticeable);
    listen(root, 'invalid', (target) => {
      if (!scope || isDrawnIn(target, scope)) seen.blocked.set(target, (target as HTMLInputElement).validationMessage);
      touch();
    });
    listen(root, 'reset', (target) => {
      seen.reset ||= !!scope && (isDrawnIn(target, scope) || isDrawnIn(scope, target));
    });
  };
  const hear = messagesReader(seen.said, seen.added, () => action ?? seen.now.scope);
  const readAgain = (): void => {
    for (const root of openRoots(document)) if (!roots.has(root)) watchRoot(root);
    hear();
  };
  readAgain();
  return readAgain;
}
