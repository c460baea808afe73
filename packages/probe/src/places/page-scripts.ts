import type { CDPSession, Page } from 'playwright';

/** A script that a page has run. `sourceMap`: the address of its source map, empty without one. */
export interface PageScript {
  url: string;
  sourceMap: string;
}

/** The scripts of a page by their id in the DevTools protocol. */
export type PageScripts = ReadonlyMap<string, PageScript>;

/**
 * Switches the debugger of a session on, without its pauses, and returns the page's scripts. The browser sends each
 * inline source map with them: 8 MB and a second for a dev server's page with large libraries. So each reading calls
 * this once.
 */
export async function scriptsWithDebugger(session: CDPSession): Promise<PageScripts> {
  const scripts = new Map<string, PageScript>();
  session.on('Debugger.scriptParsed', ({ scriptId, url, sourceMapURL: sourceMap = '' }) =>
    scripts.set(scriptId, { url, sourceMap }),
  );
  // The session reports all present scripts before this call returns.
  await session.send('Debugger.enable');
  await session.send('Debugger.setSkipAllPauses', { skip: true });
  return scripts;
}

/** Returns the scripts that a page has run, by a session of its own. */
export async function scriptsOf(page: Page): Promise<PageScripts> {
  const session = await page.context().newCDPSession(page);
  try {
    return await scriptsWithDebugger(session);
  } finally {
    await session.detach();
  }
}
