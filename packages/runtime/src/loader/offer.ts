import type { PageTools } from '../register/page-tools.js';
import { waitingTools } from './waiting-tools.js';

/** The storage in which the runtime keeps answers of calls that left their page, see `execute/kept-answers.ts`. */
const store = 'webmcp.calls';

/** Decides whether a call left the last page, so that its answer is to be corrected on this one. */
function hasOpenAnswer(): boolean {
  try {
    return sessionStorage.getItem(store)?.includes('"left":') === true;
  } catch {
    // A page without storage has no kept answers.
    return false;
  }
}

const hasAgent = (): boolean => 'modelContext' in document || 'modelContext' in navigator;

/**
 * Loads the runtime when an agent is there: at once if the browser has WebMCP, else at the first read of
 * `window.webmcp`. A visitor without an agent loads nothing more. A failed load is tried again at the next call.
 * @param load loads the runtime and registers the tools; the runtime then sets `window.webmcp`
 */
export function offer(load: () => Promise<unknown>): void {
  // A server that renders the app runs this module too.
  if (typeof document === 'undefined') return;
  let tools: PageTools | undefined;
  let loading: Promise<unknown> | undefined;
  const loadOnce = (): Promise<unknown> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const loaded = async (): Promise<PageTools> => {
    await loadOnce();
    if (!tools) throw new Error('the runtime registered no tools');
    return tools;
  };
  const start = (): void => void loadOnce().catch((error: unknown) => console.warn('webmcp:', error));
  // A page that uses the name for itself keeps it. Its agents come through the browser's own API.
  if (!('webmcp' in window)) {
    const waiting = waitingTools(loaded);
    Object.defineProperty(window, 'webmcp', {
      configurable: true,
      enumerable: true,
      get() {
        if (tools) return tools;
        start();
        return waiting;
      },
      set(given: PageTools) {
        tools = given;
      },
    });
  }
  if (hasAgent() || hasOpenAnswer()) start();
  // A browser extension may bring the API while the page loads.
  else window.addEventListener('load', () => hasAgent() && start(), { once: true });
}
