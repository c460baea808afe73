import { ProblemError } from '@webmcp/contract';
import { openBrowser, type Browser } from '@webmcp/probe';

import { ForeignHarness } from '../foreign/foreign-harness.js';
import type { KeptPages } from './kept-pages.js';
import type { Launched } from './look-at-app.js';
import type { MakeMapOptions } from './map-run.js';
import { openApp, type RunningApp } from './open-app.js';
import type { FoundApp } from './read-app.js';

/** An app that is ready for the browser, with the developer's harness. */
export interface OpenedApp {
  foreign: ForeignHarness | null;
  server: RunningApp;
}

/** An app that was found, and everything that decides how it starts. */
export interface ToStart {
  found: FoundApp;
  options: MakeMapOptions;
  harnessFile: string | undefined;
  kept: KeptPages | null;
}

/**
 * An app that starts while its source is read: its server, its harness and the browser of the run. None of them needs
 * another.
 */
export class StartingApp {
  readonly #over = new AbortController();
  readonly #signal: AbortSignal;
  readonly #foreign: Promise<ForeignHarness | null>;
  readonly #server: Promise<RunningApp>;
  readonly #launching: Promise<void>;
  #browser: Promise<Browser> | undefined;
  #ending: Promise<void> | undefined;
  #stopping: Promise<void> | undefined;
  #isOpened = false;

  /** @throws ProblemError USAGE for a named state without a harness */
  constructor(start: ToStart, signal: AbortSignal) {
    const { found, options, harnessFile, kept } = start;
    const [state] = options.states;
    if (harnessFile === undefined && state !== undefined) {
      const reason = `--state ${state} names a state of a harness, and there is no harness`;
      throw new ProblemError('USAGE', { reason });
    }
    this.#signal = AbortSignal.any([signal, this.#over.signal]);
    const pages = found.files.map(({ path }) => path);
    this.#server = openApp(
      found.project,
      { ...options, pages, scripts: kept?.scripts ?? [], keepsFiles: kept !== null },
      found.config,
      this.#signal,
    );
    this.#foreign = harnessOf(start, this.#signal);
    this.#launching = new Promise((onStart) => {
      if (!needsBrowser(start)) return void onStart();
      this.#browser = openBrowser({ allowHosts: options.allowHosts, signal: this.#signal, onStart });
      this.#browser.then(() => void onStart(), onStart);
    });
    // `opened` and the probe report the errors, in their order.
    for (const starting of [this.#server, this.#foreign, this.#browser]) starting?.catch(() => undefined);
  }

  /**
   * Resolves when the app and the harness are ready. A harness that cannot be used is reported before a server that does
   * not start.
   * @throws ProblemError HARNESS_INVALID, MODULE_STUCK, APP_NOT_STARTED
   */
  async opened(): Promise<OpenedApp> {
    const foreign = await this.#foreign;
    const server = await this.#server;
    this.#isOpened = true;
    return { foreign, server };
  }

  /** Resolves when the process of the browser has started, or failed to start. Reading the source would delay it. */
  async launching(): Promise<void> {
    await this.#launching;
  }

  /** The browser for the first look at the pages. */
  get browser(): Launched {
    return this.#browser === undefined || this.#ending !== undefined ? {} : { launched: this.#browser };
  }

  /** Ends the browser, and does not wait for its end. Each later look opens a browser of its own. */
  endBrowser(): void {
    this.#ending ??= this.#browser?.then((browser) => browser.close());
    this.#ending?.catch(() => undefined);
  }

  /** Ends the server, and does not wait for its end. No later step of the run may need the app. */
  endServer(): void {
    this.#stopping ??= this.#server.then((server) => server.close());
    this.#stopping.catch(() => undefined);
  }

  /** Ends everything that was started. */
  async close(): Promise<void> {
    if (!this.#isOpened) this.#over.abort();
    this.endBrowser();
    this.endServer();
    const harness = this.#foreign.then((foreign) => foreign?.close());
    await Promise.allSettled([harness, this.#ending, this.#stopping]);
  }
}

async function harnessOf({ options, harnessFile, kept }: ToStart, signal: AbortSignal): Promise<ForeignHarness | null> {
  if (harnessFile === undefined) return null;
  const data = kept?.harness;
  const foreign =
    data === undefined
      ? await ForeignHarness.open(harnessFile, options.root, { signal })
      : ForeignHarness.known(harnessFile, options.root, signal, data);
  // A run that visits no page runs no step.
  if (kept === null || kept.mayVisit) foreign.prepare();
  return foreign;
}

/** Decides whether the run launches a browser before its app is ready. The address of another app is not known yet. */
function needsBrowser({ found: { project, config }, options, kept }: ToStart): boolean {
  const isElsewhere = [options.url, options.connect, options.command, config.command].some((one) => one !== undefined);
  return !isElsewhere && /^(?:vite|static)$/.test(project.devServer) && (kept === null || kept.mayVisit);
}
