import { format } from 'node:util';
import { stampAttribute } from '@webmcp/contract/stamp-attribute';
import type { ConsoleMessage, Page, Request } from 'playwright';
import { isAllowedHost } from '../../guard/allowed-hosts.js';

/** Matches kinds of requests that stay open by design, or that no page waits for. */
const neverAwaited = /^(websocket|eventsource|ping|media|preflight)$/;

/** The status of Vite for a dependency that it optimised again meanwhile. The page then needs a reload. */
const outdatedStatus = 504;

/** A page with more documents reloads for ever. A cold dev server causes two or three. */
const mostDocuments = 8;

/** Watches one page from outside: its requests, failures, blocked hosts and writes, and errors. */
export class PageWatch {
  readonly #inFlight = new Set<Request>();
  readonly #waiting = new Set<() => void>();
  readonly #listeners: (() => void)[] = [];
  readonly #allowHosts: string[];
  readonly #background: Set<string>;
  /** The number of requests since the page was opened. */
  started = 0;
  #documents = 0;
  #openings = 0;
  /** The time at which the last module began or arrived, on the clock of `performance.now()`. */
  modulesAt = 0;
  #parsed = false;
  /** True from the request of a document until the document is there. */
  #opens = false;
  /** True after a module that arrived after the document was parsed. The page has yet to use it. */
  lateModules = false;
  /** The number of full reloads that the dev server asked for. */
  reloads = 0;
  /** True after an outdated module since the last document. The page then does not show the app. */
  outdated = false;
  crashed = false;
  readonly errors: string[] = [];
  readonly blockedHosts = new Set<string>();
  /** Methods and paths of requests that were answered with a stub. */
  readonly blockedWrites = new Set<string>();
  /** The blocked host that the page itself tried to open. */
  blockedNavigation: string | undefined;

  /** @param background addresses that once stayed open past a deadline (long polls), shared by the pages of a run */
  constructor(page: Page, allowHosts: string[], background: Set<string>) {
    this.#allowHosts = allowHosts;
    this.#background = background;
    const on = ((...args: Parameters<Page['on']>) => {
      page.on(...args);
      this.#listeners.push(() => page.off(...args));
    }) as Page['on'];
    on('request', (request) => {
      const outside = this.#outsideHost(request.url());
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        this.#openings += 1;
        this.#opens = true;
        if (outside !== null) this.blockedNavigation = outside;
      }
      this.#begin(request);
    });
    on('requestfinished', (request) => this.#end(request));
    on('requestfailed', (request) => {
      this.#noteHost(request.url());
      this.#end(request);
    });
    on('response', (response) => {
      if (response.headers()['content-type']?.startsWith('text/event-stream') === true) this.#end(response.request());
      if (response.status() === outdatedStatus && response.request().resourceType() === 'script') this.outdated = true;
    });
    on('framenavigated', (frame) => {
      // A router that writes the address begins no document. Its page is parsed, and awaits its modules as before.
      if (frame !== page.mainFrame() || (!this.#opens && this.#documents > 0)) return;
      this.#opens = false;
      this.outdated = false;
      this.#documents += 1;
      this.#parsed = false;
    });
    // A document's own modules have run by then.
    on('domcontentloaded', () => {
      this.#parsed = true;
    });
    on('websocket', (socket) => {
      this.#noteHost(socket.url());
      socket.on('framereceived', ({ payload }) => {
        if (typeof payload === 'string' && /"type"\s*:\s*"full-reload"/.test(payload)) this.reloads += 1;
      });
    });
    on('crash', () => {
      this.crashed = true;
      this.#inFlight.clear();
      this.#wake();
    });
    on('pageerror', (error) => this.errors.push(error.message));
    on('console', (message) => this.#noteMessage(message));
  }

  /** Ends the watch. The findings stay. */
  stop(): void {
    for (const off of this.#listeners.splice(0)) off();
  }

  /** Decides whether an error of the page is about a stamp. */
  get failsOnStamp(): boolean {
    return this.errors.some((text) => text.includes(stampAttribute));
  }

  /** The number of documents that the page asked a server for, reloads included. */
  get openings(): number {
    return this.#openings;
  }

  get busy(): boolean {
    return this.#inFlight.size > 0;
  }

  /** Decides whether a document, a script or a style sheet of the page is in flight. */
  get awaitsModules(): boolean {
    return this.#documents <= mostDocuments && [...this.#inFlight].some(isModule);
  }

  /** Resolves when no request is in flight; to false when `deadline` milliseconds passed before. */
  async idle(deadline: number): Promise<boolean> {
    if (!this.busy) return true;
    let timer: NodeJS.Timeout | undefined;
    let wake: (() => void) | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      this.#waiting.add(resolve);
      timer = setTimeout(resolve, deadline);
    });
    clearTimeout(timer);
    if (wake !== undefined) this.#waiting.delete(wake);
    return !this.busy;
  }

  /** Returns the addresses that are in flight now, for a message. */
  pending(): string[] {
    return [...new Set([...this.#inFlight].map((request) => keyOf(request.url())))];
  }

  /** Counts the requests in flight as background from now on, except modules. */
  giveUpOnPending(): void {
    for (const request of this.#inFlight) if (!isModule(request)) this.#background.add(keyOf(request.url()));
    this.#inFlight.clear();
    this.#wake();
  }

  #begin(request: Request): void {
    this.started += 1;
    const url = request.url();
    if (neverAwaited.test(request.resourceType()) || !/^https?:/.test(url) || this.#background.has(keyOf(url))) return;
    this.#inFlight.add(request);
    this.#noteModule(request);
  }

  #end(request: Request): void {
    this.#noteModule(request);
    if (this.#parsed && isModule(request)) this.lateModules = true;
    this.#inFlight.delete(request);
    if (!this.busy) this.#wake();
  }

  #noteModule(request: Request): void {
    if (this.#documents <= mostDocuments && isModule(request)) this.modulesAt = performance.now();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  #noteHost(url: string): void {
    const host = this.#outsideHost(url);
    if (host !== null) this.blockedHosts.add(host);
  }

  #outsideHost(url: string): string | null {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (parsed === null || !/^(https?|wss?):$/.test(parsed.protocol)) return null;
    return isAllowedHost(parsed.hostname, this.#allowHosts) ? null : parsed.hostname;
  }

  #noteMessage(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const from = URL.canParse(url) ? new URL(url) : null;
    if (from !== null && from.hostname !== '' && !isAllowedHost(from.hostname, this.#allowHosts)) return;
    const isLoad = message.text().startsWith('Failed to load resource');
    if (isLoad && (from?.pathname.endsWith('/favicon.ico') === true || message.text().includes(String(outdatedStatus))))
      return;
    this.errors.push(isLoad && from !== null ? `${message.text()} ${from.pathname}` : filledIn(message));
  }
}

/** Returns a message as the browser's console shows it, with `%s` and the like replaced (Console standard, Formatter). */
function filledIn(message: ConsoleMessage): string {
  const [first, ...rest] = message.args().map(String);
  return first === undefined || rest.length === 0 ? message.text() : format(first.replace(/%[oO]/g, '%s'), ...rest);
}

function isModule(request: Request): boolean {
  return /^(document|script|stylesheet)$/.test(request.resourceType());
}

function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
