/** Matches the methods of requests that change nothing. */
const asks = /^(get|head|options)$/i;

/** Milliseconds after the act within which a request is the act's own. */
const own = 1000;

/**
 * One counter for each call that waits for its outcome. A counter notes the begin of a write and returns a function
 * that notes its answer.
 */
const counters = new Set<() => () => void>();

/** Removes the counting from the page. */
let putBack: (() => void) | undefined;

/**
 * Counts the writes of the page from now on that have no answer yet. The browser reports a request only at its end. An
 * app may show a change before the answer and take it back.
 * @param ended ends the count. After the last call the page sends as before
 * @param answered is called with each answer
 */
export function writesUnderWay(ended: AbortSignal, answered: () => void): () => number {
  const start = performance.now();
  let count = 0;
  const counter = (): (() => void) => {
    const isOwn = performance.now() <= start + own;
    count += +isOwn;
    return () => {
      count -= +isOwn;
      if (isOwn) answered();
    };
  };
  counters.add(counter);
  putBack ??= countSending();
  ended.addEventListener('abort', () => {
    counters.delete(counter);
    if (counters.size) return;
    putBack?.();
    putBack = undefined;
  });
  return () => count;
}

function begin(method: string): (() => void) | undefined {
  if (asks.test(method) || !counters.size) return undefined;
  const told = [...counters].map((counter) => counter());
  return () => {
    for (const tell of told.splice(0)) tell();
  };
}

function countSending(): () => void {
  const before = window.fetch;
  const requests = XMLHttpRequest.prototype;
  const { open, send } = requests;
  const methods = new WeakMap<XMLHttpRequest, string>();
  const counted: typeof fetch = (input, init) => {
    const through = begin(init?.method ?? (input instanceof Request ? input.method : 'get'));
    const answer = before.call(window, input, init);
    if (through) answer.then(through, through);
    return answer;
  };
  const opened = function (this: XMLHttpRequest, ...args: unknown[]): void {
    methods.set(this, String(args[0]));
    Reflect.apply(open, this, args);
  };
  const sent = function (this: XMLHttpRequest, ...args: Parameters<typeof send>): void {
    const through = begin(methods.get(this) ?? 'get');
    if (through) this.addEventListener('loadend', through, { once: true });
    Reflect.apply(send, this, args);
  };
  const places: [object, string, unknown, unknown][] = [
    [window, 'fetch', before, counted],
    [requests, 'open', open, opened],
    [requests, 'send', send, sent],
  ];
  for (const [on, name, , ours] of places) Reflect.set(on, name, ours);
  return () => {
    // A wrapper that other code has added meanwhile stays.
    for (const [on, name, theirs, ours] of places) if (Reflect.get(on, name) === ours) Reflect.set(on, name, theirs);
  };
}
