import type { Manifest } from '@webmcp/contract';
import type { Browser, BrowserContext, JSHandle } from 'playwright';

import { openBrowser } from '../browser/open-browser.js';
import { isAllowedHost } from '../guard/allowed-hosts.js';
import { contextOptions } from '../harness/pages/context-options.js';
import { stressScript, type PageCopy } from '../reader/page-reader.js';
import { soughtIn, type Sought } from './stress.js';

/** A rectangle in CSS pixels of the picture. */
export interface PictureBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The picture of one state, with the rectangles of the targets of its tools. */
export interface StatePicture {
  state: string;
  /** JPEG. */
  image: Buffer;
  width: number;
  height: number;
  marks: { tool: string; /** See `targetsOf`. */ part: string; box: PictureBox }[];
}

export interface PictureOptions {
  /** The copies of `probe`, by state. */
  copies: ReadonlyMap<string, PageCopy>;
  manifest: Manifest;
  /** Hosts besides loopback whose pictures and fonts may be loaded. */
  allowHosts: string[];
  signal?: AbortSignal;
  onProgress?: (progress: { state: string; done: number; total: number }) => void;
}

/** The script in the copy, see `page/stress/entry.ts`. */
interface InCopy {
  pastePage(copy: { tree: string }): void;
  maskSecrets(): void;
  marksOf(sought: Sought, manifest: Manifest, isSensitive: boolean): PictureBox[];
}

/** The width of every picture, and its greatest height: a long list looks the same further down. */
const size = { width: 1200, least: 400, most: 3_000 };

/**
 * Takes a picture of each copied page, without scripts. Only pictures, fonts and styles are loaded, from the app's own
 * host. Sensitive fields are masked. The rectangles are those of the elements that the map's selectors find.
 * @throws ProblemError BROWSER_WRONG, NO_BROWSER; the signal's reason when it was aborted
 */
export async function takePictures(options: PictureOptions): Promise<StatePicture[]> {
  const { copies, signal } = options;
  const script = stressScript();
  const browser = await openBrowser(signal === undefined ? {} : { signal });
  try {
    const pictures: StatePicture[] = [];
    for (const [state, copy] of copies) {
      pictures.push(await takePicture(browser, script, state, copy, options));
      options.onProgress?.({ state, done: pictures.length, total: copies.size });
    }
    return pictures;
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause;
  } finally {
    await browser.close();
  }
}

async function takePicture(
  browser: Browser,
  script: string,
  state: string,
  { url, quirks, tree }: PageCopy,
  { manifest, allowHosts }: PictureOptions,
): Promise<StatePicture> {
  const context = await browser.newContext({
    ...contextOptions(url),
    javaScriptEnabled: false,
    serviceWorkers: 'block',
    viewport: { width: size.width, height: 800 },
  });
  try {
    await serveOnlyLook(context, quirks ? ' ' : '<!doctype html>', allowHosts);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    const inCopy = (await page.evaluateHandle(
      `(() => { ${script}\nreturn webmcpStress; })()`,
    )) as unknown as JSHandle<InCopy>;
    await inCopy.evaluate((there, given) => there.pastePage(given), { tree });
    await inCopy.evaluate((there) => there.maskSecrets());
    await page.waitForLoadState('networkidle');
    const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
    const shown = { width: size.width, height: Math.min(size.most, Math.max(size.least, height)) };
    await page.setViewportSize(shown);
    const marks: StatePicture['marks'] = [];
    for (const sought of soughtIn(state, manifest)) {
      const { tool, part } = sought;
      const field = tool.fields.find(({ key }) => part === `field ${key}`);
      const boxes = await inCopy.evaluate(
        (there, [given, held, isSensitive]) =>
          there.marksOf(JSON.parse(given) as Sought, JSON.parse(held) as Manifest, isSensitive),
        [JSON.stringify(sought), JSON.stringify(manifest), field?.sensitive !== undefined] as const,
      );
      marks.push(...boxes.map((box) => ({ tool: tool.id, part, box })));
    }
    const image = await page.screenshot({ type: 'jpeg', quality: 60, animations: 'disabled' });
    return { state, image, ...shown, marks };
  } finally {
    await context.close();
  }
}

/** Answers the first request with an empty page at the page's own address, and lets only its look through. */
async function serveOnlyLook(context: BrowserContext, body: string, allowHosts: string[]): Promise<void> {
  let isFirst = true;
  await context.route('**/*', async (route) => {
    if (isFirst) {
      isFirst = false;
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    }
    const request = route.request();
    const isLook = /^(?:image|font|stylesheet)$/.test(request.resourceType()) && request.method() === 'GET';
    const url = new URL(request.url());
    return isLook && isAllowedHost(url.hostname, allowHosts) ? route.continue() : route.abort();
  });
}
