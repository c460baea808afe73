import { appendFileSync } from 'node:fs';

import { problem, type Problem } from '@webmcp/contract';
import type { Octokit } from '@octokit/rest';

import { checkMarkdown } from '../report/formats/check-markdown.js';
import { checkRunOf, type CheckRun } from './check-run.js';
import { commentBody, commentMarker, type Published } from './comment-body.js';
import { githubClient, statusOf } from './github-client.js';
import type { PullRequest } from './pull-request.js';

/** The parts of a check that reached the pull request. */
export interface PublishedCheck {
  /** The address of the comment. */
  comment?: string;
  /** The address of the check run. */
  checkRun?: string;
  /** The reasons why a part is in the job summary alone. */
  notes: string[];
  /** Mistakes in the settings of the job. */
  problems: Problem[];
}

/** The authors whose comment is updated. A stranger may copy the hidden marker into a comment of their own. */
const trusted: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/**
 * Writes a check to its pull request: one comment that each run updates, and a check run with annotations. A part that
 * GitHub does not take goes to the job summary, with a note.
 * @param second the milliseconds of a second of waiting
 * @throws the reason of the signal; the error of a summary that cannot be written
 */
export async function publishCheck(
  published: Published,
  pull: PullRequest,
  signal: AbortSignal,
  second?: number,
): Promise<PublishedCheck> {
  const client = githubClient(pull, signal, second);
  const parts = {
    comment: () => writeComment(client, published, pull),
    checkRun: () => writeCheckRun(client, checkRunOf(published, pull), pull),
  };
  const done: PublishedCheck = { notes: [], problems: [] };
  for (const [part, write] of Object.entries(parts) as [keyof typeof parts, () => Promise<string>][]) {
    try {
      done[part] = await write();
    } catch (error) {
      signal.throwIfAborted();
      const what = part === 'comment' ? 'The comment was' : 'The check run was';
      const host = new URL(pull.api).host;
      const { reason, isMistake } = reasonOf(error);
      if (isMistake) done.problems.push(problem('GITHUB_REFUSED', { what, host, reason }));
      else done.notes.push(`${what} not sent to ${host}: ${reason}`);
    }
  }
  if (done.comment === undefined && pull.summary !== undefined)
    appendFileSync(
      pull.summary,
      [checkMarkdown(published.result), ...done.notes.map((note) => `> ${note}\n`)].join('\n'),
    );
  return done;
}

/** Names a failure without the words of the server or the client, which may quote the token. */
function reasonOf(error: unknown): { reason: string; isMistake: boolean } {
  const status = statusOf(error);
  if (isRateLimit(error)) return { reason: `its rate limit did not end in time (HTTP ${status})`, isMistake: false };
  if (status === 401) return { reason: 'the token is not valid (HTTP 401)', isMistake: true };
  if (status === 403 || status === 404) {
    const may = 'A pull request of a fork has no write access';
    const grant = 'elsewhere set permissions: pull-requests: write, checks: write';
    return { reason: `the token may not write there (HTTP ${status}). ${may}; ${grant}`, isMistake: false };
  }
  const isAnswer = status !== undefined && error instanceof Error && Reflect.get(error, 'response') !== undefined;
  if (!isAnswer) return { reason: 'the server could not be reached', isMistake: false };
  return { reason: `the server answered HTTP ${status}`, isMistake: false };
}

const isRateLimit = (error: unknown): boolean =>
  statusOf(error) === 429 || (error instanceof Error && /rate limit/i.test(error.message));

async function writeComment(client: Octokit, published: Published, pull: PullRequest): Promise<string> {
  const { owner, repo, number: issue_number } = pull;
  const body = commentBody(published, pull);
  const known = await ownComments(client, published.prefix, pull);
  const { data: made } =
    known.length > 0
      ? { data: undefined }
      : await client.rest.issues.createComment({ owner, repo, issue_number, body });
  // Another run, or a repeated request whose first answer was lost, may have written one too.
  const [first = made?.id, ...doubles] = made === undefined ? known : await ownComments(client, published.prefix, pull);
  for (const comment_id of doubles) await client.rest.issues.deleteComment({ owner, repo, comment_id });
  if (made !== undefined && first === made.id) return made.html_url;
  const updated = await client.rest.issues.updateComment({ owner, repo, comment_id: first!, body });
  return updated.data.html_url;
}

/** Lists the ids of the comments with the marker, the oldest first. */
async function ownComments(client: Octokit, prefix: string, pull: PullRequest): Promise<number[]> {
  const { owner, repo, number: issue_number } = pull;
  const marker = commentMarker(prefix);
  const all = await client.paginate(client.rest.issues.listComments, { owner, repo, issue_number, per_page: 100 });
  return all
    .filter(({ body = '', user, author_association: by }) => {
      const isTrusted = user?.type === 'Bot' || trusted.has(by ?? '');
      return isTrusted && body.startsWith(marker);
    })
    .map(({ id }) => id)
    .sort((one, other) => one - other);
}

/** Sends a check run. The conclusion comes with the last batch, so that a broken-off run is not taken for a whole one. */
async function writeCheckRun(client: Octokit, run: CheckRun, pull: PullRequest): Promise<string> {
  const { name, conclusion, title, summary, batches } = run;
  const { owner, repo, head: head_sha } = pull;
  const [first = [], ...rest] = batches;
  const end = (
    isLast: boolean,
  ): { status: 'in_progress' } | { status: 'completed'; conclusion: CheckRun['conclusion'] } =>
    isLast ? { status: 'completed', conclusion } : { status: 'in_progress' };
  const created = await client.rest.checks.create({
    owner,
    repo,
    name,
    head_sha,
    ...end(rest.length === 0),
    output: { title, summary, annotations: first },
  });
  for (const [at, annotations] of rest.entries()) {
    await client.rest.checks.update({
      owner,
      repo,
      check_run_id: created.data.id,
      ...end(at === rest.length - 1),
      output: { title, summary, annotations },
    });
  }
  return created.data.html_url ?? `${pull.site}/runs/${created.data.id}`;
}
