import type { JsonValue, RiskLevel } from '@webmcp/contract';

import type { BridgeWorld } from '../record/bridge-world.js';
import { BridgeError } from './bridge-error.js';
import type { EventLog } from './event-log.js';
import { limits } from './limits.js';
import { newId } from './secrets.js';

/** The facts of a call that a person allows or refuses. */
export interface Confirmation {
  confirmation_id: string;
  session_id: string;
  agent_id: string;
  tool: string;
  title: string;
  plugin: string;
  origin: string;
  risk: RiskLevel;
  args: JsonValue;
  /** Covers the tool's definition, the exact arguments, and the origin. */
  digest: string;
  created_at: string;
}

export type Decision = 'allowed' | 'denied' | 'late' | 'ended' | 'too_many';

/** Calls of one session that wait for a person at a time. */
const mostPerSession = 3;

/** Asks a person about single calls. A decision counts for one call with one digest. */
export class Confirmations {
  readonly #waiting = new Map<string, { shown: Confirmation; decide: (decision: Decision) => void }>();

  constructor(
    readonly world: Pick<BridgeWorld, 'date' | 'random' | 'after'>,
    readonly events: EventLog,
  ) {}

  /** Waits for a person's decision on a call. No decision within the limit is a refusal. */
  async ask(call: Omit<Confirmation, 'confirmation_id' | 'created_at'>, signal: AbortSignal): Promise<Decision> {
    if (signal.aborted) return 'ended';
    if (this.list().filter(({ session_id }) => session_id === call.session_id).length >= mostPerSession)
      return 'too_many';
    const id = newId(this.world.random);
    const shown = { ...call, confirmation_id: id, created_at: this.world.date().toISOString() };
    return await new Promise((resolve) => {
      const decide = (decision: Decision): void => {
        if (!this.#waiting.delete(id)) return;
        cancel();
        signal.removeEventListener('abort', end);
        this.events.emit('confirmation_decided', { confirmation_id: id, decision });
        resolve(decision);
      };
      const end = (): void => decide('ended');
      const cancel = this.world.after(limits.confirmLife, () => decide('late'));
      signal.addEventListener('abort', end, { once: true });
      this.#waiting.set(id, { shown, decide });
      this.events.emit('confirmation_pending', { confirmation_id: id, tool: call.tool });
    });
  }

  list(): Confirmation[] {
    return [...this.#waiting.values()].map(({ shown }) => structuredClone(shown));
  }

  /**
   * Decides one call.
   * @param digest the digest that the person was shown
   * @throws {BridgeError} for a call that no longer waits, or whose digest is another
   */
  decide(id: string, digest: string, allow: boolean): Confirmation {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) throw new BridgeError('not_found', 'No call waits under this id');
    if (waiting.shown.digest !== digest) throw new BridgeError('conflict', 'The call is not the one that was shown');
    waiting.decide(allow ? 'allowed' : 'denied');
    return waiting.shown;
  }
}
