import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { contextOptions } from './context-options.js';

/** A page in a context that is as good as new. */
export interface OpenedPage {
  page: Page;
  /** No other state is to use the context: what was done to it is not known, or cannot be undone. */
  spoil(): void;
  close(): Promise<void>;
}

/**
 * Contexts that are used by one state after another. Cookies and everything that a page can store are cleared in between;
 * the browser keeps the app's files, which a dev server sends by the hundred. Measured with Material UI's optimised
 * modules: 1.3 s of the browser's CPU for a state in place of 3.1.
 */
export class ContextPool {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #free: BrowserContext[] = [];

  /** @param origin of the app; a context that saw a document of another one is not used again */
  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /**
   * @param prepare done once to a context, before its first page
   * @param isGuarded its requests will be intercepted: the browser keeps no file then, and requests of a service worker
   *   would pass by; such a context is used once
   */
  async open(
    storageState: BrowserContextOptions['storageState'],
    prepare: (context: BrowserContext) => Promise<unknown>,
    isGuarded: boolean,
  ): Promise<OpenedPage> {
    const used = isGuarded ? undefined : this.#free.pop();
    const context =
      used ??
      (await this.#browser.newContext({
        ...contextOptions(storageState),
        ...(isGuarded ? { serviceWorkers: 'block' } : {}),
      }));
    let mayReturn = !isGuarded;
    const spoil = (): void => {
      mayReturn = false;
    };
    try {
      if (used === undefined) await prepare(context);
      const page = await context.newPage();
      if (used !== undefined) await this.#clear(page, storageState);
      context.on('page', spoil);
      page.on('crash', spoil);
      page.on('framenavigated', (frame) => {
        if (!this.#isOwn(frame.url())) spoil();
      });
      const close = async (): Promise<void> => {
        context.off('page', spoil);
        if (!mayReturn || context.serviceWorkers().length > 0) return context.close();
        await page.close();
        this.#free.push(context);
      };
      return { page, spoil, close };
    } catch (cause) {
      await context.close();
      throw cause;
    }
  }

  async #clear(page: Page, storageState: BrowserContextOptions['storageState']): Promise<void> {
    const context = page.context();
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' });
    await session.detach();
    await context.clearCookies();
    if (storageState !== undefined) await context.setStorageState(storageState);
  }

  #isOwn(url: string): boolean {
    return !/^https?:/.test(url) || new URL(url).origin === this.#origin;
  }
}
