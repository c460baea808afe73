import type { Page } from 'playwright';

/** By the URL of each script that a page has run, where its source map is. */
export async function scriptMaps(page: Page): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  try {
    session.on('Debugger.scriptParsed', ({ url, sourceMapURL = '' }) => {
      if (sourceMapURL !== '') found.set(url, sourceMapURL);
    });
    // The scripts that are there already are told before this is answered.
    await session.send('Debugger.enable');
    await session.send('Debugger.disable');
  } finally {
    await session.detach();
  }
  return found;
}
