import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CallPlace, ClickStep, PageOption } from '@webmcp/contract';
import { type PackedPage, type ReadPage, unpackPage } from '@webmcp/contract/packed-page';
import type { ElementHandle, Frame, JSHandle } from 'playwright';
import type { TreeEntry } from '../browser/read-tree.js';
import { withDeadline } from '../timing/with-deadline.js';

/** A settled page as data, to be built again without scripts; see `page/copy/page-copy.ts`. */
export interface PageCopy {
  url: string;
  quirks: boolean;
  /** The tree as JSON. */
  tree: string;
}

/** The parts of a page by which a call shows its effect; see `page/document/page-facts.ts`. */
export interface PageFacts {
  route: string;
  counts: Record<string, number>;
  /** The names of the fields whose value is not the first value. */
  changed: string[];
  /** The keys of the arguments whose value the page shows. */
  shows: string[];
  /** The names in the storages. */
  stored: string[];
}

/** The script in the page, see `page/index.ts`. An element is passed by its handle. */
export interface InPageReader {
  copyPage(): PageCopy;
  frameFacts(element: ElementHandle): { shown: boolean; name: string; src: string };
  hasComputed(): boolean;
  hasInteractive(): boolean;
  hasScripts(): boolean;
  lookedAt(): { texts: string[]; stamps: string[] };
  nextMutation(deadline: number): Promise<boolean>;
  offerKeyed(): CallPlace[][];
  offerLastHandlers(): string;
  overlayText(): string | null;
  pageFacts(values: Record<string, string>): PageFacts;
  pressTarget(press: Omit<ClickStep, 'do'>, testIdAttributes: string[]): string | null;
  productionFramework(): string | null;
  quiet(deadline: number, frames?: number): Promise<string | null>;
  readClosedOptions(deadline: number): Promise<Record<number, PageOption[]>>;
  readPacked(
    testIdAttributes: string[],
    withCalls?: boolean,
    rowPlaces?: [place: string, root: string][],
    rowControls?: number[][],
  ): PackedPage;
  sameOriginLinks(): string[];
  takeStamps(stamps: (string | null)[]): number;
  takeTree(entries: TreeEntry[]): boolean;
}

/** The error of a call into a document that is gone, because the page navigated or reloaded meanwhile. */
export class DocumentGone extends Error {
  override readonly name = 'DocumentGone';
}

/** Milliseconds until a call into the page counts as hung. Longer than the deadline of each call. */
const hungAfter = 30_000;

/** Calls the reader inside a page. Each document gets the reader anew, and no global variable. */
export class PageReader {
  readonly #page: Pick<Frame, 'evaluateHandle'>;
  readonly #script: string;
  #handle: JSHandle<InPageReader> | undefined;

  /** @param page a page, or one frame of it */
  constructor(page: Pick<Frame, 'evaluateHandle'>, script: string) {
    this.#page = page;
    this.#script = script;
  }

  /**
   * Calls a function of the reader.
   * @throws DocumentGone for a page that navigates meanwhile; Error for a page that does not respond
   */
  async call<K extends keyof InPageReader>(
    method: K,
    ...args: Parameters<InPageReader[K]>
  ): Promise<Awaited<ReturnType<InPageReader[K]>>> {
    try {
      return await withDeadline(this.#callOnce(method, args), hungAfter, 'the page does not respond');
    } catch (cause) {
      this.#handle = undefined;
      if (
        cause instanceof Error &&
        /Execution context was destroyed|Cannot find context|JSHandle is disposed|Frame was detached|navigat/i.test(
          cause.message,
        )
      )
        throw new DocumentGone(cause.message, { cause });
      throw cause;
    }
  }

  /**
   * Reads every interactive element and container of the page as it is now, see `page/read-page.ts`.
   * @throws the errors of {@link call}
   */
  async readPage(...asked: Parameters<InPageReader['readPacked']>): Promise<ReadPage> {
    return unpackPage(await this.call('readPacked', ...asked));
  }

  async #callOnce<K extends keyof InPageReader>(
    method: K,
    args: Parameters<InPageReader[K]>,
  ): Promise<Awaited<ReturnType<InPageReader[K]>>> {
    this.#handle ??= (await this.#page.evaluateHandle(
      `(() => { ${this.#script}\nreturn webmcpReader; })()`,
    )) as unknown as JSHandle<InPageReader>;
    // One text, because Playwright sends an object value by value, which costs more than reading a large page.
    const answer = await this.#handle.evaluate(
      async (reader, [name, given]) =>
        JSON.stringify(await (reader[name] as (...all: unknown[]) => unknown)(...(given as unknown[]))),
      [method, args] as const,
    );
    return JSON.parse(answer) as Awaited<ReturnType<InPageReader[K]>>;
  }
}

/**
 * Returns the bundled text of the reader.
 * @throws Error before the first build
 */
export function readerScript(): string {
  return bundled('reader.iife.js');
}

/**
 * Returns the bundled text of the script that runs before a page's own scripts, see `page/before-scripts.ts`.
 * @throws Error before the first build
 */
export function beforeScripts(): string {
  return bundled('before-scripts.iife.js');
}

/**
 * Returns the bundled text of the script that mutates the copy of a page, see `page/stress/entry.ts`.
 * @throws Error before the first build
 */
export function stressScript(): string {
  return bundled('stress.iife.js');
}

function bundled(name: string): string {
  // Beside this module in the packed package, one folder up in dist, and in dist for the source.
  const file = [`./${name}`, `../${name}`, `../../dist/${name}`]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
  if (file === undefined) throw new Error(`${name} is missing: run npm run build`);
  return readFileSync(file, 'utf8');
}
