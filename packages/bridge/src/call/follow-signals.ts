/**
 * Aborts a controller when one of the signals aborts. `AbortSignal.any` would do the same. In Node 20, it then leaves a part
 * of each call on the signal of the session.
 * @returns a function that stops following
 */
export function followSignals(stop: AbortController, signals: readonly AbortSignal[]): () => void {
  const stops = signals.map((signal) => {
    const pass = (): void => stop.abort(signal.reason);
    if (signal.aborted) pass();
    signal.addEventListener('abort', pass, { once: true });
    return () => signal.removeEventListener('abort', pass);
  });
  return () => {
    for (const leave of stops) leave();
  };
}
