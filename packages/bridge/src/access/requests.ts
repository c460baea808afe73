import type { BridgeWorld } from '../record/bridge-world.js';
import { BridgeError } from './bridge-error.js';
import type { EventLog } from './event-log.js';
import { limits } from './limits.js';
import { plainLine } from './plain-line.js';
import { resolveScopes } from './scopes.js';
import { hashOf, isSecretOf, newId, personCode, secret } from './secrets.js';

export type RequestStatus = 'PENDING' | 'APPROVED' | 'DENIED' | 'EXPIRED';

/** A request for access, as a person reads it. */
export interface AccessRequest {
  request_id: string;
  agent_id: string;
  scopes: string[];
  roots: string[];
  reason: string;
  status: RequestStatus;
  created_at: string;
  approved_by: string | null;
  session_id: string | null;
  /** Four letters that agent and approval page both show, so that a person can compare them. */
  code: string;
}

/** The part of a request that an agent sends. */
export interface Asked {
  agent_id: string;
  scopes: string[];
  roots: string[];
  reason: string;
}

interface Kept extends AccessRequest {
  until: number;
  /** The hash of the secret that fetches the session's token. */
  pickup: string;
}

/** Keeps the requests of agents until a person decides. */
export class Requests {
  readonly #all = new Map<string, Kept>();
  /** The end of the cool-down of each agent that was refused; Infinity for a blocked agent. */
  readonly #refused = new Map<string, number>();

  constructor(
    readonly world: Pick<BridgeWorld, 'now' | 'date' | 'random'>,
    readonly events: EventLog,
  ) {}

  /**
   * Adds a request. An equal request that still waits is not added again.
   * @returns the request, and the secret with which its sender alone fetches the token; none for an equal request
   * @throws {BridgeError} for an unknown scope, too many requests, or an agent in its cool-down
   */
  add(asked: Asked): { request: AccessRequest; pickup?: string } {
    this.#expire();
    const agent = plainLine(asked.agent_id, 64);
    if (agent === '') throw new BridgeError('bad_request', 'agent_id is empty');
    if (asked.roots.length > 16 || asked.roots.some((root) => root.length > 1024))
      throw new BridgeError('bad_request', 'roots: at most 16 paths of at most 1024 characters');
    const resolved = resolveScopes(asked.scopes);
    if ('unknown' in resolved)
      throw new BridgeError('bad_request', `${plainLine(resolved.unknown, 64)} is no scope; see docs/guides/bridge.md`);
    if (resolved.scopes.length === 0) throw new BridgeError('bad_request', 'scopes is empty');
    if ((this.#refused.get(agent) ?? 0) > this.world.now())
      throw new BridgeError('rate_limited', 'A person refused this agent; wait before you request again');
    const reason = plainLine(asked.reason, 500);
    const waiting = [...this.#all.values()].filter(({ status }) => status === 'PENDING');
    const same = waiting.find(
      (each) =>
        each.agent_id === agent &&
        each.reason === reason &&
        each.scopes.join() === resolved.scopes.join() &&
        each.roots.join('\0') === asked.roots.join('\0'),
    );
    if (same) return { request: shown(same) };
    if (waiting.filter((each) => each.agent_id === agent).length >= limits.pendingPerAgent)
      throw new BridgeError('rate_limited', `${limits.pendingPerAgent} requests of this agent wait already`);
    if (waiting.length >= limits.pendingInAll)
      throw new BridgeError('rate_limited', `${limits.pendingInAll} requests wait already`);
    const pickup = secret(this.world.random);
    const request: Kept = {
      request_id: newId(this.world.random),
      agent_id: agent,
      scopes: resolved.scopes,
      roots: [...asked.roots],
      reason,
      status: 'PENDING',
      created_at: this.world.date().toISOString(),
      approved_by: null,
      session_id: null,
      code: personCode(this.world.random).slice(0, 4),
      until: this.world.now() + limits.requestLife,
      pickup: hashOf(pickup),
    };
    this.#all.set(request.request_id, request);
    this.events.emit('request_pending', { request_id: request.request_id, agent_id: agent });
    return { request: shown(request), pickup };
  }

  /** Lists all requests, the oldest first. */
  list(): AccessRequest[] {
    this.#expire();
    return [...this.#all.values()].map(shown);
  }

  /** Returns a request. @throws {BridgeError} for an unknown id */
  get(id: string): AccessRequest {
    return shown(this.#get(id));
  }

  /** Returns whether a secret belongs to a request. An unknown request has no secret. */
  isPickup(id: string, pickup: string): boolean {
    const request = this.#all.get(id);
    return request !== undefined && isSecretOf(pickup, request.pickup);
  }

  /** Returns a request that still waits. @throws {BridgeError} for a request that was decided or has expired */
  pending(id: string): AccessRequest {
    const request = this.#get(id);
    if (request.status !== 'PENDING') throw new BridgeError('conflict', `The request is ${request.status}`);
    return shown(request);
  }

  approve(id: string, by: string, session: string): void {
    this.pending(id);
    Object.assign(this.#get(id), { status: 'APPROVED', approved_by: by, session_id: session });
    this.events.emit('request_approved', { request_id: id, session_id: session });
  }

  /** Refuses a request. The agent then waits, or for `block` is refused until the bridge ends. */
  deny(id: string, by: string, block = false): void {
    const { agent_id } = this.pending(id);
    Object.assign(this.#get(id), { status: 'DENIED', approved_by: by });
    this.#refused.set(agent_id, block ? Infinity : this.world.now() + limits.coolDown);
    this.events.emit('request_denied', { request_id: id });
  }

  #get(id: string): Kept {
    this.#expire();
    const request = this.#all.get(id);
    if (request === undefined) throw new BridgeError('not_found', 'No request has this id');
    return request;
  }

  #expire(): void {
    for (const [id, request] of this.#all) {
      if (request.status === 'PENDING' && request.until <= this.world.now()) request.status = 'EXPIRED';
      // A decided request stays readable for an hour.
      if (request.status !== 'PENDING' && request.until + limits.maxTtl * 1000 <= this.world.now())
        this.#all.delete(id);
    }
  }
}

function shown({ until: _, pickup: __, ...request }: Kept): AccessRequest {
  return structuredClone(request);
}
