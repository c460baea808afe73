import type { CDPSession, Page } from 'playwright';

/** Chromium's role and name of an element; null where the accessibility tree leaves it out. */
export type TreeEntry = [role: string, name: string] | null;

type DomNode = Awaited<ReturnType<typeof documentOf>>;

/**
 * Chromium's own roles and names over the DevTools protocol, for a browser that was launched without the flags that let a
 * page ask for them: slower by an order, and the same answers.
 * @returns one entry for each element of the page's document in document order, open shadow roots in the place of their hosts
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
