import type { BrowserContextOptions } from 'playwright';

/** The storage of a login, which every state begins with. */
export interface KeptStorage {
  /** The cookies, local storage and IndexedDB. */
  storageState: BrowserContextOptions['storageState'];
  /** The items of the session storage at the app's origin. Playwright's storage state holds none of them. */
  session: readonly [string, string][];
}

/** The storage of a run without a login. */
export const nothingKept: KeptStorage = { storageState: undefined, session: [] };
