import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Frame, Page } from 'playwright';
import { closeGuarded } from '../../guard/close-guarded.js';
import { PendingWrites } from '../../guard/pending-writes.js';
import { silencePage } from '../../guard/silence-page.js';
import { withoutLaterRequests } from '../../guard/without-later-requests.js';
import { withDeadline } from '../../timing/with-deadline.js';
import { contextOptions } from './context-options.js';

/** A page without traces of an earlier state. */
export interface OpenedPage {
  page: Page;
  /** Keeps the page from being used again, because a change to it is unknown or cannot be undone. */
  spoil(): void;
  /** Lets the page return to the pool, or closes a spoiled one. No caller waits until the page rests. */
  close(): Promise<void>;
}

/**
 * The use of a page, which decides whether the page may return to the pool:
 *
 * - `read`: requests are not intercepted.
 * - `pressed`: writes are stopped from the first press on. No service worker may start, whose writes would pass by.
 * - `guarded`: each request is intercepted. The browser then keeps no file, so the page is used once.
 */
export type PageUse = 'read' | 'pressed' | 'guarded';

/** Prepares a new context, before its page is made. */
type PrepareContext = (context: BrowserContext) => Promise<unknown>;

/** A page between two states, on an empty document of the app's origin. */
interface RestingPage {
  page: Page;
  session: CDPSession;
}

/** The path of the empty document. The probe answers it, so that the request never reaches the app's server. */
const restingPath = '/.webmcp-between-states';

/** Milliseconds that a page may take to leave a document. */
const leaving = 5_000;

/** Milliseconds that the guard may take to answer writes. One from before the guard may stay open: a stream by POST. */
const answering = 1_000;

/**
 * Lends pages to one state after another. Between two states a page rests on an empty document of the app's origin.
 * Everything that a page can keep is cleared: cookies, storages, caches, its name, its history. The browser keeps the
 * app's files and its compiled code, which closing a page would lose. Measured in processor time of all processes,
 * eight loads of the optimised modules of Material UI and Ant Design: 26 to 29 s in a page each, 12 to 13 s in one
 * page.
 */
export class PagePool {
  readonly #browser: Browser;
  readonly #baseUrl: string;
  readonly #origin: string;
  /** The pages of each use that rest or will rest soon. Undefined for a page that did not let go, and was closed. */
  readonly #resting: Record<PageUse, Promise<RestingPage | undefined>[]> = { read: [], pressed: [], guarded: [] };
  /** A new page that was opened before a state needed it. */
  #ahead: Promise<Page> | undefined;

  /** @param baseUrl the app's address; a page that opened a document of another origin is not used again */
  constructor(browser: Browser, baseUrl: string) {
    this.#browser = browser;
    this.#baseUrl = baseUrl;
    this.#origin = new URL(baseUrl).origin;
  }

  /** Begins to open a new page for the next {@link open} that only reads. Both get the same arguments. */
  openAhead(storageState: BrowserContextOptions['storageState'], prepare: PrepareContext): void {
    this.#ahead = this.#newPage(storageState, prepare, 'read');
    // The state that takes the page reports the error.
    this.#ahead.catch(() => undefined);
  }

  /**
   * Opens a page: one from the pool, or a new one.
   * @param prepare is called once for each new context, before its page is made
   */
  async open(
    storageState: BrowserContextOptions['storageState'],
    prepare: PrepareContext,
    use: PageUse,
  ): Promise<OpenedPage> {
    const rested = await this.#rested(use);
    const page = rested?.page ?? (await (this.#takeAhead(use) ?? this.#newPage(storageState, prepare, use)));
    const context = page.context();
    let mayReturn = use !== 'guarded';
    const closeNow = (): Promise<void> => (use === 'read' ? context.close() : closeGuarded(context));
    const spoil = (): void => {
      mayReturn = false;
    };
    try {
      if (rested !== undefined) await this.#clear(rested, storageState);
      context.on('page', spoil);
      page.on('crash', spoil);
      const stay = (frame: Frame): void => {
        if (!this.#isOwn(frame.url())) spoil();
      };
      page.on('framenavigated', stay);
      const writes = use === 'pressed' ? new PendingWrites(context) : undefined;
      const rest = async (): Promise<RestingPage | undefined> => {
        const resting = await withDeadline(
          this.#rest(page, rested?.session, writes),
          leaving,
          'the page does not let go',
        ).catch(() => undefined);
        writes?.stop();
        if (resting === undefined || !mayReturn) return void (await closeNow());
        context.off('page', spoil);
        page.off('crash', spoil).off('framenavigated', stay);
        return resting;
      };
      const close = async (): Promise<void> => {
        if (!mayReturn || context.serviceWorkers().length > 0) return await closeNow();
        // No page is left to close if the browser ends first.
        this.#resting[use].push(rest().catch(() => undefined));
      };
      return { page, spoil, close };
    } catch (cause) {
      await context.close();
      throw cause;
    }
  }

  #takeAhead(use: PageUse): Promise<Page> | undefined {
    if (use !== 'read') return undefined;
    const ahead = this.#ahead;
    this.#ahead = undefined;
    return ahead;
  }

  /** Opens a page in a context of its own. */
  async #newPage(
    storageState: BrowserContextOptions['storageState'],
    prepare: PrepareContext,
    use: PageUse,
  ): Promise<Page> {
    const context = await this.#browser.newContext({
      ...contextOptions(this.#baseUrl, storageState),
      ...(use === 'read' ? {} : { serviceWorkers: 'block' }),
    });
    try {
      if (use === 'pressed') await context.addInitScript(withoutLaterRequests);
      await prepare(context);
      return await context.newPage();
    } catch (cause) {
      await context.close();
      throw cause;
    }
  }

  /** Takes a page that rests, once it does. Undefined if there is none. */
  async #rested(use: PageUse): Promise<RestingPage | undefined> {
    const next = this.#resting[use].shift();
    return next === undefined ? undefined : ((await next) ?? (await this.#rested(use)));
  }

  /** Opens the empty document in a page, and clears the page's name and history. */
  async #rest(page: Page, known: CDPSession | undefined, writes: PendingWrites | undefined): Promise<RestingPage> {
    const session = known ?? (await page.context().newCDPSession(page));
    const url = this.#origin + restingPath;
    const answer = ({ requestId }: { requestId: string }): void => {
      const responseHeaders = [{ name: 'content-type', value: 'text/html' }];
      session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders }).catch(() => undefined);
    };
    session.on('Fetch.requestPaused', answer);
    await session.send('Fetch.enable', { patterns: [{ urlPattern: `${url}*` }] });
    if (writes === undefined) await page.goto(url);
    else await leaveGuarded(page, session, writes, url);
    await session.send('Fetch.disable');
    session.off('Fetch.requestPaused', answer);
    await page.evaluate("window.name = ''");
    // A new page has only an empty document in its history, too.
    await session.send('Page.resetNavigationHistory');
    return { page, session };
  }

  /** Clears the context's storages and cookies. Done before the next use, because an app may store data on leaving. */
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

/**
 * Opens an address in a page whose writes are stopped, and ends its guard. No write of the document before passes.
 * @throws Error for a page that cannot be silenced, and for a write that stays open
 */
async function leaveGuarded(page: Page, session: CDPSession, writes: PendingWrites, url: string): Promise<void> {
  const revive = await silencePage(page, session, `${url}-left`);
  if (revive === undefined) throw new Error('the page has frames');
  await withDeadline(writes.landed(), answering, 'a write stays open');
  await page.goto(url);
  await page.context().unrouteAll({ behavior: 'wait' });
  await revive();
}
