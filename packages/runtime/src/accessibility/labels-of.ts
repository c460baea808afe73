import { isStill, once } from './still.js';

/** The label elements of a root by the control that each is for. */
const labelled = once((root: ParentNode): Map<Element | null, HTMLLabelElement[]> => {
  const found = new Map<Element | null, HTMLLabelElement[]>();
  for (const label of root.querySelectorAll('label')) {
    const list = found.get(label.control);
    if (list) list.push(label);
    else found.set(label.control, [label]);
  }
  return found;
});

/** The label elements of a control, in document order. `control.labels` looks through the whole page each time. */
export function labelsOf(element: Element): HTMLLabelElement[] {
  if (isStill()) return labelled(element.getRootNode() as unknown as ParentNode).get(element) ?? [];
  return [...((element as HTMLInputElement).labels ?? [])];
}
