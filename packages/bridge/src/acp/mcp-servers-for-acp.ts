import { BridgeError } from '../access/bridge-error.js';
import { limits } from '../access/limits.js';
import type { BridgeCore } from '../core/bridge-core.js';

/** The way of an agent to the bridge. `auto` is HTTP, and stdio for an agent that takes no server by HTTP. */
export type AcpTransport = 'auto' | 'http' | 'stdio';

/** One entry of `mcpServers` in ACP's `session/new`. */
export type AcpMcpServer =
  | { type: 'http'; name: string; url: string; headers: { name: string; value: string }[] }
  | { name: string; command: string; args: string[]; env: { name: string; value: string }[] };

export interface AcpOptions {
  /** The name of the agent, as the record and the approval page show it. */
  agent_id: string;
  /** The `agentCapabilities.mcpCapabilities` of the agent's answer to `initialize`. */
  capabilities?: { http?: boolean } | undefined;
  /** `auto` unless given. */
  transport?: AcpTransport;
  /** All scopes of page tools unless given. */
  scopes?: readonly string[];
  /** The tabs that the session may call; those of now unless given. */
  plugin_ids?: readonly string[];
  /** An hour unless given, which is the most. */
  ttl_seconds?: number;
}

/** The bridge's part of one ACP session. */
export interface AcpSession {
  session_id: string;
  /** The value for `mcpServers` in `session/new`. */
  mcpServers: AcpMcpServer[];
  /** Ends the bearer of the session, with its calls. Call this function when the ACP session ends. */
  end(): void;
}

/** The bridge that an entry leads to. */
export interface AcpBridge {
  core: BridgeCore;
  port: number;
  /** Starts the proxy to this bridge for one client: an absolute path, and its arguments. */
  stdio: { command: string; args: readonly string[] };
}

/**
 * Gives one ACP session its way to this very process, with a bearer of its own. A person has started the agent in the host
 * that calls this function. So the host approves the session, and the person confirms each call as ever.
 * @throws {BridgeError} for an agent without HTTP under the transport `http`, and for too many sessions
 */
export function mcpServersForAcp({ core, port, stdio }: AcpBridge, options: AcpOptions): AcpSession {
  const { agent_id, plugin_ids, ttl_seconds = limits.maxTtl } = options;
  const { scopes = ['page:read', 'page:act', 'page:destructive'] } = options;
  const way = wayOf(options);
  const asked = { agent_id, scopes: [...scopes], roots: [], reason: 'an ACP session' };
  const { request, pickup } = core.requestAccess(asked);
  // An equal request that waits belongs to another sender, and its secret with it.
  if (pickup === undefined) throw new BridgeError('conflict', 'An equal request waits for a person already');
  const { request_id } = request;
  core.approve({ request_id, ttl_seconds, ...(plugin_ids && { plugin_ids }) }, 'acp host');
  const { session_id, session_token } = core.pickUp(request_id, pickup);
  const server: AcpMcpServer =
    way === 'http'
      ? {
          type: 'http',
          name: 'webmcp',
          url: `http://127.0.0.1:${port}/mcp`,
          headers: [{ name: 'Authorization', value: `Bearer ${session_token}` }],
        }
      : {
          name: 'webmcp',
          command: stdio.command,
          args: [...stdio.args],
          env: [{ name: 'WEBMCP_TOKEN', value: session_token }],
        };
  return { session_id, mcpServers: [server], end: () => core.revoke(session_id, 'acp host') };
}

function wayOf({ transport = 'auto', capabilities }: AcpOptions): 'http' | 'stdio' {
  const takesHttp = capabilities?.http === true;
  if (transport === 'http' && !takesHttp)
    throw new BridgeError('bad_request', 'The agent takes no MCP server by HTTP; set the transport auto or stdio');
  if (transport === 'auto') return takesHttp ? 'http' : 'stdio';
  return transport;
}
