import type { LibraryTable } from './library-table.js';

/**
 * The part of a Playwright page that the contract names; the real one has all the rest. Typed structurally so that
 * this package needs no browser library; `webmcp/harness` narrows it to Playwright's own `Page`.
 */
export interface HarnessState<Page = unknown> {
  /** The path to open first, relative to the app's origin: `/orders`, `/#/search`, `/doctors.html`. */
  route: string;
  /** Brings the page into the state after `route` was opened. Never exported to the page. */
  setup?: (context: { page: Page }) => Promise<void> | void;
  /** Names of controls, dialogs or headings that must be there in the end; else the state has failed. */
  expect?: string | string[];
}

export interface Harness<Page = unknown> {
  /** Runs once; its cookies and storage are reused by every state. */
  login?: (context: { page: Page }) => Promise<void> | void;
  /** Keys are state ids. Beside a login it may be empty: the states are then those of the routes, as without a harness. */
  states: Record<string, HarnessState<Page>>;
}

/** What `webmcp.config.ts` may say. All of it is optional. */
export interface Config {
  /** Added to `data-mcp` and `data-testid`. */
  testIdAttributes?: string[];
  /** Globs of source files, relative to the root; default: all of .tsx .jsx .ts .js .vue .html outside node_modules, dist and tests. */
  include?: string[];
  exclude?: string[];
  /** What is known about further UI libraries, one table each; asked before the built-in ones, so it also overrides them. */
  libraries?: LibraryTable[];
  /** Starts the app where it is not Vite or plain HTML. */
  command?: string;
  /** Per tool, by id or name. */
  tools?: Record<
    string,
    {
      name?: string;
      description?: string;
      /** Lowering a risk needs a reason; it stays in the map. */
      risk?: { level: 'safe' | 'caution' | 'destructive'; reason: string };
      /** Keys of sensitive fields that agents may write. */
      allowSensitive?: string[];
      exclude?: boolean;
      /** `--prove` may carry it out to the end, with what it sends let through: it does no harm in this app's data. */
      prove?: 'submitted';
    }
  >;
}
