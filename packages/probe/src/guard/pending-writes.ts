import type { BrowserContext, Request } from 'playwright';
import { isWrite } from './block-writes.js';

/** Knows the requests of a context that may change data and are not answered yet. */
export class PendingWrites {
  readonly #pending = new Set<Request>();
  readonly #context: BrowserContext;
  #landed: (() => void) | undefined;

  constructor(context: BrowserContext) {
    this.#context = context;
    context.on('request', this.#begin);
    context.on('requestfinished', this.#end).on('requestfailed', this.#end);
  }

  /** Waits until each request is answered. A caller without a deadline may wait for ever. */
  async landed(): Promise<void> {
    if (this.#pending.size > 0)
      await new Promise<void>((resolve) => {
        this.#landed = resolve;
      });
  }

  stop(): void {
    this.#context.off('request', this.#begin).off('requestfinished', this.#end).off('requestfailed', this.#end);
  }

  readonly #begin = (request: Request): void => {
    if (isWrite(request)) this.#pending.add(request);
  };

  readonly #end = (request: Request): void => {
    if (this.#pending.delete(request) && this.#pending.size === 0) this.#landed?.();
  };
}
