import { ProblemError } from '@webmcp/contract';
import { assertAllowed } from '@webmcp/probe';
import { parseDictionary, type Dictionary } from 'structured-headers';

/** Milliseconds that a page may take to answer. A dev server compiles a page when it is first asked. */
const patience = 30_000;
/** The most redirects that are followed, as browsers have it. */
const mostRedirects = 20;

/**
 * Asks a page for its headers. Redirects are followed to allowed hosts alone.
 * @throws {ProblemError} HOST_NOT_ALLOWED, APP_UNREACHABLE
 */
export async function headersOf(
  url: string,
  allowHosts: string[],
  signal: AbortSignal,
): Promise<{ url: string; headers: Headers }> {
  let at = url;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    assertAllowed(at, allowHosts);
    const answer = await ask(at, signal);
    const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (next === null) return { url: at, headers: answer.headers };
    at = new URL(next, at).href;
  }
  throw unreachable(url, `it redirects more than ${mostRedirects} times`);
}

async function ask(url: string, signal: AbortSignal): Promise<Response> {
  try {
    const either = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' }, signal: either });
    await answer.body?.cancel();
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    throw unreachable(
      url,
      name === 'TimeoutError' ? `no answer within ${patience / 1000} s` : (cause?.code ?? message),
    );
  }
}

const unreachable = (url: string, reason: string): ProblemError =>
  new ProblemError('APP_UNREACHABLE', { url, reason }, { where: url });

/**
 * Returns the headers that switch `document.modelContext` off in a page, each as the page sends it. The feature is named
 * `tools`, and its default allows the page itself (https://webmachinelearning.github.io/webmcp/#permissions-policy).
 */
export function forbiddingHeaders(url: string, headers: Headers): string[] {
  const found: string[] = [];
  const allowed = allowListOf(headers.get('permissions-policy') ?? '', 'tools');
  const own = new URL(url).origin;
  if (allowed !== undefined && !allowed.some((each) => each === '*' || each === 'self' || each === own))
    found.push(`Permissions-Policy: tools=(${allowed.join(' ')})`);
  if (headers.get('origin-agent-cluster')?.trim() === '?0') found.push('Origin-Agent-Cluster: ?0');
  return found;
}

/** Returns the list of a feature in a policy. Browsers ignore a policy that is no dictionary (RFC 9651). */
function allowListOf(policy: string, feature: string): string[] | undefined {
  const member = dictionaryOf(policy)?.get(feature);
  if (member === undefined) return undefined;
  const [value] = member;
  const origins = Array.isArray(value) ? value.map(([each]) => each) : [value];
  return origins.filter((each) => each !== true).map(String);
}

function dictionaryOf(header: string): Dictionary | undefined {
  try {
    return parseDictionary(header);
  } catch {
    return undefined;
  }
}
