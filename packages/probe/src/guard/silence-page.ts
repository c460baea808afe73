import type { CDPSession, Page } from 'playwright';

/**
 * Keeps a page from sending anything as it leaves its document. The guard of a page does not see what handlers of
 * `pagehide` and the like send: of ten pages, ten sent a beacon past it, also with their scripts stopped. So the scripts
 * are stopped, and the document is emptied with its listeners (HTML, `document.open`, step 12). The page then asks for
 * `marker`. Requests arrive in their order, so the guard has seen all others by then.
 * @param marker an address that the caller answers
 * @returns a function that lets the page's scripts run again; undefined for a page with frames, which have listeners of
 * their own
 */
export async function silencePage(
  page: Page,
  session: CDPSession,
  marker: string,
): Promise<(() => Promise<void>) | undefined> {
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  if (page.frames().length > 1) return undefined;
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const isMarked = page.waitForRequest(marker);
  const expression = `document.open(); document.close(); fetch(${JSON.stringify(marker)});`;
  await Promise.all([isMarked, session.send('Runtime.evaluate', { contextId, expression })]);
  return async () => {
    await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  };
}
