import type { CDPSession, Frame, Page } from 'playwright';

/** Opens a session for a page or one of its frames. A frame in the process of its page has no session of its own. */
export async function sessionFor(page: Page, frame?: Frame): Promise<CDPSession> {
  const context = page.context();
  if (frame === undefined) return await context.newCDPSession(page);
  try {
    return await context.newCDPSession(frame);
  } catch {
    return await context.newCDPSession(page);
  }
}

/** Returns the id of the document that has a global variable, among all documents of a session. */
export async function contextWith(session: CDPSession, name: string): Promise<number | undefined> {
  const ids: number[] = [];
  session.on('Runtime.executionContextCreated', ({ context }) => ids.push(context.id));
  // The session reports all present documents before this call returns.
  await session.send('Runtime.enable');
  const expression = `globalThis.hasOwnProperty(${JSON.stringify(name)})`;
  for (const contextId of ids) {
    const { result } = await session.send('Runtime.evaluate', { expression, contextId, returnByValue: true });
    if (result.value === true) return contextId;
  }
  return undefined;
}
