import type { CDPSession, Page } from 'playwright';

/** Chromium's role and name of an element; null for an element outside of the accessibility tree. */
export type TreeEntry = [role: string, name: string] | null;

type DomNode = Awaited<ReturnType<typeof documentOf>>;

/**
 * Reads Chromium's own roles and names over the DevTools protocol, for a browser without the flags of the probe. The answers
 * are the same, and take ten times as long.
 * @returns one entry for each element of the page's document in document order, open shadow roots after their hosts
 */
export async function readTree(page: Page): Promise<TreeEntry[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const root = await documentOf(session);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const known = new Map<number, TreeEntry>();
    for (const { backendDOMNodeId, ignored, role, name } of nodes) {
      if (backendDOMNodeId === undefined || ignored || known.has(backendDOMNodeId)) continue;
      known.set(backendDOMNodeId, [String(role?.value ?? ''), String(name?.value ?? '')]);
    }
    return [...elementsOf(root)].map(({ backendNodeId }) => known.get(backendNodeId) ?? null);
  } finally {
    await session.detach();
  }
}

async function documentOf(session: CDPSession) {
  return (await session.send('DOM.getDocument', { depth: -1, pierce: true })).root;
}

const elementNode = 1;

function* elementsOf(parent: DomNode): Generator<DomNode> {
  for (const child of parent.children ?? []) {
    if (child.nodeType !== elementNode) continue;
    yield child;
    for (const root of child.shadowRoots ?? []) if (root.shadowRootType === 'open') yield* elementsOf(root);
    yield* elementsOf(child);
  }
}
