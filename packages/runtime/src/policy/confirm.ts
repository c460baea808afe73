/**
 * The browser's own `confirm`, captured when the runtime loaded: a later replacement by the page is never asked. Undefined
 * on a server.
 */
const ask: typeof confirm | undefined = /* @__PURE__ */ (() => globalThis.confirm?.bind(globalThis))();

/** Asks the person. Returns false if the browser shows no dialog. */
export function confirmed(message: string): boolean {
  try {
    return ask?.(message) === true;
  } catch {
    return false;
  }
}
