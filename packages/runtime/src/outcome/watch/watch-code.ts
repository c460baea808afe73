import { run } from '../../dom/natives.js';
import { ownTimers } from '../../dom/own-timers.js';
import { send as sendEvent } from '../../dom/send.js';
import { isDecoration, noteError } from './failures-aside.js';

/** A piece of work that the page's code begins. */
export interface Begun {
  kind: 'read' | 'write' | 'timer' | 'interval';
  /** The delay of a timer in milliseconds. */
  delay?: number;
  /** The address of a request. */
  url?: string;
  /** The method of a request, in upper case. */
  method?: string;
  /** The body of a request, if it is text or the fields of a form. */
  body?: string | FormData | URLSearchParams | undefined;
  /** True for a request that the watcher held before. Its call may have ended. */
  isHeld?: boolean;
}

/** The answer to a request that may not leave the page, or the watchers that hold it. A held request begins once more. */
type Refused = 'stopped' | readonly Watcher[];

/** Milliseconds after which a held request begins once more. */
export const holding = 400;

/** The watcher's view of one piece of work. */
export interface Work {
  /** The work has an answer, or its time; the page's code continues in this task. */
  continues(): void;
  /** The work ends without a continuation. */
  close(): void;
}

/** Notes the begin of a piece of work. Returns nothing for work that does not count. */
type Watcher = (begun: Begun) => Work | 'stopped' | 'held' | undefined;

/** One watcher for each call that waits for its outcome. */
const watchers = new Set<Watcher>();

/** Gives the page its functions back. */
let putBack: (() => void) | undefined;

/**
 * Watches the requests and the timers that the page's code begins. Wraps the functions of the page meanwhile.
 * @returns ends the watch. After the last watch the page's functions are its own again
 */
export function watchCode(watcher: Watcher): () => void {
  watchers.add(watcher);
  putBack ??= wrapAll();
  return () => {
    watchers.delete(watcher);
    if (watchers.size) return;
    putBack?.();
    putBack = undefined;
  };
}

/**
 * Notes the begin of a piece of work with each watcher. Returns nothing if no watcher counts it.
 * @param holders the watchers that held the work before. They decide about it also after their call
 */
function begin(begun: Begun, holders: readonly Watcher[] = []): Work | Refused | undefined {
  const answers = [...new Set([...holders, ...watchers])].map(
    (watcher) => [watcher, watcher({ ...begun, isHeld: holders.includes(watcher) })] as const,
  );
  const works = answers.flatMap(([, answer]) => (typeof answer === 'object' ? answer : []));
  const held = answers.flatMap(([watcher, answer]) => (answer === 'held' ? watcher : []));
  const isStopped = answers.some(([, answer]) => answer === 'stopped');
  if (isStopped || held.length) {
    for (const work of works) work.close();
    return isStopped ? 'stopped' : held;
  }
  if (!works.length) return undefined;
  return {
    continues: () => works.forEach((work) => work.continues()),
    close: () => works.forEach((work) => work.close()),
  };
}

/** A function of the page: its object, its name, the page's own and ours. */
type Place = readonly [on: object, name: string, theirs: unknown, ours: unknown];

/** The `fetch` that is watched from load on; undefined before. */
let kept: typeof fetch | undefined;

/**
 * Watches `fetch` from now on for good. HTTP libraries keep a reference to `fetch` as they load, and then send through
 * the watch too.
 */
export function keepFetch(): void {
  kept = watchedFetch(window.fetch);
  Reflect.set(window, 'fetch', kept);
}

function wrapAll(): () => void {
  const places: Place[] = [...wrappedRequests(), ...wrappedTimers()].filter(([, , theirs]) => theirs !== kept);
  for (const [on, name, , ours] of places) Reflect.set(on, name, ours);
  return () => {
    // A wrapper that other code has added meanwhile stays.
    for (const [on, name, theirs, ours] of places) if (Reflect.get(on, name) === ours) Reflect.set(on, name, theirs);
  };
}

/** Matches the methods of requests that change nothing. */
const asks = /^(get|head|options)$/i;

function request(
  [method, address]: readonly [method: string, address: string],
  sent: unknown,
  holders: readonly Watcher[],
): Work | Refused | undefined {
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href.replace(/#.*/, '') : '';
  const isPlain = typeof sent === 'string' || sent instanceof FormData || sent instanceof URLSearchParams;
  return begin(
    {
      kind: asks.test(method) ? 'read' : 'write',
      url,
      method: method.toUpperCase(),
      body: isPlain ? sent : undefined,
    },
    holders,
  );
}

const isHeld = (work: Work | Refused | undefined): work is readonly Watcher[] => Array.isArray(work);

const later = (then: () => void): void => void ownTimers.setTimeout(then, holding);

/**
 * Reads a body that is no text, so that it can be compared. Undefined without a call, for a body that needs no reading, and
 * for a body that cannot be read twice.
 */
function readBody(sent: unknown): Promise<unknown> | undefined {
  const isBytes = sent instanceof Blob || sent instanceof ArrayBuffer || ArrayBuffer.isView(sent);
  if (!watchers.size || !(isBytes || (sent instanceof Request && sent.body && !sent.bodyUsed))) return undefined;
  const copy = isBytes ? new Response(sent as BodyInit) : (sent as Request).clone();
  const isForm = /form/.test(copy.headers.get('content-type') ?? '');
  // A body that breaks off is sent unread, as the page wants it.
  return (isForm ? copy.formData() : copy.text()).catch(() => undefined);
}

/** Goes on once a body is read. The request then still belongs to the act that began it, also on a busy page. */
function afterReading<T>(read: Promise<unknown>, goOn: (body: unknown) => T | Promise<T>): Promise<T> {
  const task = begin({ kind: 'timer', delay: 0 });
  return read.then((body) => {
    if (task && task !== 'stopped' && !isHeld(task)) task.continues();
    return goOn(body);
  });
}

/** Returns a `fetch` that begins each request with the watchers. */
function watchedFetch(theirs: typeof fetch): typeof fetch {
  const ours = (
    input: RequestInfo | URL,
    init: RequestInit | undefined,
    body: unknown,
    holders: readonly Watcher[] = [],
  ): Promise<Response> => {
    const { url, method } = input instanceof Request ? input : { url: String(input), method: 'get' };
    const verb = init?.method ?? method;
    const work = request([verb, url], body, holders);
    // The browser answers so if the network fails, and apps expect that.
    if (work === 'stopped') return Promise.reject(new TypeError('Failed to fetch'));
    if (isHeld(work)) return new Promise((done) => later(() => done(ours(input, init, body, work))));
    const isBefore = !watchers.size;
    const answer = run(theirs, window, [input, init]).catch((error: unknown) =>
      noteError(error, isBefore || (asks.test(verb) && isDecoration(url))),
    );
    if (work) answer.then(work.continues, work.continues);
    return answer;
  };
  return (input, init) => {
    const sent = init?.body ?? input;
    const read = readBody(sent);
    return read ? afterReading(read, (body) => ours(input, init, body)) : ours(input, init, init?.body);
  };
}

function wrappedRequests(): Place[] {
  const { fetch } = window;
  const requests = XMLHttpRequest.prototype;
  const { open, send } = requests;
  const opened = new WeakMap<XMLHttpRequest, [method: string, address: string]>();
  const works = new WeakMap<XMLHttpRequest, Work>();
  const ourOpen = function (this: XMLHttpRequest, ...args: unknown[]): void {
    if (!opened.has(this))
      // The page adds its listeners later, so ours is the first.
      this.addEventListener('readystatechange', () => {
        if (this.readyState !== XMLHttpRequest.DONE) return;
        works.get(this)?.continues();
        works.delete(this);
      });
    opened.set(this, [String(args[0]), String(args[1])]);
    Reflect.apply(open, this, args);
  };
  const sendJudged = function (
    this: XMLHttpRequest,
    body: unknown,
    args: Parameters<typeof send>,
    holders: readonly Watcher[] = [],
  ): void {
    const work = request(opened.get(this) ?? ['get', ''], body, holders);
    if (isHeld(work)) {
      later(() => this.readyState === XMLHttpRequest.OPENED && Reflect.apply(sendJudged, this, [body, args, work]));
      return;
    }
    if (work === 'stopped') {
      for (const type of ['error', 'loadend']) sendEvent(this, new ProgressEvent(type));
      return;
    }
    if (work) {
      works.set(this, work);
      // An aborted request may skip the last state.
      this.addEventListener('loadend', () => works.get(this)?.continues(), { once: true });
    }
    Reflect.apply(send, this, args);
  };
  const ourSend = function (this: XMLHttpRequest, ...args: Parameters<typeof send>): void {
    const read = readBody(args[0]);
    if (read) void afterReading(read, (body) => Reflect.apply(sendJudged, this, [body, args]));
    else Reflect.apply(sendJudged, this, [args[0], args]);
  };
  return [
    [window, 'fetch', fetch, watchedFetch(fetch)],
    wrappedBeacon(),
    [requests, 'open', open, ourOpen],
    [requests, 'send', send, ourSend],
  ];
}

function wrappedBeacon(): Place {
  const { sendBeacon } = navigator;
  const beaconJudged = (
    url: string,
    body: unknown,
    data: BodyInit | undefined,
    holders: readonly Watcher[] = [],
  ): boolean => {
    const work = request(['POST', url], body, holders);
    if (isHeld(work)) later(() => void beaconJudged(url, body, data, work));
    return isHeld(work) || (work !== 'stopped' && run(sendBeacon, navigator, [url, data]));
  };
  const ourBeacon = (url: string, data?: BodyInit): boolean => {
    const read = readBody(data);
    if (read) void afterReading(read, (body) => beaconJudged(url, body, data));
    return !!read || beaconJudged(url, data, data);
  };
  return [navigator, 'sendBeacon', sendBeacon, ourBeacon];
}

function wrappedTimers(): Place[] {
  const { setTimeout: once, setInterval: often, clearTimeout: drop, clearInterval: stop } = window;
  const works = new Map<unknown, Work>();
  const counted = (kind: 'timer' | 'interval', start: typeof once | typeof often) =>
    function (handler: TimerHandler, delay?: number, ...args: unknown[]): number {
      const work = typeof handler === 'function' ? begin({ kind, delay: Number(delay) || 0 }) : undefined;
      // A timer is never held.
      if (!work || work === 'stopped' || isHeld(work))
        return Reflect.apply(start, window, [handler, delay, ...args]) as number;
      const run = (...given: unknown[]): void => {
        if (kind === 'timer') works.delete(timer);
        work.continues();
        Reflect.apply(handler as () => void, window, given);
      };
      const timer = Reflect.apply(start, window, [run, delay, ...args]) as number;
      works.set(timer, work);
      return timer;
    };
  const cleared = (clear: typeof drop) =>
    function (timer?: number): void {
      works.get(timer)?.close();
      works.delete(timer);
      Reflect.apply(clear, window, [timer]);
    };
  return [
    [window, 'setTimeout', once, counted('timer', once)],
    [window, 'setInterval', often, counted('interval', often)],
    [window, 'clearTimeout', drop, cleared(drop)],
    [window, 'clearInterval', stop, cleared(stop)],
  ];
}
