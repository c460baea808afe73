import { setMaxListeners } from 'node:events';

import type { BridgeWorld } from '../record/bridge-world.js';
import { BridgeError } from './bridge-error.js';
import type { EventLog } from './event-log.js';
import { limits } from './limits.js';
import { hashOf, newId, secret } from './secrets.js';

export type SessionState = 'APPROVED' | 'ACTIVE' | 'EXPIRED' | 'REVOKED';

/** A session, as a person reads it. No part of it is secret. */
export interface Session {
  session_id: string;
  agent_id: string;
  state: SessionState;
  allowed_scopes: readonly string[];
  roots: readonly string[];
  /** The ids of the tabs and other plugins that the session may call. */
  plugin_ids: readonly string[];
  created_by_request: string;
  expires_at: string;
  /** Allows tools of the class caution without a confirmation of each call. Never covers destructive tools. */
  allow_writes: boolean;
}

/** A living session with the parts that the bridge alone uses. */
export interface LiveSession extends Session {
  /** Aborts when the session ends, by revocation or by its time. */
  ended: AbortSignal;
  /** The hash of each tool's definition when it was approved, by the key of the tool. */
  pins: Map<string, string>;
  /** The times of the calls within the last second. */
  recent: number[];
}

interface Kept extends Omit<LiveSession, 'ended'> {
  stop: AbortController;
  until: number;
  /** Undefined until the token was handed over. */
  token: string | undefined;
  cancel: () => void;
}

/** Keeps the sessions. A token exists outside its owner as a hash alone, in memory alone. */
export class Sessions {
  readonly #all = new Map<string, Kept>();
  /** The ids of the living sessions, by the hash of their token. */
  readonly #byToken = new Map<string, string>();

  constructor(
    readonly world: Pick<BridgeWorld, 'now' | 'date' | 'random' | 'after'>,
    readonly events: EventLog,
  ) {}

  /** Opens a session for an approved request. @throws {BridgeError} if too many sessions live or the time is invalid */
  open(
    from: Pick<Session, 'agent_id' | 'allowed_scopes' | 'roots' | 'plugin_ids' | 'created_by_request'>,
    ttlSeconds: number,
    pins: Map<string, string>,
  ): string {
    if (!Number.isFinite(ttlSeconds) || ttlSeconds < 1 || ttlSeconds > limits.maxTtl)
      throw new BridgeError('bad_request', `ttl_seconds: a number from 1 to ${limits.maxTtl}`);
    if (this.list().filter(isLiving).length >= limits.concurrentSessions)
      throw new BridgeError('rate_limited', `${limits.concurrentSessions} sessions live already`);
    this.#forget();
    const id = newId(this.world.random);
    const ms = ttlSeconds * 1000;
    const stop = new AbortController();
    // Each call and each open stream of the session listens for its end.
    setMaxListeners(0, stop.signal);
    this.#all.set(id, {
      ...from,
      session_id: id,
      state: 'APPROVED',
      expires_at: new Date(this.world.date().getTime() + ms).toISOString(),
      allow_writes: false,
      pins,
      recent: [],
      stop,
      until: this.world.now() + ms,
      token: undefined,
      cancel: this.world.after(ms, () => this.#end(id, 'EXPIRED')),
    });
    return id;
  }

  /** Makes the token of a session. @throws {BridgeError} if the token was handed over already or the session has ended */
  handOver(id: string): string {
    const session = this.#get(id);
    if (!isLiving(session)) throw new BridgeError('gone', `The session is ${session.state}`);
    if (session.token !== undefined) throw new BridgeError('gone', 'The token was handed over already');
    const token = secret(this.world.random);
    session.token = hashOf(token);
    this.#byToken.set(session.token, id);
    session.state = 'ACTIVE';
    this.events.emit('session_active', { session_id: id });
    return token;
  }

  /** Returns the living session of a token; undefined for a token that no living session has. */
  byToken(token: string): LiveSession | undefined {
    const id = this.#byToken.get(hashOf(token));
    return id === undefined ? undefined : this.live(id);
  }

  /** Returns a session that may call; undefined if it has ended or has no token yet. */
  live(id: string): LiveSession | undefined {
    const session = this.#all.get(id);
    if (session === undefined) return undefined;
    if (isLiving(session) && session.until <= this.world.now()) this.#end(id, 'EXPIRED');
    return session.state === 'ACTIVE' ? Object.assign(session, { ended: session.stop.signal }) : undefined;
  }

  list(): Session[] {
    for (const { session_id } of this.#all.values()) this.live(session_id);
    return [...this.#all.values()].map(shown);
  }

  get(id: string): Session {
    this.live(id);
    return shown(this.#get(id));
  }

  /** Ends a session at once. A session that has ended stays as it is. @throws {BridgeError} for an unknown id */
  revoke(id: string): void {
    this.#get(id);
    this.#end(id, 'REVOKED');
  }

  allowWrites(id: string, allow: boolean): void {
    this.#get(id).allow_writes = allow;
    this.events.emit('session_writes', { session_id: id, allow });
  }

  /** Ends all sessions, because the bridge ends. */
  close(): void {
    for (const id of this.#all.keys()) this.#end(id, 'REVOKED');
  }

  #get(id: string): Kept {
    const session = this.#all.get(id);
    if (session === undefined) throw new BridgeError('not_found', 'No session has this id');
    return session;
  }

  /** Forgets sessions that ended over an hour ago. The record keeps them. */
  #forget(): void {
    for (const [id, session] of this.#all)
      if (!isLiving(session) && session.until + limits.maxTtl * 1000 <= this.world.now()) this.#all.delete(id);
  }

  #end(id: string, state: 'EXPIRED' | 'REVOKED'): void {
    const session = this.#get(id);
    if (!isLiving(session)) return;
    session.state = state;
    if (session.token !== undefined) this.#byToken.delete(session.token);
    session.token = undefined;
    session.allow_writes = false;
    session.cancel();
    session.stop.abort(new Error(`The session is ${state}`));
    this.events.emit(state === 'EXPIRED' ? 'session_expired' : 'session_revoked', { session_id: id });
  }
}

const isLiving = ({ state }: Pick<Session, 'state'>): boolean => state === 'APPROVED' || state === 'ACTIVE';

function shown(session: Kept): Session {
  const { session_id, agent_id, state, allowed_scopes, roots, plugin_ids, created_by_request, expires_at } = session;
  return {
    session_id,
    agent_id,
    state,
    allowed_scopes: [...allowed_scopes],
    roots: [...roots],
    plugin_ids: [...plugin_ids],
    created_by_request,
    expires_at,
    allow_writes: session.allow_writes,
  };
}
