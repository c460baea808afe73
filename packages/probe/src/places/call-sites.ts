import { isDeepStrictEqual } from 'node:util';
import type { CallPlace, MadeTag, PageCalls, Source } from '@webmcp/contract';
import type { ReadPage } from '@webmcp/contract/packed-page';
import type { Page } from 'playwright';
import { columnOfTag, lineShifts } from './line-shifts.js';
import { scriptsOf } from './page-scripts.js';
import type { MappedPlace, SourceMaps } from './source-maps.js';

/**
 * Finds the tag at a place of the app's own source, by the path in a source map; line and column begin at 1. Finds the only
 * tag that can have made a node, if the node is given. Null for a node of the app whose tag is unknown.
 */
export type SiteOf = (path: string, line: number, column: number, tag?: MadeTag) => Source | null | undefined;

/** Finds the tags in the source for the calls that made elements, by the source maps that the app serves. */
export class CallSites {
  readonly #siteOf: SiteOf;
  readonly #maps: SourceMaps;

  constructor(siteOf: SiteOf, maps: SourceMaps) {
    this.#siteOf = siteOf;
    this.#maps = maps;
  }

  /**
   * Adds the sources of each element, container and records of a page that have none yet.
   * @param placedIn receives the address of each script whose places are read
   */
  async complete(
    page: Page,
    { elements, containers, records = [] }: ReadPage,
    calls: PageCalls,
    placedIn: (url: string) => void = () => undefined,
  ): Promise<void> {
    for (const { url } of calls.places.flat()) placedIn(url);
    const sites = await this.#sitesOf(page, calls.places);
    const written = (numbers: number[]): Source[] => {
      // Without an inner tag of the app, the tags around it belong to another element.
      const end = numbers.findIndex((number) => sites[number] === null);
      const all = numbers.slice(0, end === -1 ? undefined : end).flatMap((number) => sites[number] ?? []);
      return all.filter((site, at) => all.findIndex((other) => isDeepStrictEqual(site, other)) === at);
    };
    for (const [things, made] of [
      [elements, calls.elements],
      [containers, calls.containers],
      [records, calls.records],
    ] as const)
      for (const [at, thing] of things.entries()) {
        const sources = thing.sources === undefined ? written(made[at]!) : [];
        if (sources.length === 0) continue;
        thing.sources = sources;
        if ('labels' in thing) thing.isCalled = true;
      }
  }

  /**
   * Returns the stamps of the tags at some calls: '' for a call of the app whose tag is unknown, null for one of a library.
   * @param placedIn receives the address of each script whose places are read
   */
  async stampsOf(
    page: Page,
    calls: readonly CallPlace[][],
    placedIn: (url: string) => void = () => undefined,
  ): Promise<(string | null)[]> {
    for (const { url } of calls.flat()) placedIn(url);
    const sites = await this.#sitesOf(page, calls);
    return sites.map((site) =>
      site === undefined ? null : site === null ? '' : `${site.file}:${site.line}:${site.column}`,
    );
  }

  /** Returns the innermost place of each call in the app's own source, see {@link SiteOf}; undefined for calls of libraries. */
  async #sitesOf(page: Page, calls: readonly CallPlace[][]): Promise<(Source | null | undefined)[]> {
    await this.#maps.load(calls.flat(), () => scriptsOf(page));
    const recorded = recordedIn(calls);
    const shifts = lineShifts(recorded, (path, line, column) => this.#siteOf(path, line, column)?.column);
    const columns = new Map<string, number[]>();
    for (const place of recorded.filter(({ path }) => shifts.has(path)))
      columns.set(lineOf(place), [...(columns.get(lineOf(place)) ?? []), place.column]);
    return await Promise.all(
      calls.map(async (places) => {
        for (const call of places) {
          const place = await this.#maps.placeIn(call);
          const shift = call.isSource === true && place ? shifts.get(place.path) : undefined;
          const site =
            place && shift !== undefined
              ? this.#shiftedSite({ ...place, line: place.line - shift }, columns.get(lineOf(place)) ?? [])
              : place && this.#siteOf(place.path, place.line, place.column, call.tag);
          if (site !== undefined) return site;
        }
        return undefined;
      }),
    );
  }

  /** Finds the tag of a place in compiled code, on its own line. The columns of such code may be others. */
  #shiftedSite({ path, line, column }: MappedPlace, recorded: readonly number[]): Source | null | undefined {
    const at = columnOfTag(column, recorded, (given) => this.#siteOf(path, line, given)?.column);
    return at === undefined ? undefined : this.#siteOf(path, line, at);
  }
}

const lineOf = ({ path, line }: MappedPlace): string => `${path}:${line}`;

/** Lists the places that a framework recorded without a source map. A place with its node is found by the node. */
const recordedIn = (calls: readonly CallPlace[][]): { path: string; line: number; column: number }[] =>
  calls
    .flat()
    .filter(({ isSource, tag }) => isSource === true && tag === undefined)
    .map(({ url, line, column }) => ({ path: url, line, column }));
