import { useEffect } from 'react';

declare global {
  interface Window {
    /** What the page's components hold: their state, not what the document shows. */
    playground?: unknown;
  }
}

/** Lays the component's state open to whoever looks at the page from outside. */
export function useShown(state: unknown): void {
  useEffect(() => {
    window.playground = state;
  }, [state]);
}
