import type { CDPSession } from 'playwright';

/** A place in a script as the browser runs it. Line and column count from 1. */
export interface ScriptPlace {
  url: string;
  line: number;
  column: number;
  /** The text of the line, to find the place in a source file without a source map. */
  lineText: () => Promise<string>;
}

/** The most functions of one closure that are looked at. */
const mostInner = 12;

/** A property of an object in the page; only the parts that are read. */
interface Property {
  name: string;
  value?: { type?: string; value?: unknown; objectId?: string; description?: string };
}

/** The properties of an object in the page, and those that V8 keeps for itself. */
interface Properties {
  result: Property[];
  internalProperties?: Property[];
}

/** Finds the places of functions in a page by the DevTools protocol. The debugger of the session is on. */
export class FunctionPlaces {
  readonly #session: CDPSession;
  readonly #urls: ReadonlyMap<string, string>;
  readonly #texts = new Map<string, Promise<string[]>>();

  /** @param urls the addresses of the page's scripts by their id */
  constructor(session: CDPSession, urls: ReadonlyMap<string, string>) {
    this.#session = session;
    this.#urls = urls;
  }

  /** Returns the place of a function; of its target for a bound function. Undefined for a function of the browser. */
  async placeOf(objectId: string): Promise<ScriptPlace | undefined> {
    const { internalProperties = [] } = await propertiesOf(this.#session, objectId);
    const target = targetOf(internalProperties);
    return target === undefined ? this.#placeIn(internalProperties) : await this.placeOf(target);
  }

  /** Returns the places of the functions in the innermost closure of a function, such as the callback of a debounce. */
  async placesWithin(objectId: string): Promise<ScriptPlace[]> {
    const { internalProperties = [] } = await propertiesOf(this.#session, objectId);
    const target = targetOf(internalProperties);
    if (target !== undefined) return await this.placesWithin(target);
    const inner = await this.#closureOf(internalProperties);
    const places = await Promise.all(inner.map((id) => this.placeOf(id)));
    return places.filter((place) => place !== undefined);
  }

  #placeIn(internal: readonly Property[]): ScriptPlace | undefined {
    const at: unknown = internal.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value;
    if (!isLocation(at)) return undefined;
    const url = this.#urls.get(at.scriptId) ?? '';
    if (url === '') return undefined;
    const lineText = async (): Promise<string> => (await this.#textOf(at.scriptId))[at.lineNumber] ?? '';
    return { url, line: at.lineNumber + 1, column: at.columnNumber + 1, lineText };
  }

  /** Returns the ids of the functions in the innermost closure. */
  async #closureOf(internal: readonly Property[]): Promise<string[]> {
    const scopes = internal.find(({ name }) => name === '[[Scopes]]')?.value?.objectId;
    if (scopes === undefined) return [];
    const { result } = await propertiesOf(this.#session, scopes);
    const innermost = result.find(({ name }) => name === '0')?.value;
    if (innermost?.objectId === undefined || !innermost.description?.startsWith('Closure')) return [];
    const closure = await propertiesOf(this.#session, innermost.objectId);
    return closure.result
      .flatMap(({ value }) => (value?.type === 'function' && value.objectId !== undefined ? [value.objectId] : []))
      .slice(0, mostInner);
  }

  /** Returns the lines of a script. A script inside a page begins at its own line of the page. */
  #textOf(scriptId: string): Promise<string[]> {
    const known = this.#texts.get(scriptId);
    if (known !== undefined) return known;
    const read = this.#session
      .send('Debugger.getScriptSource', { scriptId })
      .then(({ scriptSource }) => scriptSource.split('\n'));
    this.#texts.set(scriptId, read);
    return read;
  }
}

const targetOf = (internal: readonly Property[]): string | undefined =>
  internal.find(({ name }) => name === '[[TargetFunction]]')?.value?.objectId;

/** Returns the properties of an object in the page, without running its getters. */
export function propertiesOf(session: CDPSession, objectId: string): Promise<Properties> {
  return session.send('Runtime.getProperties', { objectId, ownProperties: true });
}

interface Location {
  scriptId: string;
  lineNumber: number;
  columnNumber: number;
}

function isLocation(value: unknown): value is Location {
  return typeof value === 'object' && value !== null && 'scriptId' in value && 'lineNumber' in value;
}
