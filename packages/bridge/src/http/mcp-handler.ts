import {
  createMcpHandler,
  isLegacyRequest,
  legacyStatelessFallback,
  type McpHandlerRequestOptions,
} from '@modelcontextprotocol/server';

import type { BridgeCore } from '../core/bridge-core.js';
import { EarlierConnections } from './earlier-connections.js';
import { mcpServer } from './mcp-server.js';

/** The events after which a client lists the tools again. */
const changes = /^(?:plugin_|tools_)/;

/** The events after which a session has no connection. */
const ends = /^session_(?:revoked|expired)$/;

/** The MCP front end of a bridge. */
export interface McpFront {
  /** Answers one exchange. The session is in `authInfo`, after its token was checked. */
  fetch(request: Request, options?: McpHandlerRequestOptions): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Makes the MCP front end of a bridge. One factory serves both eras of the protocol. Clients of 2026-07-28 send each request
 * apart. Clients of 2025-11-25 keep a connection, or send each request apart as well.
 * @param version the version of the product
 */
export function mcpHandler(core: BridgeCore, version: string): McpFront {
  const onerror = (error: Error): void => core.events.emit('mcp_error', { reason: error.message });
  const serverOf = ({ authInfo }: McpHandlerRequestOptions) => mcpServer(core, version, authInfo?.clientId ?? '');
  const modern = createMcpHandler(serverOf, { legacy: 'reject', onerror });
  const alone = legacyStatelessFallback(serverOf, onerror);
  const connections = new EarlierConnections(core, (session_id) => mcpServer(core, version, session_id));
  const stop = core.events.observe(({ event, data }) => {
    if (ends.test(event)) connections.sessionEnded(data['session_id']);
    if (!changes.test(event)) return;
    modern.notify.toolsChanged();
    connections.toolsChanged(data['plugin']);
  });
  return {
    async fetch(request, options = {}) {
      if (!(await isLegacyRequest(request, options.parsedBody))) return await modern.fetch(request, options);
      return (await connections.answer(request, options)) ?? (await alone(request, options));
    },
    async close() {
      stop();
      await Promise.all([modern.close(), connections.close()]);
    },
  };
}
