/** Requests that only ask. */
const asks = /^(get|head|options)$/i;

/** Milliseconds after the act within which a request is taken to be its own. */
const own = 1000;

/**
 * Counts the requests by which the page changes something, from now on, that have no answer yet. The browser tells of a
 * request only when it is through; an app that shows a change ahead of its server's answer may yet take it back.
 * @param ended puts everything back as it was
 * @param answered told of each answer
 */
export function writesUnderWay(ended: AbortSignal, answered: () => void): () => number {
  const start = performance.now();
  let count = 0;
  const begin = (method: string): (() => void) | undefined => {
    if (asks.test(method) || ended.aborted || performance.now() > start + own) return undefined;
    count += 1;
    let isThrough = false;
    return () => {
      if (!isThrough) {
        isThrough = true;
        count -= 1;
        answered();
      }
    };
  };

  const before = window.fetch;
  const { open, send } = XMLHttpRequest.prototype;
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
  const requests = XMLHttpRequest.prototype;
  Reflect.set(window, 'fetch', counted);
  Reflect.set(requests, 'open', opened);
  Reflect.set(requests, 'send', sent);
  ended.addEventListener('abort', () => {
    // What somebody else has put around it meanwhile stays.
    if (window.fetch === counted) Reflect.set(window, 'fetch', before);
    if (Reflect.get(requests, 'open') === opened) Reflect.set(requests, 'open', open);
    if (Reflect.get(requests, 'send') === sent) Reflect.set(requests, 'send', send);
  });
  return () => count;
}
