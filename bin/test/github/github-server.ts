import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import type { RestEndpointMethodTypes } from '@octokit/rest';

type Comment = RestEndpointMethodTypes['issues']['listComments']['response']['data'][number];
type SentCheckRun = RestEndpointMethodTypes['checks']['create']['parameters'];
type SentAnnotation = NonNullable<NonNullable<SentCheckRun['output']>['annotations']>[number];

/** A check run as the server holds it: the annotations of all its requests. */
interface HeldCheckRun {
  id: number;
  name: string;
  head_sha: string;
  status?: string;
  conclusion?: string;
  title?: string;
  summary?: string;
  batches: SentAnnotation[][];
}

/** One request: the method and path in one text. */
interface Request {
  line: string;
  body: Record<string, unknown>;
}

/** Answers a request in the server's place; false leaves the request to the server. */
export type Fault = (request: Request, response: ServerResponse) => boolean;

/** A server on loopback that holds the comments and check runs of one pull request, as GitHub's API does. */
export interface GitHubServer {
  url: string;
  comments: Comment[];
  checkRuns: HeldCheckRun[];
  requests: string[];
  /** Each fault is asked for each request. */
  faults: Fault[];
  close(): Promise<void>;
}

/** The only token that the server takes. */
export const goodToken = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';

/** Fails the first requests that fit, with a status. */
export function failFirst(
  line: RegExp,
  times: number,
  ...answer: Parameters<typeof refuse> extends [ServerResponse, ...infer Rest] ? Rest : never
): Fault {
  let left = times;
  return (request, response) => {
    if (left === 0 || !line.test(request.line)) return false;
    left -= 1;
    refuse(response, ...answer);
    return true;
  };
}

/** Answers with an error as GitHub does. */
function refuse(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify({ message, documentation_url: 'https://docs.github.com/rest', status: String(status) }));
}

const wasBorn = '2026-11-25T09:00:00Z';

/** Makes a comment with the shape of the API's own example (docs.github.com, "List issue comments"). */
export function commentOf(id: number, body: string, more: Partial<Comment> = {}, site = 'https://github.com'): Comment {
  const api = 'https://api.github.com';
  const login = 'github-actions[bot]';
  const user = `${api}/users/${login}`;
  return {
    id,
    node_id: 'MDEyOklzc3VlQ29tbWVudDE=',
    url: `${api}/repos/acme/shop/issues/comments/${id}`,
    html_url: `${site}/acme/shop/pull/7#issuecomment-${id}`,
    body,
    user: {
      login,
      id: 41898282,
      node_id: 'MDM6Qm90NDE4OTgyODI=',
      avatar_url: 'https://avatars.githubusercontent.com/in/15368?v=4',
      gravatar_id: '',
      url: user,
      html_url: 'https://github.com/apps/github-actions',
      followers_url: `${user}/followers`,
      following_url: `${user}/following{/other_user}`,
      gists_url: `${user}/gists{/gist_id}`,
      starred_url: `${user}/starred{/owner}{/repo}`,
      subscriptions_url: `${user}/subscriptions`,
      organizations_url: `${user}/orgs`,
      repos_url: `${user}/repos`,
      events_url: `${user}/events{/privacy}`,
      received_events_url: `${user}/received_events`,
      type: 'Bot',
      site_admin: false,
    },
    created_at: wasBorn,
    updated_at: wasBorn,
    issue_url: `${api}/repos/acme/shop/issues/7`,
    author_association: 'NONE',
    ...more,
  };
}

/** Starts a server for the pull request 7 of acme/shop. */
export async function gitHubServer(): Promise<GitHubServer> {
  const held: Omit<GitHubServer, 'close'> = { url: '', comments: [], checkRuns: [], requests: [], faults: [] };
  let lastId = 1_000;
  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    void text(incoming).then((sent) => {
      const line = `${incoming.method} ${incoming.url}`;
      const body = sent === '' ? {} : (JSON.parse(sent) as Record<string, unknown>);
      held.requests.push(line);
      if (incoming.headers.authorization !== `token ${goodToken}`)
        return refuse(response, 401, `Bad credentials: ${incoming.headers.authorization}`);
      if (held.faults.some((fault) => fault({ line, body }, response))) return undefined;
      const route = routes.find(([pattern]) => pattern.test(line));
      if (route === undefined) return refuse(response, 404, 'Not Found');
      return route[1](response, { line, body }, route[0].exec(line)!.slice(1).map(Number));
    });
  });
  const answer = (
    response: ServerResponse,
    status: number,
    value: unknown,
    headers: Record<string, string> = {},
  ): void => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(value));
  };
  const tooLong = (body: unknown): boolean => String(body).length > 65_536;
  const addBatch = (run: HeldCheckRun, body: Record<string, unknown>): boolean => {
    const { status, conclusion, output } = body as Partial<SentCheckRun> & { status?: string };
    const { annotations = [], title, summary } = output!;
    if (annotations.length > 50 || summary.length > 65_535 || title === undefined) return false;
    run.batches.push(annotations);
    Object.assign(run, { status, title, summary }, conclusion === undefined ? {} : { conclusion });
    return true;
  };
  type Route = (response: ServerResponse, request: Request, values: number[]) => void;
  const routes: readonly (readonly [RegExp, Route])[] = [
    [
      /^GET \/repos\/acme\/shop\/issues\/7\/comments\?per_page=(\d+)(?:&page=(\d+))?$/,
      (response, _, [size = 30, page]) => {
        const at = Number.isNaN(page) ? 1 : page!;
        const end = Math.ceil(held.comments.length / size);
        const next = `<${held.url}/repos/acme/shop/issues/7/comments?per_page=${size}&page=${at + 1}>; rel="next"`;
        const list = held.comments.slice((at - 1) * size, at * size);
        answer(response, 200, list, at < end ? { link: next } : {});
      },
    ],
    [
      /^POST \/repos\/acme\/shop\/issues\/7\/comments$/,
      (response, { body }) => {
        if (tooLong(body['body'])) return refuse(response, 422, 'Validation Failed: body is too long');
        const made = commentOf((lastId += 1), String(body['body']));
        held.comments.push(made);
        return answer(response, 201, made);
      },
    ],
    [
      /^(?:PATCH|DELETE) \/repos\/acme\/shop\/issues\/comments\/(\d+)$/,
      (response, { line, body }, [id]) => {
        const at = held.comments.findIndex((one) => one.id === id);
        if (at < 0) return refuse(response, 404, 'Not Found');
        if (line.startsWith('DELETE')) {
          held.comments.splice(at, 1);
          response.writeHead(204).end();
          return undefined;
        }
        if (tooLong(body['body'])) return refuse(response, 422, 'Validation Failed: body is too long');
        held.comments[at] = { ...held.comments[at]!, body: String(body['body']) };
        return answer(response, 200, held.comments[at]);
      },
    ],
    [
      /^POST \/repos\/acme\/shop\/check-runs$/,
      (response, { body }) => {
        const run: HeldCheckRun = {
          id: (lastId += 1),
          name: String(body['name']),
          head_sha: String(body['head_sha']),
          batches: [],
        };
        if (!addBatch(run, body)) return refuse(response, 422, 'Invalid request.');
        held.checkRuns.push(run);
        return answer(response, 201, { id: run.id, html_url: `https://github.com/acme/shop/runs/${run.id}` });
      },
    ],
    [
      /^PATCH \/repos\/acme\/shop\/check-runs\/(\d+)$/,
      (response, { body }, [id]) => {
        const run = held.checkRuns.find((one) => one.id === id);
        if (run === undefined) return refuse(response, 404, 'Not Found');
        if (!addBatch(run, body)) return refuse(response, 422, 'Invalid request.');
        return answer(response, 200, { id, html_url: `https://github.com/acme/shop/runs/${id}` });
      },
    ],
  ];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  held.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(held, {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
