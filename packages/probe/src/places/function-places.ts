import type { CDPSession } from 'playwright';
import type { PageScripts } from './page-scripts.js';

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

/**
 * The most names in the closure of a wrapper, such as a debounce. A closure with more names is the scope of a module:
 * that of React's DOM package has 1,449 names, and to send them takes 130 ms.
 */
const mostNames = 50;

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
  readonly #scripts: PageScripts;
  readonly #texts = new Map<string, Promise<string[]>>();

  constructor(session: CDPSession, scripts: PageScripts) {
    this.#session = session;
    this.#scripts = scripts;
  }

  /** Returns the place of a function; of its target for a bound function. Undefined for a function of the browser. */
  async placeOf(objectId: string): Promise<ScriptPlace | undefined> {
    const { internalProperties = [] } = await propertiesOf(this.#session, objectId);
    const target = targetOf(internalProperties);
    return target === undefined ? this.#placeIn(internalProperties) : await this.placeOf(target);
  }

  /** Returns the id of the function that a bound function calls at last; undefined for a function that is not bound. */
  async calledBy(objectId: string): Promise<string | undefined> {
    const target = targetOf((await propertiesOf(this.#session, objectId)).internalProperties ?? []);
    return target === undefined ? undefined : ((await this.calledBy(target)) ?? target);
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
    const url = this.#scripts.get(at.scriptId)?.url ?? '';
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
    const { result: found } = await this.#session.send('Runtime.callFunctionOn', {
      objectId: innermost.objectId,
      functionDeclaration: String(functionsOf),
      arguments: [{ value: mostNames }, { value: mostInner }],
    });
    if (found.objectId === undefined) return [];
    const functions = (await propertiesOf(this.#session, found.objectId)).result;
    return functions.flatMap(({ value }) => (value?.type === 'function' && value.objectId ? [value.objectId] : []));
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

/**
 * Returns the functions of a closure. Runs in the page, on the object that V8 makes for a scope: its member `object` has
 * the names of the closure.
 */
function functionsOf(this: { object: object }, mostNames: number, mostInner: number): unknown[] {
  const names = Object.values(this.object);
  return names.length > mostNames ? [] : names.filter((value) => typeof value === 'function').slice(0, mostInner);
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
