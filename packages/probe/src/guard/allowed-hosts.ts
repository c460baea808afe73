import { ProblemError } from '@webmcp/contract';

/**
 * Decides whether a URL's host is this machine or an allowed host.
 * @param hostname the `hostname` of a URL
 * @param allowHosts host names, with or without a port, case ignored
 */
export function isAllowedHost(hostname: string, allowHosts: string[]): boolean {
  return isLoopback(hostname) || allowHosts.some((allowed) => bareHost(allowed) === hostname.toLowerCase());
}

/**
 * Returns Chromium's flag that resolves only loopback and the named hosts, for addresses as well as for names. The flag
 * costs nothing per request. Intercepting requests would switch the HTTP cache off.
 */
export function resolverRule(allowHosts: string[]): string {
  const open = ['localhost', '*.localhost', '127.0.0.1', '[::1]', '::1', ...allowHosts.map(bareHost)];
  return `--host-resolver-rules=MAP * ~NOTFOUND, ${open.map((host) => `EXCLUDE ${host}`).join(', ')}`;
}

/**
 * Refuses an address that the probe may not open.
 * @throws ProblemError HOST_NOT_ALLOWED; APP_UNREACHABLE for a `url` that is no http address
 */
export function assertAllowed(url: string, allowHosts: string[]): void {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^https?:$/.test(parsed.protocol))
    throw new ProblemError('APP_UNREACHABLE', { url, reason: 'it is not an http address' }, { where: url });
  if (!isAllowedHost(parsed.hostname, allowHosts))
    throw new ProblemError('HOST_NOT_ALLOWED', { host: parsed.hostname }, { where: url });
}

function isLoopback(hostname: string): boolean {
  const host = hostname.toLowerCase();
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

function bareHost(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
    .replace(/:\d+$/, '');
}
