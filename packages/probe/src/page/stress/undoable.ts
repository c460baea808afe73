/**
 * Records every change below some nodes. Undoing keeps the elements the same objects, so that references stay valid.
 * The browser restyles only the changed parts.
 * @param nodes the roots of the trees; a shadow root is a node of its own
 * @returns a function that undoes the changes, and returns their number
 */
export function undoable(...nodes: Node[]): () => number {
  const observer = new MutationObserver(() => undefined);
  for (const node of nodes)
    observer.observe(node, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeOldValue: true,
      characterData: true,
      characterDataOldValue: true,
    });
  return () => {
    const records = observer.takeRecords().toReversed();
    observer.disconnect();
    for (const record of records) {
      if (record.type === 'characterData') (record.target as CharacterData).data = record.oldValue!;
      else if (record.type === 'attributes') {
        if (record.oldValue === null) (record.target as Element).removeAttribute(record.attributeName!);
        else (record.target as Element).setAttribute(record.attributeName!, record.oldValue);
      } else {
        for (const added of record.addedNodes) record.target.removeChild(added);
        for (const removed of record.removedNodes) record.target.insertBefore(removed, record.nextSibling);
      }
    }
    return records.length;
  };
}
