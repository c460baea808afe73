import type { Page } from 'playwright';

/**
 * Watches whether anyone asks a page for its context or its clock, which is the context's: what is done to these (scripts
 * for every page, permissions, routes, a stopped time) stays when the page is closed.
 * @returns whether it was asked for; calling it ends the watch
 */
export function asksForContext(page: Page): () => boolean {
  const { clock } = page;
  const context = page.context();
  let asked = false;
  const note = <T>(value: T): T => {
    asked = true;
    return value;
  };
  Object.defineProperties(page, {
    context: { configurable: true, value: () => note(context) },
    clock: { configurable: true, get: () => note(clock) },
  });
  return () => {
    Reflect.deleteProperty(page, 'context');
    Object.defineProperty(page, 'clock', { configurable: true, enumerable: true, writable: true, value: clock });
    return asked;
  };
}
