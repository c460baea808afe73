import type { Source } from '@webmcp/contract';
import type { CDPSession, Page, Request, WebSocket } from 'playwright';
import { isAllowedHost } from '../../guard/allowed-hosts.js';
import type { PageReader } from '../../reader/page-reader.js';
import { idleFunctions, type IdleFunctions } from './idle-functions.js';

/** A file that a page took from the app's server. */
export interface ServedFile {
  /** Path and query. */
  path: string;
  kind: ServedKind;
}

/** The kinds of files that depend on nothing but the app's files. */
export const servedKinds = ['document', 'script', 'stylesheet', 'image', 'font', 'manifest', 'other'] as const;
export type ServedKind = (typeof servedKinds)[number];

/** Everything that a visit rests on. Another run with the same basis sees the same page. */
export interface VisitBasis {
  files: ServedFile[];
  /** The functions of each script that did not run, by the script's path. */
  idle: IdleFunctions;
  /** The paths of scripts whose places in the source were read. */
  placed: string[];
  /** The texts of the functions that the reader looked at. */
  texts: string[];
  /** The stamps that the page shows. */
  stamps: string[];
  /** The loop of each handler that the run was asked for. */
  rows: { at: Source; row: string | null }[];
}

/** Records what the visit of one page rests on. A request for anything but a file of the app leaves the basis unknown. */
export class PageBasis {
  readonly #page: Page;
  readonly #base: URL;
  readonly #allowHosts: string[];
  readonly #session: CDPSession;
  readonly #files = new Map<string, ServedKind>();
  readonly #placed = new Set<string>();
  readonly #rows = new Map<string, VisitBasis['rows'][number]>();
  #isKnown = true;
  #isCalling = false;

  /** Begins to record a page before it opens a document. */
  static async begin(page: Page, baseUrl: string, allowHosts: string[]): Promise<PageBasis> {
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
    return new PageBasis(page, session, new URL(baseUrl), allowHosts);
  }

  private constructor(page: Page, session: CDPSession, base: URL, allowHosts: string[]) {
    this.#page = page;
    this.#session = session;
    this.#base = base;
    this.#allowHosts = allowHosts;
    page.on('request', this.#note).on('websocket', this.#noteSocket).on('worker', this.forget);
    page.context().on('page', this.forget).on('serviceworker', this.forget);
  }

  /** Leaves the basis unknown. */
  readonly forget = (): void => {
    this.#isKnown = false;
  };

  /** Counts requests that are no files as sent by a call from now on. A call's own requests are no part of its basis. */
  callBegins(): void {
    this.#isCalling = true;
  }

  /** Notes that places in a script were read. */
  readonly placedIn = (url: string): void => void this.#placed.add(url);

  /** Notes each answer of a function that names the loop of a handler. */
  rowsBy(rowOf: (at: Source) => string | undefined): (at: Source) => string | undefined {
    return (at) => {
      const row = rowOf(at);
      this.#rows.set(`${at.file}:${at.line}:${at.column}`, { at, row: row ?? null });
      return row;
    };
  }

  /** Ends the record, and returns the basis; undefined if it is not fully known. */
  async end(reader: PageReader): Promise<VisitBasis | undefined> {
    const page = this.#page;
    page.off('request', this.#note).off('websocket', this.#noteSocket).off('worker', this.forget);
    page.context().off('page', this.forget).off('serviceworker', this.forget);
    if (!this.#isKnown) return undefined;
    try {
      const { result } = await this.#session.send('Profiler.takePreciseCoverage');
      await this.#session.detach();
      const { texts, stamps } = await reader.call('lookedAt');
      return {
        files: [...this.#files].map(([path, kind]) => ({ path, kind })),
        idle: idleFunctions(result, (url) => this.#pathOf(url)),
        placed: [...this.#placed].flatMap((url) => this.#pathOf(url) ?? []),
        texts,
        stamps,
        rows: [...this.#rows.values()],
      };
    } catch {
      // The page is gone, and nothing is known of it.
      return undefined;
    }
  }

  readonly #note = (request: Request): void => {
    const url = request.url();
    if (/^(?:data|blob|about|chrome-error):/.test(url)) return;
    // Another document has scripts of its own.
    if (request.isNavigationRequest() && request.frame() !== this.#page.mainFrame()) return this.forget();
    const path = this.#pathOf(url);
    // The browser answers a request to a host that is not allowed, always in the same way.
    if (path === undefined) return void (this.#isKnown &&= this.#isCalling || !this.#isReachable(url));
    const kind = servedKinds.find((one) => one === request.resourceType());
    if (kind === undefined || request.method() !== 'GET') return void (this.#isKnown &&= this.#isCalling);
    this.#files.set(path, kind);
  };

  /** The dev server's own socket asks for reloads, and sends nothing else. */
  readonly #noteSocket = (socket: WebSocket): void => {
    const { host, pathname } = new URL(socket.url());
    if (host !== this.#base.host || pathname !== this.#base.pathname) this.forget();
  };

  #isReachable(url: string): boolean {
    return !URL.canParse(url) || isAllowedHost(new URL(url).hostname, this.#allowHosts);
  }

  #pathOf(url: string): string | undefined {
    if (!URL.canParse(url)) return undefined;
    const { origin, pathname, search } = new URL(url);
    return origin === this.#base.origin ? pathname + search : undefined;
  }
}
