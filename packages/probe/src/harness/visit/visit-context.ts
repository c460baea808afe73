import type { Browser, BrowserContextOptions } from 'playwright';
import type { CallSites } from '../../calls/call-sites.js';
import type { AppPresence } from '../pages/app-presence.js';

/** What every state of a run shares. */
export interface VisitContext {
  browser: Browser;
  /** It was launched here, with flags that keep it from other hosts. */
  ownBrowser: boolean;
  /** The reader's text, see {@link PageReader}. */
  script: string;
  baseUrl: string;
  app: AppPresence;
  allowHosts: string[];
  allowProduction: boolean;
  testIdAttributes: string[];
  storageState: BrowserContextOptions['storageState'];
  /** Closes what is open and begins nothing more. */
  signal: AbortSignal | undefined;
  /** Where in the developer's own code an error arose. */
  placeOf: (error: unknown) => string | undefined;
  deadlines: Deadlines;
  background: Set<string>;
  /** Where elements were written that bear no stamp. */
  callSites?: CallSites;
  /** See `ProbeOptions.restamp`. */
  restamp?: () => Promise<void>;
  /** Whether to keep a copy of each page. */
  copies: boolean;
  /** Answer what would change data with a stub, see {@link blockWrites}. */
  blockWrites: boolean;
}

/** Milliseconds: until a page counts as restless, as empty, until a set-up counts as stuck, and an app that was there as gone. */
export interface Deadlines {
  settle: number;
  empty: number;
  setup: number;
  absence: number;
}

export const usualDeadlines: Deadlines = { settle: 10_000, empty: 60_000, setup: 60_000, absence: 10_000 };
