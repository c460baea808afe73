import type { JsonValue, SentRequest } from '@webmcp/contract';
import type { BrowserContext, Request } from 'playwright';
import { patternOf } from '../harness/reach/route.js';

/** Records the requests of a page from a moment on. */
export class SentRequests {
  readonly #sent: SentRequest[] = [];
  readonly #context: BrowserContext;
  #args: Record<string, JsonValue> = {};

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** Begins to record. @param args the arguments of the call, to name the values that come from them */
  begin(args: Record<string, JsonValue>): void {
    this.#args = args;
    this.#context.on('request', this.#note);
  }

  /** Ends the record, and returns the requests in a fixed order. */
  end(): SentRequest[] {
    this.#context.off('request', this.#note);
    const keyOf = ({ method, path, values }: SentRequest): string => `${path} ${method} ${values.join()}`;
    return this.#sent.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  }

  readonly #note = (request: Request): void => {
    const isSent = request.method() !== 'GET' || /^(?:xhr|fetch|ping|document)$/.test(request.resourceType());
    if (!isSent || !/^https?:/.test(request.url())) return;
    const { pathname, searchParams } = new URL(request.url());
    const values = [...searchParams, ...bodyValues(request)].map(([name, value]) => this.#named(name, value));
    this.#sent.push({
      method: request.method(),
      path: patternOf(pathname),
      values: [...new Set(values)].sort(),
    });
  };

  #named(name: string, value: string): string {
    const from = Object.entries(this.#args).filter(([, given]) => textOf(given) === value);
    return from.length === 1 ? `${name}=${from[0]![0]}` : name;
  }
}

/** Returns an argument as the page sends it. */
export const textOf = (value: JsonValue): string =>
  Array.isArray(value) ? value.map(textOf).join() : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Returns the names and values of a request's body. */
function bodyValues(request: Request): [string, string][] {
  const type = request.headers()['content-type'] ?? '';
  const body = request.postData() ?? '';
  if (type.startsWith('multipart/'))
    return [...body.matchAll(/name="([^"]*)"[^\n]*\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]*)/g)].map(
      ([, name = '', value = '']) => [name, value],
    );
  if (type.includes('urlencoded')) return [...new URLSearchParams(body)];
  try {
    return leaves(JSON.parse(body) as JsonValue, '');
  } catch {
    return body === '' ? [] : [['body', body]];
  }
}

/** Returns the values of a JSON body with their paths. The items of a list share one path. */
function leaves(value: JsonValue, path: string): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, item]) =>
    leaves(item as JsonValue, path === '' ? key : `${path}.${key}`),
  );
}
