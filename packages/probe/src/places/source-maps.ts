import { SourceMap, type SourceMapPayload } from 'node:module';
import type { CallPlace } from '@webmcp/contract';
import { isAllowedHost } from '../guard/allowed-hosts.js';
import type { PageScripts } from './page-scripts.js';

/** A place of the source by the path in a source map. Line and column count from 1. */
export interface MappedPlace {
  path: string;
  line: number;
  column: number;
}

/** Milliseconds that a dev server may take to send a source map. */
const patience = 10_000;

/**
 * The most bytes of a source map, and of the mappings in it. The map of a whole bundle with its sources has some ten
 * million bytes. Each mapping is an array in memory, so more mappings could end the process.
 */
const most = { bytes: 32_000_000, mappings: 8_000_000 };

/** Loads the source maps that an app serves, each once. */
export class SourceMaps {
  readonly #allowHosts: string[];
  /** Source maps by the address of their script. */
  readonly #maps = new Map<string, Promise<SourceMap | null>>();
  /** Source maps by their own address, because on a server each call has a script of its own. */
  readonly #loaded = new Map<string, Promise<SourceMap | null>>();
  /** The addresses of source maps that are too large to read. */
  readonly tooLarge = new Set<string>();

  constructor(allowHosts: string[]) {
    this.#allowHosts = allowHosts;
  }

  /**
   * Loads the maps of the scripts of some places. Scripts of packages are left out.
   * @param scriptsOf called only for places in a script that is new
   */
  async load(places: readonly CallPlace[], scriptsOf: () => Promise<PageScripts>): Promise<void> {
    const isNew = ({ url, isSource }: CallPlace): boolean =>
      isSource !== true && !this.#maps.has(url) && !url.includes('/node_modules/');
    const scripts = new Set(places.filter(isNew).map(({ url }) => url));
    if (scripts.size === 0) return;
    const maps = new Map([...(await scriptsOf()).values()].map(({ url, sourceMap }) => [url, sourceMap]));
    for (const script of scripts) {
      const given = maps.get(script) ?? '';
      const address = given !== '' && URL.canParse(given, script) ? new URL(given, script).href : '';
      const loaded = this.#loaded.get(address) ?? this.#load(address);
      this.#loaded.set(address, loaded);
      this.#maps.set(script, loaded);
    }
  }

  /**
   * Returns the place in the source. Undefined for a script without a map, or a place that the map leaves out.
   * @param ofFunction the place is the head of a function. A compiler may have written the head around code of the app.
   * So without a mapping before it on its line, the first mapping behind it counts.
   */
  async placeIn({ url, line, column, isSource }: CallPlace, ofFunction = false): Promise<MappedPlace | undefined> {
    if (isSource === true) return { path: url, line, column };
    const map = await this.#maps.get(url);
    const entry = ofFunction ? entryOnLine(map, line - 1, column - 1) : entryAt(map, line - 1, column - 1);
    if (entry === undefined) return undefined;
    const { originalSource, originalLine, originalColumn } = entry;
    const path = URL.canParse(originalSource, url) ? new URL(originalSource, url).href : originalSource;
    return { path, line: originalLine + 1, column: originalColumn + 1 };
  }

  /** Decides whether a script has a source map that could be loaded. */
  async hasMap(url: string): Promise<boolean> {
    return (await this.#maps.get(url)) != null;
  }

  /** Loads a source map. Returns null for a missing or damaged one, and for one on another host. */
  async #load(address: string): Promise<SourceMap | null> {
    if (!/^(https?|data):/.test(address)) return null;
    const { protocol, hostname } = new URL(address);
    if (protocol !== 'data:' && !isAllowedHost(hostname, this.#allowHosts)) return null;
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) });
      const text = await textWithin(response, most.bytes);
      const payload = text === undefined ? undefined : (JSON.parse(text) as SourceMapPayload & Sectioned);
      if (payload !== undefined && mappingsIn(payload) <= most.mappings) return new SourceMap(payload);
      this.tooLarge.add(protocol === 'data:' ? `${address.slice(0, 40)}…` : address);
      return null;
    } catch {
      return null;
    }
  }
}

/** A source map in sections. */
interface Sectioned {
  sections?: { map?: { mappings?: string } }[];
}

/** Counts the characters of the mappings in a source map. */
const mappingsIn = ({ mappings, sections = [] }: { mappings?: string } & Sectioned): number =>
  sections.reduce((sum, { map }) => sum + (map?.mappings?.length ?? 0), mappings?.length ?? 0);

/** Reads the text of an answer; undefined for a longer text. */
async function textWithin(response: Response, bytes: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > bytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The most columns behind the head of a function in which its first mapping may be. */
const farthest = 200;

type Entry = Extract<ReturnType<SourceMap['findEntry']>, { originalSource: string }>;

function entryAt(map: SourceMap | null | undefined, line: number, column: number): Entry | undefined {
  const entry = map?.findEntry(line, column);
  return entry !== undefined && 'originalSource' in entry ? (entry as Entry) : undefined;
}

/** Returns the nearest mapping before a column on its line, else the first mapping behind the column. */
function entryOnLine(map: SourceMap | null | undefined, line: number, column: number): Entry | undefined {
  for (let at = column; at < column + farthest; at += 1) {
    const entry = entryAt(map, line, at);
    if (entry?.generatedLine === line) return entry;
  }
  return undefined;
}
