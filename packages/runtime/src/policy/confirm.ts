import { isGenuine, natives, run } from '../dom/natives.js';

/** Asks the person whether a call may act. */
export type Confirmer = (question: string) => boolean | Promise<boolean>;

/**
 * Asks the person by the browser's own dialog. Refuses if the browser shows no dialog. Refuses also if the page replaced
 * `confirm` before the runtime loaded, and no frame has the browser's own.
 */
export const confirmed: Confirmer = (question) => {
  const { confirm } = natives;
  try {
    return isGenuine('confirm') && run(confirm, globalThis, [question]) === true;
  } catch {
    return false;
  }
};
