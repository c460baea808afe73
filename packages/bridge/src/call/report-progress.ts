import type { BridgeWorld } from '../record/bridge-world.js';

/** Milliseconds between two reports on a call. A client so knows that the call still runs. */
const pause = 5000;

/** Reports to the caller what its call does, at once and every few seconds. Returns a function that stops. */
export function reportProgress(
  world: Pick<BridgeWorld, 'after'>,
  report: (message: string) => void,
  message: string,
): () => void {
  let cancel = (): void => undefined;
  const tell = (): void => {
    report(message);
    cancel = world.after(pause, tell);
  };
  tell();
  return () => cancel();
}
