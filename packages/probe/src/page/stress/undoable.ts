/**
 * Records every change below a node, to take them all back: elements stay the same objects, so what is true of them can
 * be held by reference, and the browser restyles only what was touched.
 * @param nodes a shadow root is a node of its own
 * @returns takes them back, and tells how many there were
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
