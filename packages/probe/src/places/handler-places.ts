import type { HandlerLink, PageHandler, PressAnswer, Source } from '@webmcp/contract';
import type { ReadPage } from '@webmcp/contract/packed-page';
import type { CDPSession, Frame, Page } from 'playwright';
import { DocumentGone, type PageReader } from '../reader/page-reader.js';
import { contextWith, sessionFor } from './frame-session.js';
import { FunctionPlaces, propertiesOf, type ScriptPlace } from './function-places.js';
import { type PageScripts, scriptsWithDebugger } from './page-scripts.js';
import type { SourceMaps } from './source-maps.js';

/**
 * Finds a place of a script in the app's files. The path is that in a source map, or the script's address. Line and
 * column count from 1. Returns undefined for a place outside of the app.
 * @param lineText the line of the script, for a script without a source map
 */
export type AppPlaceOf = (path: string, line: number, column: number, lineText?: string) => Source | undefined;

/** A name for the objects that the DevTools protocol keeps for one reading. */
const objectGroup = 'webmcp-handlers';

/** The most functions of libraries on a page that are searched for a function of the app. */
const mostWrappers = 200;

/** Finds the app's functions that answer the elements of a page, by the browser's own records. */
export class HandlerPlaces {
  readonly #appPlaceOf: AppPlaceOf;
  readonly #maps: SourceMaps;

  constructor(appPlaceOf: AppPlaceOf, maps: SourceMaps) {
    this.#appPlaceOf = appPlaceOf;
    this.#maps = maps;
  }

  /**
   * Adds the handlers of each element and container of the last reading.
   * @param reader the reader of the page, or of the frame
   * @param frame the frame that was read; absent for the page itself
   * @param placedIn receives the address of each script whose places are read
   * @throws DocumentGone for a page that navigates meanwhile
   */
  async complete(
    page: Page,
    read: ReadPage,
    reader: PageReader,
    frame?: Frame,
    placedIn: (url: string) => void = () => undefined,
  ): Promise<void> {
    if (read.elements.length === 0) return;
    const session = await sessionFor(page, frame);
    try {
      await this.#completeIn(session, read, reader, frame !== undefined, placedIn);
    } catch (cause) {
      throw isOfOldDocument(cause) ? new DocumentGone(cause.message, { cause }) : cause;
    } finally {
      await session.detach();
    }
  }

  async #completeIn(
    session: CDPSession,
    read: ReadPage,
    reader: PageReader,
    isFrame: boolean,
    placedIn: (url: string) => void,
  ): Promise<void> {
    const scripts = await scriptsWithDebugger(session);
    const name = await reader.call('offerLastHandlers');
    const functions = new FunctionPlaces(session, scripts);
    const first = await foundHandlers(session, name, isFrame ? await contextWith(session, name) : undefined);
    const found = await withTargets(session, first, functions);
    const sources = await this.#sourcesOf({ scripts, placedIn }, found.functions, functions);
    const untraced = sources.filter((source) => source === undefined).length;
    if (untraced > 0) read.untraced = untraced;
    for (const [at, element] of read.elements.entries()) {
      const handlers = handlersOf(found.links[at] ?? [], sources);
      if (handlers.length > 0) element.handlers = handlers;
      const answer = found.answers[at] ?? null;
      if (answer !== null) element.answers = answer;
    }
    for (const [at, container] of read.containers.entries()) {
      const handlers = handlersOf(found.links[read.elements.length + at] ?? [], sources);
      if (handlers.length > 0) container.handlers = handlers;
    }
  }

  /**
   * Returns the place of each function in the app. A library's function has the place of the only app function that it
   * wraps.
   */
  async #sourcesOf(
    asked: AskedPlaces,
    ids: readonly string[],
    functions: FunctionPlaces,
  ): Promise<(Source | undefined)[]> {
    const own = await Promise.all(ids.map(async (id) => [await functions.placeOf(id)]));
    const direct = await this.#onlySources(asked, own);
    const isWrapper = (at: number): boolean => direct[at] === undefined && own[at]?.[0] !== undefined;
    const wrappers = ids.flatMap((_, at) => (isWrapper(at) ? [at] : [])).slice(0, mostWrappers);
    const within = await Promise.all(wrappers.map((at) => functions.placesWithin(ids[at]!)));
    const wrapped = await this.#onlySources(asked, within);
    return direct.map((source, at) => source ?? wrapped[wrappers.indexOf(at)]);
  }

  /** Returns for each list of places the only place of the app in it. */
  async #onlySources(
    { scripts, placedIn }: AskedPlaces,
    lists: readonly (ScriptPlace | undefined)[][],
  ): Promise<(Source | undefined)[]> {
    const places = lists.map((list) => list.filter((place) => place !== undefined));
    for (const { url } of places.flat()) placedIn(url);
    await this.#maps.load(places.flat(), async () => scripts);
    return await Promise.all(
      places.map(async (list) => {
        const sources = (await Promise.all(list.map((place) => this.#sourceOf(place)))).filter(
          (source) => source !== undefined,
        );
        return new Set(sources.map(keyOf)).size === 1 ? sources[0] : undefined;
      }),
    );
  }

  async #sourceOf(place: ScriptPlace): Promise<Source | undefined> {
    if (await this.#maps.hasMap(place.url)) {
      const mapped = await this.#maps.placeIn(place, true);
      return mapped && this.#appPlaceOf(mapped.path, mapped.line, mapped.column);
    }
    if (place.url.includes('/node_modules/')) return undefined;
    return this.#appPlaceOf(place.url, place.line, place.column, await place.lineText());
  }
}

/** Matches errors of the DevTools protocol about objects of a document that the page has left. */
const ofOldDocument =
  /Cannot find (?:default execution )?context|Could not find object|No script for id|Inspected target navigated/i;

const isOfOldDocument = (cause: unknown): cause is Error => cause instanceof Error && ofOldDocument.test(cause.message);

/** The scripts of a page, and a receiver for the addresses of those whose places are read. */
interface AskedPlaces {
  scripts: PageScripts;
  placedIn(url: string): void;
}

interface Found {
  /** The ids of the functions. */
  functions: string[];
  links: HandlerLink[][];
  answers: (PressAnswer | null)[];
  /** The positions of the functions without a text. */
  bound: number[];
  /** The id of the object itself. */
  objectId: string;
}

/** Calls the offered function with `getEventListeners`, which the protocol adds to the code that it evaluates. */
async function foundHandlers(session: CDPSession, name: string, contextId: number | undefined): Promise<Found> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `globalThis[${JSON.stringify(name)}]?.(getEventListeners)`,
    includeCommandLineAPI: true,
    objectGroup,
    ...(contextId === undefined ? {} : { contextId }),
  });
  return result.objectId === undefined
    ? { functions: [], links: [], answers: [], bound: [], objectId: '' }
    : await readFound(session, result.objectId);
}

async function readFound(session: CDPSession, objectId: string): Promise<Found> {
  const own = (await propertiesOf(session, objectId)).result;
  const list = own.find((property) => property.name === 'functions')?.value?.objectId;
  const answers = String(own.find((property) => property.name === 'answers')?.value?.value ?? '[]');
  const links = String(own.find((property) => property.name === 'links')?.value?.value ?? '[]');
  const members = (list === undefined ? [] : (await propertiesOf(session, list)).result).filter(({ name }) =>
    /^\d+$/.test(name),
  );
  return {
    functions: members.map(({ value }) => value?.objectId ?? ''),
    links: JSON.parse(links) as HandlerLink[][],
    answers: JSON.parse(answers) as (PressAnswer | null)[],
    bound: members.flatMap(({ value }, at) => (value?.description?.includes('[native code]') === true ? [at] : [])),
    objectId,
  };
}

/** Reads the links again with the functions that bound functions call: `this.choose.bind(this)`. */
async function withTargets(session: CDPSession, found: Found, functions: FunctionPlaces): Promise<Found> {
  const around = new Set(
    found.links.flatMap((links) => links.flatMap(([, at, isAround]) => (isAround === 1 ? [at] : []))),
  );
  const asked = found.bound.filter((at) => around.has(at)).slice(0, mostWrappers);
  const targets = await Promise.all(asked.map((at) => functions.calledBy(found.functions[at]!)));
  const args = asked.flatMap((at, index) =>
    targets[index] === undefined ? [] : [{ value: at }, { objectId: targets[index] }],
  );
  if (args.length === 0) return found;
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: found.objectId,
    functionDeclaration: 'function (...bound) { return this.withTargets(...bound); }',
    arguments: args,
    objectGroup,
  });
  return result.objectId === undefined ? found : await readFound(session, result.objectId);
}

function handlersOf(links: readonly HandlerLink[], sources: readonly (Source | undefined)[]): PageHandler[] {
  const handlers = new Map<string, PageHandler>();
  for (const [event, found, isAround, selector] of links) {
    const at = sources[found];
    if (at === undefined) continue;
    const key = `${event} ${keyOf(at)}`;
    const around = {
      ...(isAround === 1 ? { isAround: true as const } : {}),
      ...(selector === undefined ? {} : { selector }),
    };
    if (!handlers.has(key)) handlers.set(key, { event, at, ...around });
  }
  return [...handlers.values()];
}

const keyOf = ({ file, line, column }: Source): string => `${file}:${line}:${column}`;
