import { once } from '../dom/still.js';
import { isWatchable, ofList, watchedRoot } from '../dom/watched-root.js';
import { parentElement, rootNode } from '../dom/parents.js';
import { closest } from '../dom/matching.js';
import { allIn } from '../dom/all-in.js';

const byId = ofList((labels) => {
  const found = new Map<string, HTMLLabelElement[]>();
  for (const label of labels as readonly HTMLLabelElement[]) {
    const id = label.htmlFor;
    const list = found.get(id);
    if (list) list.push(label);
    else found.set(id, [label]);
  }
  return found;
});

/** Returns the label elements of a root by the id that each is for. */
const labelsFor = once((root: ParentNode & Node) =>
  byId(isWatchable(root) ? watchedRoot(root).list('label') : [...allIn(root, 'label')]),
);

/** Returns the label elements of a control, in document order. `control.labels` searches the whole page each time. */
export const labelsOf: (element: Element) => HTMLLabelElement[] = once((element) => {
  if (!/^(button|input|meter|output|progress|select|textarea)$|-/.test(element.localName)) return [];
  const labels = [...((element.id && labelsFor(rootNode(element) as Document).get(element.id)) || [])];
  for (
    let around = closest<HTMLLabelElement>(element, 'label');
    around;
    around = closest(parentElement(around), 'label')
  )
    if (!labels.includes(around)) labels.push(around);
  return labels
    .filter(({ control }) => control === element)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
});
