import type { CallResult, JsonValue } from '@webmcp/contract';

import type { PluginCall } from './bridge-tool.js';

/** A message of the bridge on a call. */
export type CallMessage =
  | { type: 'cmd'; id: string; action: string; args: Record<string, JsonValue>; approval?: string }
  | { type: 'event'; event: 'cancel'; data: { id: string } };

interface Waiting {
  resolve: (result: CallResult) => void;
  reject: (reason: Error) => void;
}

/** The calls of one plugin that wait for their answer. */
export class OpenCalls {
  readonly #send: (message: CallMessage) => void;
  readonly #waiting = new Map<string, Waiting>();

  /** @param send sends a message to the plugin */
  constructor(send: (message: CallMessage) => void) {
    this.#send = send;
  }

  call({ id, tool, args, approval }: PluginCall, signal: AbortSignal): Promise<CallResult> {
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        this.#send({ type: 'event', event: 'cancel', data: { id } });
        this.#end(id, (waiting) => waiting.reject(signal.reason as Error));
      };
      signal.addEventListener('abort', cancel, { once: true });
      const settled = (): void => signal.removeEventListener('abort', cancel);
      this.#waiting.set(id, {
        resolve: (result) => (settled(), resolve(result)),
        reject: (reason) => (settled(), reject(reason)),
      });
      this.#send({ type: 'cmd', id, action: tool, args, ...(approval !== undefined && { approval }) });
    });
  }

  /** Takes an answer. The first result of a call counts; any other result is nobody's. */
  answer(id: string, result: CallResult): void {
    this.#end(id, ({ resolve }) => resolve(result));
  }

  /** Ends all calls, because the plugin is gone. */
  gone(reason: string): void {
    for (const id of this.#waiting.keys()) this.#end(id, ({ reject }) => reject(new Error(reason)));
  }

  #end(id: string, end: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    end(waiting);
  }
}
