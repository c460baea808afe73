import { SourceMap, type SourceMapPayload } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import type { CallPlace, PageCalls, Source } from '@webmcp/contract';
import type { ReadPage } from '@webmcp/contract/packed-page';
import type { Page } from 'playwright';
import { isAllowedHost } from '../guard/allowed-hosts.js';
import { scriptMaps } from './script-maps.js';

/** Finds the tag at a place of the app's own source, by the path in a source map; line and column begin at 1. */
export type SiteOf = (path: string, line: number, column: number) => Source | undefined;

/** Milliseconds that a dev server may take to send a source map. */
const patience = 10_000;

/** Finds the tags in the source for the calls that made elements, by the source maps that the app serves. */
export class CallSites {
  readonly #siteOf: SiteOf;
  readonly #allowHosts: string[];
  /** Source maps by the address of their script. */
  readonly #maps = new Map<string, Promise<SourceMap | null>>();
  /** Source maps by their own address, because on a server each call has a script of its own. */
  readonly #loaded = new Map<string, Promise<SourceMap | null>>();

  constructor(siteOf: SiteOf, allowHosts: string[]) {
    this.#siteOf = siteOf;
    this.#allowHosts = allowHosts;
  }

  /** Adds the sources of each element and container of a page that has none yet. */
  async complete(page: Page, { elements, containers }: ReadPage, calls: PageCalls): Promise<void> {
    const sites = await this.#sitesOf(page, calls.places);
    const written = (numbers: number[]): Source[] => {
      const all = numbers.flatMap((number) => sites[number] ?? []);
      return all.filter((site, at) => all.findIndex((other) => isDeepStrictEqual(site, other)) === at);
    };
    for (const [things, made] of [
      [elements, calls.elements],
      [containers, calls.containers],
    ] as const)
      for (const [at, thing] of things.entries()) {
        const sources = thing.sources === undefined ? written(made[at]!) : [];
        if (sources.length > 0) thing.sources = sources;
      }
  }

  /** Returns the innermost place of each call in the app's own source; undefined for a call inside of libraries. */
  async #sitesOf(page: Page, calls: readonly CallPlace[][]): Promise<(Source | undefined)[]> {
    await this.#loadMaps(page, calls.flat());
    return await Promise.all(
      calls.map(async (places) => {
        for (const place of places) {
          const site = await this.#siteAt(place);
          if (site !== undefined) return site;
        }
        return undefined;
      }),
    );
  }

  async #siteAt({ url, line, column, isSource }: CallPlace): Promise<Source | undefined> {
    if (isSource === true) return this.#siteOf(url, line, column);
    const entry = (await this.#maps.get(url))?.findEntry(line - 1, column - 1);
    if (entry === undefined || !('originalSource' in entry)) return undefined;
    const { originalSource, originalLine, originalColumn } = entry;
    const path = URL.canParse(originalSource, url) ? new URL(originalSource, url).href : originalSource;
    return this.#siteOf(path, originalLine + 1, originalColumn + 1);
  }

  async #loadMaps(page: Page, places: readonly CallPlace[]): Promise<void> {
    const isNew = ({ url, isSource }: CallPlace): boolean =>
      isSource !== true && !this.#maps.has(url) && !url.includes('/node_modules/');
    const scripts = new Set(places.filter(isNew).map(({ url }) => url));
    if (scripts.size === 0) return;
    const maps = await scriptMaps(page);
    for (const script of scripts) {
      const given = maps.get(script);
      const address = given !== undefined && URL.canParse(given, script) ? new URL(given, script).href : '';
      const loaded = this.#loaded.get(address) ?? this.#load(address);
      this.#loaded.set(address, loaded);
      this.#maps.set(script, loaded);
    }
  }

  /** Loads a source map. Returns null for a missing or damaged one, and for one on another host. */
  async #load(address: string): Promise<SourceMap | null> {
    if (!/^(https?|data):/.test(address)) return null;
    const { protocol, hostname } = new URL(address);
    if (protocol !== 'data:' && !isAllowedHost(hostname, this.#allowHosts)) return null;
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) });
      return new SourceMap((await response.json()) as SourceMapPayload);
    } catch {
      return null;
    }
  }
}
