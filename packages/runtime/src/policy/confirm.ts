/** The browser's own dialog as it was when the runtime loaded: what the page puts in its place later is not asked. A server that renders has none. */
const ask: typeof confirm | undefined = /* @__PURE__ */ (() => globalThis.confirm?.bind(globalThis))();

/** Asks the person. No where no dialog can be shown. */
export function confirmed(message: string): boolean {
  try {
    return ask?.(message) === true;
  } catch {
    return false;
  }
}
