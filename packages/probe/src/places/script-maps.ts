import type { Page } from 'playwright';

/** Returns the addresses of source maps, by the address of each script that a page has run. */
export async function scriptMaps(page: Page): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  try {
    session.on('Debugger.scriptParsed', ({ url, sourceMapURL = '' }) => {
      if (sourceMapURL !== '') found.set(url, sourceMapURL);
    });
    // The session reports all present scripts before this call returns.
    await session.send('Debugger.enable');
    await session.send('Debugger.disable');
  } finally {
    await session.detach();
  }
  return found;
}
