import type { BrowserContext } from 'playwright';
import { isAllowedHost } from './allowed-hosts.js';

/**
 * Keeps a context from hosts that are neither this machine nor allowed, for a browser without {@link resolverRule}.
 * Intercepts each request, which switches the HTTP cache off.
 */
export async function blockHosts(context: BrowserContext, allowHosts: string[]): Promise<void> {
  const isOutside = ({ protocol, hostname }: URL): boolean =>
    /^(?:https?|wss?):$/.test(protocol) && !isAllowedHost(hostname, allowHosts);
  await context.route(isOutside, (route) => route.abort('namenotresolved'));
  await context.routeWebSocket(isOutside, (socket) => socket.close());
}
