import { type Problem, problem, type ProblemCode } from '@webmcp/contract';

/** An address that could not be opened. */
export interface FailedRoute {
  /** The address of the state. */
  url: string;
  /** The address whose request failed, if a redirect led elsewhere. */
  failedUrl: string | undefined;
  /** The reason in the browser's words. */
  reason: string;
  state: string;
}

/** The causes that the browser's own words name, in order (Playwright 1.65, Chromium net errors). */
const causes: readonly { code: ProblemCode; words: RegExp }[] = [
  { code: 'PAGE_DOWNLOAD', words: /Download is starting/ },
  { code: 'ROUTE_NEEDS_LOGIN', words: /ERR_INVALID_AUTH_CREDENTIALS/ },
  { code: 'PAGE_CRASHED', words: /crashed/i },
  { code: 'PAGE_REDIRECTS', words: /ERR_TOO_MANY_REDIRECTS/ },
  { code: 'PAGE_STUCK', words: /Timeout|timed out|ERR_TIMED_OUT/i },
];

/** Returns the problem of an address that could not be opened. A cause without a rule is APP_UNREACHABLE. */
export function routeFault({ url, failedUrl, reason, state }: FailedRoute): Problem {
  const target = failedUrl ?? url;
  if (withoutHash(target) !== withoutHash(url)) return problem('REDIRECT_UNREACHABLE', { url, target, reason }, state);
  const code = causes.find(({ words }) => words.test(reason))?.code ?? 'APP_UNREACHABLE';
  return problem(code, { url, reason, status: 401 }, state);
}

/** Returns the problem of an answer with an HTTP error, or with another content than a page. */
export function answerFault(url: string, status: number, type: string, state: string): Problem | undefined {
  if (status === 401 || status === 403) return problem('ROUTE_NEEDS_LOGIN', { url, status }, state);
  if (status >= 400) return problem('ROUTE_FAILED', { url, status }, state);
  // A page without a type is a page: browsers sniff the content (mimesniff.spec.whatwg.org).
  if (type === '' || /html|xml/i.test(type)) return undefined;
  return problem('NOT_A_PAGE', { url, type }, state);
}

const withoutHash = (address: string): string => address.replace(/#.*$/, '');
