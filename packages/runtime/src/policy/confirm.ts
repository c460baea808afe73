/** The browser's own dialog as it was when the runtime loaded: what the page puts in its place later is not asked. */
const ask: typeof window.confirm | undefined =
  typeof window.confirm === 'function' ? window.confirm.bind(window) : undefined;

/** Asks the person. No where no dialog can be shown. */
export function confirmed(message: string): boolean {
  try {
    return ask?.(message) === true;
  } catch {
    return false;
  }
}
