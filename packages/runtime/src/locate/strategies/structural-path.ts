function step(element: Element): string {
  const tag = CSS.escape(element.localName);
  const same = [...(element.parentNode?.children ?? [])].filter((sibling) => sibling.localName === element.localName);
  return same.length > 1 ? `${tag}:nth-of-type(${same.indexOf(element) + 1})` : tag;
}

/** Returns the shortest tail of the path from the root to an element. The tail matches nothing else in the root. */
export function structuralPath(element: Element): string {
  const root = element.getRootNode() as ParentNode & Node;
  let path = step(element);
  for (
    let parent = element.parentElement;
    parent && root.querySelectorAll(path).length > 1;
    parent = parent.parentElement
  )
    path = `${step(parent)} > ${path}`;
  return path;
}
