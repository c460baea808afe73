import type { CallResult } from '@webmcp/contract';

import { Approvals } from '../access/approvals.js';
import { BridgeError } from '../access/bridge-error.js';
import { Confirmations } from '../access/confirmations.js';
import { EventLog } from '../access/event-log.js';
import { limits } from '../access/limits.js';
import { Pairing } from '../access/pairing.js';
import { PluginTokens } from '../access/plugin-tokens.js';
import { plainLine } from '../access/plain-line.js';
import { Requests, type AccessRequest, type Asked } from '../access/requests.js';
import { resolveScopes } from '../access/scopes.js';
import { Sessions, type LiveSession } from '../access/sessions.js';
import type { CallerLink, Principal } from '../call/bridge-call.js';
import { execute } from '../execute/execute.js';
import { Lock } from '../call/lock.js';
import { AuditLog } from '../record/audit-log.js';
import type { BridgeWorld } from '../record/bridge-world.js';
import { redact } from '../record/redact.js';
import { definitionHash } from '../tools/definition-hash.js';
import { Plugins, type NamedTool } from '../tools/plugins.js';

/** The decision of a person on a request. */
export interface Approval {
  request_id: string;
  /** A part of the requested scopes; all of them unless given. */
  approved_scopes?: readonly string[];
  ttl_seconds?: number;
  /** The tabs and other plugins that the session may call; those of now unless given. */
  plugin_ids?: readonly string[];
}

/** The whole state of a bridge, without any transport. Front ends translate to this class and hold no state. */
export class BridgeCore {
  readonly events = new EventLog();
  readonly requests: Requests;
  readonly sessions: Sessions;
  readonly confirmations: Confirmations;
  readonly approvals: Approvals;
  readonly plugins: Plugins;
  readonly audit: AuditLog;
  readonly pairing: Pairing;
  readonly pluginTokens: PluginTokens;
  readonly #lock = new Lock();

  constructor(readonly world: BridgeWorld) {
    this.requests = new Requests(world, this.events);
    this.sessions = new Sessions(world, this.events);
    this.confirmations = new Confirmations(world, this.events);
    this.approvals = new Approvals(world, (session_id) => this.sessions.live(session_id) !== undefined);
    this.plugins = new Plugins(this.events);
    this.audit = new AuditLog(world);
    this.pairing = new Pairing(world);
    this.pluginTokens = new PluginTokens(world);
  }

  /** Adds a request for access. @throws {BridgeError} for a request that is refused at once */
  requestAccess(asked: Asked): { request: AccessRequest; pickup?: string } {
    try {
      const added = this.requests.add(asked);
      const { agent_id, request_id } = added.request;
      this.#note('agent', agent_id, 'request_access', { args: { ...asked }, result: 'PENDING', request_id });
      return added;
    } catch (error) {
      if (error instanceof BridgeError)
        this.#note('agent', plainLine(asked.agent_id, 64), 'request_access', {
          args: { ...asked },
          result: error.code,
        });
      throw error;
    }
  }

  /**
   * Approves a request, by a person. Pins the tools of the approved plugins as they are now.
   * @param by the surface on which the person decided
   * @returns the id of the session; its token is made when it is handed over
   * @throws {BridgeError} for scopes that were not requested, or a request that no longer waits
   */
  approve({ request_id, approved_scopes, ttl_seconds = limits.defaultTtl, plugin_ids }: Approval, by: string): string {
    const request = this.requests.pending(request_id);
    const resolved = resolveScopes(approved_scopes ?? request.scopes);
    if ('unknown' in resolved) throw new BridgeError('bad_request', 'approved_scopes holds an unknown scope');
    const wider = resolved.scopes.find((scope) => !request.scopes.includes(scope));
    if (wider !== undefined) throw new BridgeError('forbidden', `approved_scopes: ${wider} was not requested`);
    const ids = plugin_ids ?? this.plugins.list().map(({ id }) => id);
    const pins = new Map(
      ids.flatMap((id) => {
        const plugin = this.plugins.get(id);
        return (plugin?.tools() ?? []).map((tool): [string, string] => [
          `${id} ${tool.name}`,
          definitionHash(tool, plugin!),
        ]);
      }),
    );
    const session = this.sessions.open(
      {
        agent_id: request.agent_id,
        allowed_scopes: resolved.scopes,
        roots: request.roots,
        plugin_ids: [...ids],
        created_by_request: request_id,
      },
      ttl_seconds,
      pins,
    );
    try {
      const args = { approved_scopes: resolved.scopes, ttl_seconds };
      this.#note('person', by, 'approve', { args, result: 'APPROVED', request_id, session_id: session });
    } catch (error) {
      // A session that cannot be recorded does not live.
      this.sessions.revoke(session);
      throw error;
    }
    this.requests.approve(request_id, by, session);
    return session;
  }

  /** Refuses a request, by a person. */
  deny(request_id: string, by: string, block = false): void {
    this.requests.deny(request_id, by, block);
    this.#note('person', by, block ? 'deny_and_block' : 'deny', { result: 'DENIED', request_id });
  }

  /** Ends a session at once, with its calls. */
  revoke(session_id: string, by: string): void {
    const { created_by_request } = this.sessions.get(session_id);
    this.sessions.revoke(session_id);
    this.#note('person', by, 'revoke', { result: 'REVOKED', request_id: created_by_request, session_id });
  }

  /** Allows or ends writes without single confirmations for a session. Destructive calls still ask. */
  allowWrites(session_id: string, allow: boolean, by: string): void {
    const { created_by_request } = this.sessions.get(session_id);
    this.sessions.allowWrites(session_id, allow);
    this.#note('person', by, 'allow_writes', { result: allow, request_id: created_by_request, session_id });
  }

  /** Decides one call that waits, by a person. */
  decide(confirmation_id: string, digest: string, allow: boolean, by: string): void {
    const { session_id, tool } = this.confirmations.decide(confirmation_id, digest, allow);
    this.#note('person', by, allow ? 'allow_call' : 'refuse_call', {
      args: { tool, digest },
      result: allow,
      session_id,
    });
  }

  /**
   * Hands the token of an approved request to its sender, once.
   * @param pickup the secret that the sender got with its request
   * @throws {BridgeError} for a wrong secret, a request without approval, or a second time
   */
  pickUp(request_id: string, pickup: string): { session_id: string; session_token: string; expires_at: string } {
    if (!this.requests.isPickup(request_id, pickup))
      throw new BridgeError('unauthorized', 'The pick-up secret is wrong');
    const request = this.requests.get(request_id);
    if (request.session_id === null) throw new BridgeError('conflict', `The request is ${request.status}`);
    return this.handOver(request.session_id);
  }

  /** Hands the token of a session over, once. @throws {BridgeError} the second time */
  handOver(session_id: string): { session_id: string; session_token: string; expires_at: string } {
    const session_token = this.sessions.handOver(session_id);
    return { session_id, session_token, expires_at: this.sessions.get(session_id).expires_at };
  }

  /** Makes a code that connects one tab of an origin. @throws {BridgeError} for a text that is no origin of the web */
  pairingCode(origin: string, by: string): string {
    if (!/^https?:$/.test(URL.canParse(origin) ? new URL(origin).protocol : '') || new URL(origin).origin !== origin)
      throw new BridgeError('bad_request', 'origin: scheme, host and port alone, such as http://localhost:5173');
    this.#note('person', by, 'pairing_code', { args: { origin }, result: 'made' });
    return this.pairing.newCode(origin);
  }

  /** Gives a program the token by which it connects as a plugin. @throws {BridgeError} for a name that no program may have */
  pluginToken(plugin_id: string, by: string): string {
    const token = this.pluginTokens.give(plugin_id);
    this.#note('person', by, 'plugin_token', { args: { plugin_id }, result: 'made' });
    return token;
  }

  /** Lists the tools that a session can call now. A tool that changed since it was approved is left out. */
  tools(session: LiveSession): NamedTool[] {
    return this.plugins.toolsOf(session.plugin_ids).filter(({ tool, plugin }) => {
      const pinned = session.pins.get(`${plugin.id} ${tool.name}`);
      return (
        session.allowed_scopes.includes(tool.scope) && (pinned === undefined || pinned === definitionHash(tool, plugin))
      );
    });
  }

  /** Executes one call: see {@link execute}. */
  execute(principal: Principal, tool: string, args: unknown, link?: CallerLink): Promise<CallResult> {
    const { world, sessions, confirmations, approvals, plugins, audit, events } = this;
    return execute(
      { world, sessions, confirmations, approvals, plugins, audit, events, lock: this.#lock },
      principal,
      tool,
      args,
      link,
    );
  }

  /** Ends all sessions and what waits. */
  close(): void {
    this.sessions.close();
  }

  #note(actor: string, user: string, action: string, noted: Noted): void {
    const { args = {}, result, session_id = null, request_id = null } = noted;
    this.audit.append({ actor, user, action, args: redact(args), result: redact(result), session_id, request_id });
  }
}

/** The parts of an entry that most decisions leave out. */
interface Noted {
  args?: Record<string, unknown>;
  result: unknown;
  session_id?: string | null;
  request_id?: string | null;
}
