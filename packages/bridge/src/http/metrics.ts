import { Counter, Gauge, Histogram, Registry } from 'prom-client';

import { BridgeError } from '../access/bridge-error.js';
import type { BridgeEvent } from '../access/event-log.js';
import type { BridgeCore } from '../core/bridge-core.js';

/** The decisions on requests, by their event. */
const decisions: Readonly<Record<string, string>> = {
  request_pending: 'pending',
  request_approved: 'approved',
  request_denied: 'denied',
};

/**
 * Counts what happens in a bridge, for Prometheus. Labels are statuses and codes alone: names of agents, tools and pages stay
 * out.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = this.#counter('webmcp_requests_total', 'Requests for access, by decision', 'decision');
  readonly #confirmations = this.#counter('webmcp_confirmations_total', 'Decisions on single calls', 'decision');
  readonly #calls = this.#counter('webmcp_calls_total', 'Calls of tools, by status', 'status');
  readonly #refused = this.#counter('webmcp_refused_total', 'Refused HTTP requests and sockets, by code', 'code');
  readonly #sessions = this.#counter('webmcp_sessions_total', 'Sessions that began or ended, by event', 'event');
  readonly #seconds = new Histogram({
    name: 'webmcp_call_seconds',
    help: 'Time of a call, with the wait for a person',
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [this.#registry],
  });
  readonly #stop: () => void;

  constructor(core: BridgeCore) {
    const now = (name: string, help: string, count: () => number): void => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect: () => gauge.set(count()),
      });
    };
    now(
      'webmcp_sessions',
      'Sessions that live',
      () => core.sessions.list().filter(({ state }) => state === 'ACTIVE').length,
    );
    now('webmcp_plugins', 'Connected pages and other plugins', () => core.plugins.list().length);
    this.#stop = core.events.observe((event) => this.#take(event));
  }

  /** Counts a refused request. */
  refused(error: unknown): void {
    this.#refused.inc({ code: error instanceof BridgeError ? error.code : 'unavailable' });
  }

  /** Returns all counts in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  close(): void {
    this.#stop();
  }

  #take({ event, data }: BridgeEvent): void {
    const decision = decisions[event];
    if (decision !== undefined) this.#requests.inc({ decision });
    else if (event === 'confirmation_decided') this.#confirmations.inc({ decision: String(data['decision']) });
    else if (/^session_(?:active|revoked|expired)$/.test(event)) this.#sessions.inc({ event: event.slice(8) });
    else if (event === 'command_executed') {
      this.#calls.inc({ status: String(data['status']) });
      this.#seconds.observe(Number(data['ms']) / 1000);
    }
  }

  #counter<Label extends string>(name: string, help: string, label: Label): Counter<Label> {
    return new Counter({ name, help, labelNames: [label], registers: [this.#registry] });
  }
}
