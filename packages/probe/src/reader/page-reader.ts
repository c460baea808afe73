import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ClickStep, PageOption } from '@webmcp/contract';
import { type PackedPage, type ReadPage, unpackPage } from '@webmcp/contract/packed-page';
import type { ElementHandle, Frame, JSHandle } from 'playwright';
import type { TreeEntry } from '../browser/read-tree.js';
import { withDeadline } from '../timing/with-deadline.js';

/** A settled page as data, to be built again where no script runs; see `page/page-copy.ts`. */
export interface PageCopy {
  url: string;
  quirks: boolean;
  /** The tree as JSON. */
  tree: string;
}

/** What runs in the page, see `page/index.ts`; an element is given by its handle. */
export interface InPageReader {
  copyPage(): PageCopy;
  frameFacts(element: ElementHandle): { shown: boolean; name: string; src: string };
  hasComputed(): boolean;
  hasInteractive(): boolean;
  hasScripts(): boolean;
  nextMutation(deadline: number): Promise<boolean>;
  overlayText(): string | null;
  pressTarget(press: Omit<ClickStep, 'do'>, testIdAttributes: string[]): string | null;
  productionFramework(): string | null;
  quiet(deadline: number, frames?: number): Promise<string | null>;
  readClosedOptions(deadline: number): Promise<Record<number, PageOption[]>>;
  readPacked(testIdAttributes: string[], withCalls?: boolean): PackedPage;
  sameOriginLinks(): string[];
  takeTree(entries: TreeEntry[]): boolean;
}

/** The document that was asked is gone: the page navigated or reloaded in the meantime. */
export class DocumentGone extends Error {
  override readonly name = 'DocumentGone';
}

/** How much longer than its own deadline a call into the page may take, in milliseconds, before the page counts as hung. */
const hungAfter = 30_000;

/** Calls the reader inside a page. It is handed in anew for each document and leaves no global behind. */
export class PageReader {
  readonly #page: Pick<Frame, 'evaluateHandle'>;
  readonly #script: string;
  #handle: JSHandle<InPageReader> | undefined;

  /** @param page a page, or one frame of it */
  constructor(page: Pick<Frame, 'evaluateHandle'>, script: string) {
    this.#page = page;
    this.#script = script;
  }

  /** @throws DocumentGone where the page navigates meanwhile; Error where the page does not respond */
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
   * Every interactive element and container of the page as it is now, see `page/read-page.ts`.
   * @throws as {@link call} does
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
    // As one text: Playwright takes an object apart value by value, which costs more than reading a large page.
    const answer = await this.#handle.evaluate(
      async (reader, [name, given]) =>
        JSON.stringify(await (reader[name] as (...all: unknown[]) => unknown)(...(given as unknown[]))),
      [method, args] as const,
    );
    return JSON.parse(answer) as Awaited<ReturnType<InPageReader[K]>>;
  }
}

/**
 * The text of the reader as it was bundled by the build.
 * @throws Error where the build has not run
 */
export function readerScript(): string {
  return bundled('reader.iife.js');
}

/**
 * The text of what runs in a page before its own scripts, see `page/before-scripts.ts`.
 * @throws Error where the build has not run
 */
export function beforeScripts(): string {
  return bundled('before-scripts.iife.js');
}

/**
 * The text of what mutates the copy of a page, see `page/stress/entry.ts`.
 * @throws Error where the build has not run
 */
export function stressScript(): string {
  return bundled('stress.iife.js');
}

function bundled(name: string): string {
  const file = [`./${name}`, `../dist/${name}`]
    .map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url)))
    .find((path) => existsSync(path));
  if (file === undefined) throw new Error(`${name} is missing: run npm run build`);
  return readFileSync(file, 'utf8');
}
