import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';

import { webmcpVersion } from '../files/webmcp-version.js';
import type { PullRequest } from './pull-request.js';

/** The most seconds to wait for a rate limit. A job that waits longer costs more than a missing comment. */
const longestWait = 120;

/** The number of waits for the same request. */
const waits = 2;

/** The repetitions after 5xx or without an answer: after 1 s, then after 4 s. */
const retries = 2;

/** Milliseconds that one answer may take. */
const patience = 30_000;

/** Returns the HTTP status of an error of the client. An error without an answer has the status 500. */
export const statusOf = (error: unknown): number | undefined => {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined;
  return typeof status === 'number' ? status : undefined;
};

/**
 * Returns a client of GitHub's API. It repeats a request after 5xx with a growing wait, and waits for rate limits. It
 * leaves a second between two writes, as GitHub asks. It logs nothing, because messages may quote the token.
 * @param second the milliseconds of a second of waiting
 */
export function githubClient(
  { api, token }: Pick<PullRequest, 'api' | 'token'>,
  signal: AbortSignal,
  second = 1_000,
): Octokit {
  const waitsFor = (seconds: number, _options: unknown, _client: unknown, count: number): boolean =>
    seconds <= longestWait && count < waits;
  const silent = (): void => undefined;
  return new (Octokit.plugin(retry, throttling))({
    auth: token,
    baseUrl: api,
    userAgent: `webmcp/${webmcpVersion}`,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: {
      fetch: (address: string, init: RequestInit) =>
        fetch(address, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) }),
    },
    // The rate limits are the other plugin's.
    retry: { doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451], retries, retryAfterBaseValue: second },
    // One limiter for each server: without an id, all clients of a process wait for each other.
    throttle: { id: api, onRateLimit: waitsFor, onSecondaryRateLimit: waitsFor, retryAfterBaseValue: second },
  });
}
