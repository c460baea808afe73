import { readFileSync } from 'node:fs';

import { ProblemError } from '@webmcp/contract';

/** The pull request that a job of GitHub Actions runs for, and the access to it. */
export interface PullRequest {
  owner: string;
  repo: string;
  number: number;
  /** The commit at the head of the pull request. GITHUB_SHA is a merge commit, which the pull request does not show. */
  head: string;
  /** The address of the API. */
  api: string;
  token: string;
  /** The address of the repository for people. */
  site: string;
  /** The address of the job's run, where its artifacts are. */
  run?: string;
  /** The file of the job's summary. */
  summary?: string;
}

/** The part of the event that is read (docs.github.com, "Webhook events and payloads", pull_request). */
interface PullRequestEvent {
  pull_request?: { number?: unknown; head?: { sha?: unknown } };
}

/**
 * Reads the variables and the event file of GitHub Actions (docs.github.com, "Variables reference").
 * @throws {ProblemError} GITHUB_NO_TOKEN, GITHUB_NO_PULL_REQUEST
 */
export function pullRequestOf(env: NodeJS.ProcessEnv): PullRequest {
  const { number, head } = pullRequestIn(eventOf(env), env['GITHUB_EVENT_NAME'] ?? 'of this job');
  const [owner, repo] = repositoryIn(env);
  const site = `${addressIn(env, 'GITHUB_SERVER_URL', 'https://github.com')}/${owner}/${repo}`;
  const { GITHUB_RUN_ID: run = '', GITHUB_STEP_SUMMARY: summary = '' } = env;
  return {
    owner,
    repo,
    number,
    head,
    api: addressIn(env, 'GITHUB_API_URL', 'https://api.github.com'),
    token: tokenIn(env),
    site,
    ...(/^\d+$/.test(run) ? { run: `${site}/actions/runs/${run}` } : {}),
    ...(summary === '' ? {} : { summary }),
  };
}

function repositoryIn({ GITHUB_REPOSITORY: name = '' }: NodeJS.ProcessEnv): [owner: string, repo: string] {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(name) ?? [];
  if (owner === undefined || repo === undefined) throw notHere(`GITHUB_REPOSITORY is "${name}", not owner/name`);
  return [owner, repo];
}

function tokenIn(env: NodeJS.ProcessEnv): string {
  const token = env['GITHUB_TOKEN']?.trim() ?? '';
  if (token === '') throw new ProblemError('GITHUB_NO_TOKEN', { state: 'is empty' });
  // Errors about a header quote its value.
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new ProblemError('GITHUB_NO_TOKEN', { state: 'has spaces or odd characters' });
  return token;
}

const notHere = (reason: string): ProblemError => new ProblemError('GITHUB_NO_PULL_REQUEST', { reason });

function eventOf({ GITHUB_EVENT_PATH: file }: NodeJS.ProcessEnv): PullRequestEvent {
  if (file === undefined || file === '') throw notHere('GITHUB_EVENT_PATH is not set, so no job of GitHub runs here');
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as PullRequestEvent | null) ?? {};
  } catch (error) {
    throw notHere(
      `the event file ${file} could not be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function pullRequestIn({ pull_request: found }: PullRequestEvent, name: string): { number: number; head: string } {
  const number = found?.number;
  const head = found?.head?.sha;
  if (typeof number !== 'number' || typeof head !== 'string' || !/^[0-9a-f]{40,64}$/.test(head))
    throw notHere(`the event ${name} has none`);
  return { number, head };
}

function addressIn(env: NodeJS.ProcessEnv, name: string, usual: string): string {
  const text = env[name]?.trim() || usual;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) throw notHere(`${name} is no address: ${text}`);
  return text.replace(/\/+$/, '');
}
