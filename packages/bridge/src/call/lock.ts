/** Lets one call at a time through for each key, in order. */
export class Lock {
  readonly #last = new Map<string, Promise<void>>();

  /** Waits for the turn of a key. Returns a function that lets the next call through. */
  async take(key: string): Promise<() => void> {
    const before = this.#last.get(key) ?? Promise.resolve();
    let release = (): void => undefined;
    const mine = new Promise<void>((resolve) => {
      release = resolve;
    });
    const turn = before.then(() => mine);
    this.#last.set(key, turn);
    void turn.then(() => {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    });
    await before;
    return release;
  }
}
