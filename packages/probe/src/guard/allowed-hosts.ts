import { ProblemError } from '@webmcp/contract';

/**
 * Whether a URL's host is this machine or one that was named.
 * @param hostname as `URL.hostname` gives it
 * @param allowHosts host names, with or without a port, case ignored
 */
export function isAllowedHost(hostname: string, allowHosts: string[]): boolean {
  return isLoopback(hostname) || allowHosts.some((allowed) => bareHost(allowed) === hostname.toLowerCase());
}

/**
 * Chromium's flag that lets nothing resolve but loopback and the named hosts. It holds for addresses as well as for
 * names and costs nothing per request, where intercepting each request would switch the HTTP cache off.
 */
export function resolverRule(allowHosts: string[]): string {
  const open = ['localhost', '*.localhost', '127.0.0.1', '[::1]', '::1', ...allowHosts.map(bareHost)];
  return `--host-resolver-rules=MAP * ~NOTFOUND, ${open.map((host) => `EXCLUDE ${host}`).join(', ')}`;
}

/**
 * @throws ProblemError HOST_NOT_ALLOWED, or APP_UNREACHABLE where `url` is no http address
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
