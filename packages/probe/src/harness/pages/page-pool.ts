import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Frame, Page } from 'playwright';
import { withDeadline } from '../../timing/with-deadline.js';
import { contextOptions } from './context-options.js';

/** A page that is as good as new. */
export interface OpenedPage {
  page: Page;
  /** No other state is to use the page: what was done to it is not known, or cannot be undone. */
  spoil(): void;
  close(): Promise<void>;
}

/** A page at rest on an empty document of the app's origin, with nothing of the app in it. */
interface RestingPage {
  page: Page;
  session: CDPSession;
}

/** Where a page rests: an address of the app's origin that is answered here and never reaches its server. */
const restingPath = '/.webmcp-between-states';

/** Milliseconds within which a page has to let go of a document. */
const leaving = 5_000;

/**
 * Pages that are used by one state after another. Each rests in between on an empty document of the app's origin, where
 * everything that a page can keep is cleared: cookies, storages, caches, its name, its history. Where the mouse was goes
 * with the document. What stays is the browser's: the app's files, which a dev server sends by the hundred, and what was compiled of them, which
 * goes when a page is closed. Measured with the optimised modules of Material UI and Ant Design, by processor time of all
 * processes, eight loads: 26 to 29 s in a page each, 12 to 13 in one.
 */
export class PagePool {
  readonly #browser: Browser;
  readonly #baseUrl: string;
  readonly #origin: string;
  readonly #free: RestingPage[] = [];

  /** @param baseUrl of the app; a page that saw a document of another origin is not used again */
  constructor(browser: Browser, baseUrl: string) {
    this.#browser = browser;
    this.#baseUrl = baseUrl;
    this.#origin = new URL(baseUrl).origin;
  }

  /**
   * @param prepare done once to the page's context, before the page is made
   * @param isGuarded its requests will be intercepted: the browser keeps no file then, and requests of a service worker
   *   would pass by; such a page is used once
   */
  async open(
    storageState: BrowserContextOptions['storageState'],
    prepare: (context: BrowserContext) => Promise<unknown>,
    isGuarded: boolean,
  ): Promise<OpenedPage> {
    const rested = isGuarded ? undefined : this.#free.pop();
    const context =
      rested?.page.context() ??
      (await this.#browser.newContext({
        ...contextOptions(this.#baseUrl, storageState),
        ...(isGuarded ? { serviceWorkers: 'block' } : {}),
      }));
    let mayReturn = !isGuarded;
    const spoil = (): void => {
      mayReturn = false;
    };
    try {
      if (rested === undefined) await prepare(context);
      else await this.#clear(rested, storageState);
      const page = rested?.page ?? (await context.newPage());
      context.on('page', spoil);
      page.on('crash', spoil);
      const stay = (frame: Frame): void => {
        if (!this.#isOwn(frame.url())) spoil();
      };
      page.on('framenavigated', stay);
      const close = async (): Promise<void> => {
        if (mayReturn && context.serviceWorkers().length === 0) {
          const rest = this.#rest(page, rested?.session);
          const resting = await withDeadline(rest, leaving, 'the page does not let go').catch(() => undefined);
          if (resting !== undefined && mayReturn) {
            context.off('page', spoil);
            page.off('crash', spoil).off('framenavigated', stay);
            this.#free.push(resting);
            return;
          }
        }
        await context.close();
      };
      return { page, spoil, close };
    } catch (cause) {
      await context.close();
      throw cause;
    }
  }

  /** Leads a page to an empty document, and takes from it what belongs to the page alone. */
  async #rest(page: Page, known: CDPSession | undefined): Promise<RestingPage> {
    const session = known ?? (await page.context().newCDPSession(page));
    const url = this.#origin + restingPath;
    const answer = ({ requestId }: { requestId: string }): void => {
      const responseHeaders = [{ name: 'content-type', value: 'text/html' }];
      session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders }).catch(() => undefined);
    };
    session.on('Fetch.requestPaused', answer);
    await session.send('Fetch.enable', { patterns: [{ urlPattern: url }] });
    await page.goto(url);
    await session.send('Fetch.disable');
    session.off('Fetch.requestPaused', answer);
    await page.evaluate("window.name = ''");
    // An empty document is all that lies behind a page that was just opened, too.
    await session.send('Page.resetNavigationHistory');
    return { page, session };
  }

  /** Clears what is shared by the pages of the context; what an app stores while it is left comes too late otherwise. */
  async #clear({ page, session }: RestingPage, storageState: BrowserContextOptions['storageState']): Promise<void> {
    const context = page.context();
    await session.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' });
    await context.clearCookies();
    if (storageState !== undefined) await context.setStorageState(storageState);
  }

  #isOwn(url: string): boolean {
    return !/^https?:/.test(url) || new URL(url).origin === this.#origin;
  }
}
