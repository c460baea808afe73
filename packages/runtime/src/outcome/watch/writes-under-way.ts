/** Requests that only ask. */
const asks = /^(get|head|options)$/i;

/** Milliseconds after the act within which a request is taken to be its own. */
const own = 1000;

/** One for each call that waits for its outcome: told that a write begins, it gives whom to tell of the answer. */
const counters = new Set<() => () => void>();

/** Takes the counting out of the page again. */
let putBack: (() => void) | undefined;

/**
 * Counts the requests by which the page changes something, from now on, that have no answer yet. The browser tells of a
 * request only when it is through; an app that shows a change ahead of its server's answer may yet take it back.
 * @param ended when the last call that counts has ended, the page sends as it did before
 * @param answered told of each answer
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
    // What somebody else has put around it meanwhile stays.
    for (const [on, name, theirs, ours] of places) if (Reflect.get(on, name) === ours) Reflect.set(on, name, theirs);
  };
}
