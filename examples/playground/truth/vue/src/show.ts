import { watchEffect } from 'vue';

declare global {
  interface Window {
    /** The page's own state, not the state that the document shows. */
    playground?: unknown;
  }
}

/** Publishes the page's own state on `window.playground`, for checks from outside. */
export function show(state: () => unknown): void {
  watchEffect(() => {
    window.playground = state();
  });
}
