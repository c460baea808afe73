import type { LibraryTable } from './library-table.js';

/**
 * One state of a harness. `Page` is generic so that this package needs no browser library; `webmcp/harness` narrows
 * `Page` to Playwright's own type.
 */
export interface HarnessState<Page = unknown> {
  /** The path to open first, relative to the app's origin: `/orders`, `/#/search`, `/doctors.html`. */
  route: string;
  /** Brings the page into the state after `route` was opened. Never exported to the page. */
  setup?: (context: { page: Page }) => Promise<void> | void;
  /** Names of controls, dialogs or headings that the page must show in the end. Otherwise the state fails. */
  expect?: string | string[];
  /**
   * The data of this state may be changed and deleted. `--behaviour` then calls each tool of the state to the end, and
   * accepts the questions of the app.
   */
  disposable?: boolean;
}

export interface Harness<Page = unknown> {
  /** Logs in once. Every state reuses the login's cookies and storage. */
  login?: (context: { page: Page }) => Promise<void> | void;
  /** The states by id. Without states, the states are the routes, as without a harness. */
  states: Record<string, HarnessState<Page>>;
}

/** The content of `webmcp.config.ts`. Every member is optional. */
export interface Config {
  /** Test-id attributes beside `data-mcp` and `data-testid`. */
  testIdAttributes?: string[];
  /** Globs of source files, relative to the root; default: all of .tsx .jsx .ts .js .vue .html outside node_modules, dist and tests. */
  include?: string[];
  exclude?: string[];
  /**
   * Tables of further UI libraries, one for each library. These tables are read before the built-in tables and override
   * them.
   */
  libraries?: LibraryTable[];
  /** The command that starts an app other than Vite and plain HTML. */
  command?: string;
  /**
   * Settings for the tools of a route: `/orders/:id`, or `/admin/*` with all routes below. The longest fitting pattern
   * decides. The settings of a tool come before those of its routes.
   */
  routes?: Record<
    string,
    {
      /** Sets the risk of each tool. Lowering a risk needs a reason, which the map keeps. */
      risk?: { level: 'safe' | 'caution' | 'destructive'; reason: string };
      /** Offers no tool on the route; `false` allows the route within a wider pattern. */
      exclude?: boolean;
    }
  >;
  /** Tools by id or name, the most useful first. A page with more tools than it can show offers these first. */
  order?: string[];
  /** Flows by a name: the ids or names of the tools, in the order of the steps. The pages must show the steps together. */
  flows?: Record<string, string[]>;
  /** Settings for each tool, by id or name. */
  tools?: Record<
    string,
    {
      name?: string;
      description?: string;
      /** Sets the risk. Lowering a risk needs a reason, which the map keeps. */
      risk?: { level: 'safe' | 'caution' | 'destructive'; reason: string };
      /** Keys of sensitive fields that agents may write. */
      allowSensitive?: string[];
      /** Keys of fields that agents may not write. The person fills such a field. */
      denyFields?: string[];
      /**
       * Ids or names of tools that are this tool in other words. The tool gets their states if the source shows that all
       * lead to the same action.
       */
      merge?: string[];
      exclude?: boolean;
      /** Allows a tool with an effect that webmcp cannot read. The tool rests on the page, and its risk is caution. */
      allow?: boolean;
      /**
       * Allows `--prove` to submit the tool and to let its requests pass. They do no harm to this app's data.
       */
      prove?: 'submitted';
    }
  >;
}
