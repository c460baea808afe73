import { watchEffect } from 'vue';

declare global {
  interface Window {
    /** What the page's components hold: their state, not what the document shows. */
    playground?: unknown;
  }
}

/** Lays the component's state open to whoever looks at the page from outside. */
export function useShown(state: object): void {
  watchEffect(() => {
    window.playground = JSON.parse(JSON.stringify(state));
  });
}
