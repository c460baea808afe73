import type { ExpectedRequest, JsonValue, ManifestTool } from '@webmcp/contract';
import { words } from '@webmcp/text';

import type { SentRequest } from '../outcome/page/scene.js';
import { severeWords } from './severe-words.js';
import { textsIn } from './texts-in.js';

/** Matches the paths of requests that report what happened, or renew a session. They come beside any act. */
const beside =
  /(analytics|telemetry|tracking|\btrack\b|metrics?|sentry|beacon|\blogs?\b|\bevents?\b|refresh|csrf|graphql|\brpc\b)/i;

/** Decides whether a request comes beside any act. Reports and renewals are posted, and their paths end nothing. */
const isBeside = (method: string, path: string): boolean =>
  method === 'POST' && beside.test(path) && !severeWords(lastWords(path)).length;

/** Returns the last two parts of a path, which name the thing and the act. */
const lastWords = (path: string): string => path.split('/').slice(-2).join(' ');

/** The part of a call that its requests are compared with. */
export interface WireCall {
  tool: ManifestTool;
  values: Readonly<Record<string, JsonValue>>;
  /** The name of the call's row. */
  row?: string;
  /** Lists the names of all rows. */
  rows?(): string[];
}

/** Milliseconds for which other writes wait for the predicted write. */
const patience = 300;

/**
 * Returns a judge of the writes that a call is about to send, by the requests that the source predicts. Once a predicted
 * request was sent, the app may send other writes. Other writes before that are held, because an app may report first.
 * Without a prediction, only a request that ends something is refused. Such a request passes if a word of the tool names
 * an ending or the thing. After a refusal, no write passes, so that the answer `denied` stays true.
 * @returns the judge: it returns the reason for which a request may not leave the page. `waits` asks to judge again later
 */
export function wireJudge(call: WireCall): (request: SentRequest) => Refusal | undefined {
  let isMet = false;
  let since: number | undefined;
  let refusal: Refusal | undefined;
  return (request) => {
    const found = refusal ?? wireProblem(request, call, !isMet, () => (isMet = true));
    if (found?.waits && performance.now() < (since ??= performance.now()) + patience) return found;
    return (refusal = found && { problem: found.problem });
  };
}

/** The reason for which a request may not leave the page. */
interface Refusal {
  problem: string;
  /** True while the predicted write may still come. */
  waits?: boolean;
}

function wireProblem(request: SentRequest, call: WireCall, isFirst: boolean, meet: () => void): Refusal | undefined {
  const { method = 'GET', url = '' } = request;
  if (!URL.canParse(url)) return undefined;
  const { tool } = call;
  const at = new URL(url);
  const expects = tool.expects ?? [];
  const sent = `It would have sent ${method} ${at.origin === location.origin ? '' : at.origin}${at.pathname}`;
  const expected = expects.filter(
    (each) => each.method === method && pathOf(each.path).test(addressFor(each.path, at)),
  );
  if (expected.length) {
    const other = bodyProblem(request, expected, call) ?? otherRow(at, request, call);
    if (other === undefined) meet();
    return other === undefined ? undefined : { problem: `${sent} ${other}` };
  }
  if (isBeside(method, at.pathname)) return undefined;
  if (isFirst && expects.length) {
    const wanted = expects.map((each) => `${each.method} ${each.path}`).join(' or ');
    return { problem: `${sent}, where ${wanted} was expected`, waits: true };
  }
  return tool.risk.level !== 'destructive' && endsMore(method, at, tool)
    ? { problem: `${sent}, which ends more than the map knows` }
    : undefined;
}

/** A path that begins with an unknown part may have any origin. */
const addressFor = (path: string, at: URL): string =>
  path[0] === '/' ? (at.origin === location.origin ? at.pathname : '') : at.origin + at.pathname;

/** Returns the pattern of a predicted path. The unknown begin of an address may be any base. */
function pathOf(path: string): RegExp {
  const parts = path
    .replace(/\/$/, '')
    .split(':')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const isOpen = path[0] !== '/' && !path.startsWith('http');
  const source = isOpen && parts[0] === '' ? parts.slice(1).join('[^/?#]+') : parts.join('[^/?#]+');
  return new RegExp(`${isOpen ? '' : '^'}${path.startsWith('http') ? source.replace('[^/?#]+', ':') : source}/?$`);
}

/** Finds a key that the source does not send, or a value other than the argument of the call. */
function bodyProblem(
  { body }: SentRequest,
  expected: readonly ExpectedRequest[],
  { tool, values }: WireCall,
): string | undefined {
  const content = contentOf(body);
  if (!content) return undefined;
  const known = expected.flatMap(({ keys }) => keys);
  const isComplete = expected.every(({ keys }) => keys.length > 0);
  const isOpen = !isComplete || Array.isArray(content);
  // Forms write the parts of an object as `user[name]`.
  const added = isOpen ? undefined : Object.keys(content).find((key) => !known.includes(key.replace(/\[.*/, '')));
  if (added !== undefined) return `with ${JSON.stringify(added)}, which the source does not send`;
  const changed = tool.fields.find(({ key, sensitive, items }) => {
    const given = values[key];
    // An app writes the items of a list in a form of its own.
    const sent = sensitive || items || given === undefined ? [] : valuesOf(content, key);
    return sent.length > 0 && sent.every((value) => isOther(value, given!));
  });
  return changed && `with another value of ${JSON.stringify(changed.key)} than the call`;
}

/** The least letters of a row's name that is looked for: a shorter one may be any value. */
const shortest = 4;

/** Finds the name of another row in a request that does not name the row of the call. A value of the call is no such name. */
function otherRow({ pathname }: URL, { body }: SentRequest, { row, rows, values }: WireCall): string | undefined {
  if (row === undefined || !rows) return undefined;
  const sent = [...decoded(pathname).split('/'), ...textsIn(contentOf(body))].map(folded).filter(Boolean);
  const known = [row, ...textsIn(values)].map(folded);
  if (sent.some((text) => text.includes(known[0]!))) return undefined;
  const others = rows().filter((name) => folded(name).length >= shortest && /\p{L}/u.test(name));
  const other = others.find((name) => !known.includes(folded(name)) && sent.includes(folded(name)));
  return other && `for the row ${JSON.stringify(other)}`;
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Lists the values that a body has under a key, at any depth. */
const valuesOf = (content: object, key: string): unknown[] =>
  Object.entries(content).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...(typeof value === 'object' && value ? valuesOf(value, key) : []),
  ]);

/** Returns the values of a body by key. Undefined for a text that is neither JSON of an object nor the fields of a form. */
function contentOf(body: SentRequest['body']): object | undefined {
  if (body === undefined) return undefined;
  if (typeof body !== 'string') return Object.fromEntries(body.entries());
  try {
    const content: unknown = JSON.parse(body);
    return typeof content === 'object' && content ? content : undefined;
  } catch {
    return /^[^=&\s<{[][^=&\s<]*=/.test(body) ? contentOf(new URLSearchParams(body)) : undefined;
  }
}

const folded = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Decides whether a sent text is another one than the argument. Apps trim, lower and format what they send. */
export function isOther(sent: unknown, given: JsonValue): boolean {
  if (typeof sent !== 'string' || typeof given !== 'string' || !sent || !given) return false;
  const [one, other] = [folded(sent), folded(given)];
  return !one.includes(other) && !other.includes(one);
}

/** Decides whether a request ends something that no word of the tool names. */
function endsMore(method: string, { pathname }: URL, tool: ManifestTool): boolean {
  if (method !== 'DELETE' && !severeWords(lastWords(pathname)).length) return false;
  const texts = [tool.title, tool.name, tool.description, ...tool.risk.reasons.map(({ evidence }) => evidence)].join(
    ' ',
  );
  if (severeWords(texts).length) return false;
  const stems = new Set(words(texts).map((word) => word.slice(0, 5)));
  return !words(pathname).some((word) => word.length > 3 && stems.has(word.slice(0, 5)));
}
