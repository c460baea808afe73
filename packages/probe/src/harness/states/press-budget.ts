/** Limits the number of presses of exploring. */
export class PressBudget {
  readonly #clicks: number;
  readonly #time: number;
  readonly #end: number;
  #left: number;

  /** @param time milliseconds from now */
  constructor(clicks: number, time: number) {
    this.#clicks = clicks;
    this.#time = time;
    this.#left = clicks;
    this.#end = performance.now() + time;
  }

  /** Returns the limit that was reached, for a message; null below the limits. */
  get reached(): string | null {
    if (this.#left === 0) return `${this.#clicks} presses`;
    return performance.now() >= this.#end ? `${Math.round(this.#time / 1000)} seconds` : null;
  }

  /** Takes up to `wanted` presses, and returns their number. */
  take(wanted: number): number {
    const taken = Math.min(wanted, this.#left);
    this.#left -= taken;
    return taken;
  }
}
