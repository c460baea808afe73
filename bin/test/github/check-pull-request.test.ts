import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { ProblemError } from '@webmcp/contract';
import { describe, test as plainTest } from 'vitest';

import type { CheckResult } from '../../src/commands/check.js';
import { checkPullRequest } from '../../src/github/check-pull-request.js';
import { pullRequestOf } from '../../src/github/pull-request.js';
import { checkResult, differenceOf } from '../report/check-result.js';
import { commentOf, failFirst, gitHubServer, goodToken, type GitHubServer } from './github-server.js';

const head = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
const marker = '<!-- webmcp check apps%2Fshop%2F -->';
const never = new AbortController().signal;

/** One job on a runner: its folder, its server, and what it publishes. */
class Hub {
  constructor(
    readonly folder: string,
    readonly server: GitHubServer,
  ) {}

  event(value: unknown): void {
    writeFileSync(join(this.folder, 'event.json'), JSON.stringify(value));
  }

  summary(): string {
    return readFileSync(join(this.folder, 'summary.md'), 'utf8');
  }

  /** The variables of a runner, as docs.github.com lists them. */
  runner(more: Record<string, string> = {}): Record<string, string> {
    return {
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: join(this.folder, 'event.json'),
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_SHA: 'ffac537e6cbbf934b08745a378932722df287a53',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_RUN_ID: '1658821493',
      GITHUB_API_URL: this.server.url,
      GITHUB_TOKEN: goodToken,
      GITHUB_STEP_SUMMARY: join(this.folder, 'summary.md'),
      ...more,
    };
  }

  async publish(result: CheckResult | Error, more: Record<string, string> = {}): Promise<CheckResult> {
    const run = (): Promise<CheckResult> =>
      result instanceof Error ? Promise.reject(result) : Promise.resolve(structuredClone(result));
    const pull = pullRequestOf(this.runner(more));
    const options = { out: join(this.folder, 'webmcp.map.json'), failOn: 'any' } as const;
    return await checkPullRequest(run, { pull, prefix: 'apps/shop/', options, hasSummary: false, second: 20 }, never);
  }
}

const test = plainTest.extend<{ hub: Hub }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of the fixtures from the pattern.
  hub: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'webmcp-github-'));
    writeFileSync(join(folder, 'summary.md'), '');
    const hub = new Hub(folder, await gitHubServer());
    hub.event({ action: 'synchronize', number: 7, pull_request: { number: 7, head: { sha: head, ref: 'change' } } });
    await use(hub);
    rmSync(folder, { recursive: true, force: true });
    await hub.server.close();
  },
});

const removed = checkResult([
  differenceOf('field-removed', { field: 'card', what: 'pay: field card ("Card") is gone' }),
]);

describe.concurrent('the comment', () => {
  test('stays one after three runs, and shows the last', async ({ expect, hub }) => {
    await hub.publish(removed);
    await hub.publish(checkResult([differenceOf('tool-removed', { what: 'Tool pay is gone' })]));
    expect(hub.server.comments).toHaveLength(1);
    expect(hub.server.comments[0]!.body).toContain('**Tool pay is gone**<br>Mend it');
    const last = await hub.publish(checkResult([]));
    expect(hub.server.comments).toHaveLength(1);
    expect(hub.server.comments[0]!.body).toMatch(/^<!-- webmcp check apps%2Fshop%2F -->\n## WebMCP: The map agrees/);
    expect(last.more!['github']).toMatchObject({ comment: hub.server.comments[0]!.html_url, notes: [] });
    expect(last.exitCode).toBe(0);
    expect(hub.summary()).toBe('');
  });

  test('names each difference with its fix, a link to its line at the head, and the run', async ({ expect, hub }) => {
    await hub.publish(removed);
    const { body } = hub.server.comments[0]!;
    expect(body).toContain('| <code>pay</code> | **pay: field card \\("Card"\\) is gone**<br>Mend it |');
    expect(body).toContain(`href="https://github.com/acme/shop/blob/${head}/apps/shop/src/Cart%20page.tsx#L12"`);
    expect(body).toContain('(https://github.com/acme/shop/actions/runs/1658821493)');
  });

  test('is found on the second page, and among comments of strangers', async ({ expect, hub }) => {
    const user = { ...commentOf(1, '').user!, type: 'User', login: 'mallory' };
    hub.server.comments.push(commentOf(1, `${marker}\nmine`, { user, author_association: 'NONE' }));
    for (let id = 2; id < 120; id += 1) hub.server.comments.push(commentOf(id, `Comment ${id}`));
    hub.server.comments.push(commentOf(120, `${marker}\nold`), commentOf(121, `quoted\n${marker}`));
    await hub.publish(removed);
    expect(hub.server.comments).toHaveLength(121);
    expect(hub.server.comments.find(({ id }) => id === 120)!.body).toContain('field card');
    expect(hub.server.comments[0]!.body).toBe(`${marker}\nmine`);
  });

  test('of another app of the repository is left alone', async ({ expect, hub }) => {
    hub.server.comments.push(commentOf(5, '<!-- webmcp check apps%2Fadmin%2F -->\nold'));
    await hub.publish(removed);
    expect(hub.server.comments.map(({ body }) => body?.split('\n')[0])).toEqual([
      '<!-- webmcp check apps%2Fadmin%2F -->',
      marker,
    ]);
  });

  test('is one after an answer that was lost, and after two runs at once', async ({ expect, hub }) => {
    let isLost = false;
    hub.server.faults.push(({ line, body }, response) => {
      if (isLost || !/^POST .*\/comments$/.test(line)) return false;
      isLost = true;
      hub.server.comments.push(commentOf(900, String(body['body'])));
      response.writeHead(502).end();
      return true;
    });
    await hub.publish(removed);
    expect(hub.server.comments.map(({ id }) => id)).toEqual([900]);
    hub.server.comments.push(commentOf(901, `${marker}\ndouble`));
    await hub.publish(checkResult([]));
    expect(hub.server.comments.map(({ id, body }) => [id, body!.includes('agrees')])).toEqual([[900, true]]);
  });

  test('is at most as long as GitHub takes, with 5,000 long findings', async ({ expect, hub }) => {
    const many = Array.from({ length: 5_000 }, (_, at) =>
      differenceOf('field-removed', { field: `f${at}`, tool: 't'.repeat(3_000), what: '<'.repeat(9_000) }),
    );
    await hub.publish(checkResult(many));
    expect(hub.server.comments[0]!.body!.length).toBeGreaterThan(10_000);
    expect(hub.server.comments[0]!.body!.length).toBeLessThanOrEqual(65_536);
    expect(hub.server.comments[0]!.body).toMatch(/\n\d+ more are in the other reports/);
    expect(hub.server.checkRuns[0]!.batches.flat()).toHaveLength(500);
  });

  test('has no markup, mention, issue or address of the app', async ({ expect, hub }) => {
    const what = 'pay: was "<img src=x> --> @acme/team #12 GH-12 [a](http://e.org) www.e.org ![i](//e.org/x) `x` |"';
    await hub.publish(checkResult([differenceOf('label-changed', { what, tool: 'a|b_<i>_`c`', fix: '@fix <b>' })]));
    const row = hub.server.comments[0]!.body!.split('\n').find((line) => line.includes('was "'))!;
    for (const live of ['<img', '@acme', '@fix', '#12', 'GH-12', 'http://', 'www.e', '](', '![', '<b>', '<i>'])
      expect(row).not.toContain(live);
    expect(row.replaceAll('\\\\', '').match(/(?<!\\)[`_*](?!\*)/g) ?? []).toHaveLength(2);
    expect(row.split(/(?<!\\)\|/)).toHaveLength(5);
  });
});

describe.concurrent('the check run', () => {
  test('has 120 annotations in three batches, and ends with the last', async ({ expect, hub }) => {
    const many = Array.from({ length: 120 }, (_, at) => differenceOf('field-removed', { what: `field ${at} is gone` }));
    const ends: unknown[] = [];
    hub.server.faults.push(({ line, body }) => {
      if (line.includes('check-runs')) ends.push([body['status'], body['conclusion']]);
      return false;
    });
    await hub.publish(checkResult(many));
    const [run, ...others] = hub.server.checkRuns;
    expect(others).toEqual([]);
    expect(run!.batches.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(ends).toEqual([
      ['in_progress', undefined],
      ['in_progress', undefined],
      ['completed', 'failure'],
    ]);
    expect(new Set(run!.batches.flat().map(({ message }) => message)).size).toBe(120);
    expect(run).toMatchObject({ name: 'webmcp check (apps/shop)', head_sha: head, title: '120 findings' });
    expect(run!.batches[0]![0]).toEqual({
      path: 'apps/shop/src/Cart page.tsx',
      start_line: 12,
      end_line: 12,
      start_column: 5,
      end_column: 5,
      annotation_level: 'failure',
      title: 'Field removed: pay',
      message: 'field 0 is gone\nMend it',
    });
  });

  test.for<[string, CheckResult, string]>([
    ['success without a difference', checkResult([]), 'success'],
    ['failure with a finding', removed, 'failure'],
    [
      'neutral with a difference below --fail-on',
      checkResult([differenceOf('tool-added')], { failOn: 'breaking', problems: [], exitCode: 0 }),
      'neutral',
    ],
  ])('is %s', async ([, result, conclusion], { expect, hub }) => {
    await hub.publish(result);
    expect(hub.server.checkRuns.map((run) => run.conclusion)).toEqual([conclusion]);
  });
});

describe.concurrent('a check that could not run', () => {
  test('is published with its problem, and throws it', async ({ expect, hub }) => {
    const error = new ProblemError('APP_NOT_STARTED', { root: 'shop', reason: 'vite.config.ts: no such plugin' });
    await expect(hub.publish(error)).rejects.toBe(error);
    expect(hub.server.comments[0]!.body).toContain('no such plugin');
    expect(hub.server.checkRuns.map((run) => run.conclusion)).toEqual(['failure']);
  });
});

describe.concurrent('what GitHub does not take', () => {
  const forbidden = 'Resource not accessible by integration';

  test.for([403, 404])(
    'goes to the job summary with a note: HTTP %i, as in a fork',
    async (status, { expect, hub }) => {
      hub.server.faults.push(failFirst(/^POST/, Infinity, status, forbidden));
      const result = await hub.publish(removed);
      expect(result).toMatchObject({ exitCode: 1, problems: removed.problems });
      expect(result.notes[0]).toMatch(/^The comment was not sent to 127.*\(HTTP 40[34]\).*pull-requests: write/);
      expect(hub.summary()).toContain('**pay: field card');
      expect(hub.summary()).toContain('> The check run was not sent');
      expect(await hub.publish(checkResult([]))).toMatchObject({ exitCode: 0, problems: [] });
    },
  );

  test('leaves the other part: a token that may only comment', async ({ expect, hub }) => {
    hub.server.faults.push(failFirst(/^POST .*check-runs/, Infinity, 403, forbidden));
    const { notes } = await hub.publish(removed);
    expect(hub.server.comments).toHaveLength(1);
    expect(hub.summary()).toBe('');
    expect(notes[0]).toContain('The check run was not sent');
  });

  test('is sent again after HTTP 502, and after a rate limit with retry-after', async ({ expect, hub }) => {
    hub.server.faults.push(failFirst(/^GET/, 1, 502, 'Server Error'));
    const limit = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
    hub.server.faults.push(failFirst(/^POST .*comments/, 1, 403, limit, { 'retry-after': '1' }));
    hub.server.faults.push(failFirst(/^POST .*check-runs/, 1, 429, limit, { 'retry-after': '1' }));
    const { notes } = await hub.publish(removed);
    expect([hub.server.comments.length, hub.server.checkRuns.length]).toEqual([1, 1]);
    expect(notes.join()).not.toContain('not sent');
  });

  test('is given up where a rate limit lasts an hour', async ({ expect, hub }) => {
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.floor(Date.now() / 1_000) + 3_600),
    };
    hub.server.faults.push(failFirst(/./, Infinity, 403, 'API rate limit exceeded for installation.', headers));
    const { notes } = await hub.publish(removed);
    expect(notes[0]).toContain('its rate limit did not end in time');
    expect(hub.summary()).toContain('field card');
  });

  test('is a finding where the token is wrong, and no text holds the token', async ({ expect, hub }) => {
    const result = await hub.publish(checkResult([]), { GITHUB_TOKEN: 'ghs_wrong' });
    expect(result.exitCode).toBe(1);
    expect(result.problems.map(({ code }) => code)).toEqual(['GITHUB_REFUSED', 'GITHUB_REFUSED']);
    expect(JSON.stringify(result) + hub.summary()).not.toMatch(/ghs_wro/);
  });

  test('is a note where no server answers', async ({ expect, hub }) => {
    await hub.server.close();
    const { exitCode, notes } = await hub.publish(checkResult([]));
    expect(exitCode).toBe(0);
    expect(notes[0]).toContain('could not be reached');
  });
});

describe.concurrent('the variables of a job', () => {
  test.for<[string, unknown, Record<string, string>, string, RegExp]>([
    ['outside of GitHub', {}, { GITHUB_EVENT_PATH: '' }, 'GITHUB_NO_PULL_REQUEST', /GITHUB_EVENT_PATH is not set/],
    [
      'for a push',
      { ref: 'refs/heads/main' },
      { GITHUB_EVENT_NAME: 'push' },
      'GITHUB_NO_PULL_REQUEST',
      /push has none/,
    ],
    ['with an event that is null', null, {}, 'GITHUB_NO_PULL_REQUEST', /has none/],
    ['without the event file', {}, { GITHUB_EVENT_PATH: '/nowhere' }, 'GITHUB_NO_PULL_REQUEST', /could not be read/],
    ['without a repository', undefined, { GITHUB_REPOSITORY: 'shop' }, 'GITHUB_NO_PULL_REQUEST', /"shop"/],
    [
      'without a token',
      undefined,
      { GITHUB_TOKEN: ' ' },
      'GITHUB_NO_TOKEN',
      /env: GITHUB_TOKEN: \$\{\{ github\.token \}\}/,
    ],
  ])('end the check at once %s, with a fix', async ([, given, variables, code, why], { expect, hub }) => {
    if (given !== undefined) hub.event(given);
    const error = await hub.publish(removed, variables).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProblemError);
    const { problem } = error as ProblemError;
    expect(problem.code).toBe(code);
    expect(`${problem.message} ${problem.fix}`).toMatch(why);
    expect(JSON.stringify(problem)).not.toContain('ghs_');
    expect(hub.server.requests).toEqual([]);
  });
});

describe.concurrent('webmcp check --github', () => {
  async function cli(folder: string, env: Record<string, string>): Promise<{ code: number; printed: string }> {
    const webmcp = fileURLToPath(new URL('../../webmcp.js', import.meta.url));
    const child = spawn(process.execPath, [webmcp, 'check', '--github', '--debug'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...env },
    });
    const printed = Promise.all([text(child.stdout), text(child.stderr)]);
    const code = await new Promise<number>((resolve) => child.on('exit', (status) => resolve(status ?? -1)));
    return { code, printed: (await printed).join('') };
  }

  test('ends at once for a push', async ({ expect, hub }) => {
    const done = await cli(hub.folder, hub.runner({ GITHUB_EVENT_PATH: '' }));
    expect(done.code).toBe(2);
    expect(done.printed).toContain('GITHUB_NO_PULL_REQUEST');
    expect(done.printed).not.toContain('MAP_MISSING');
  });

  test('publishes that there is no map, and prints no token', async ({ expect, hub }) => {
    const done = await cli(hub.folder, hub.runner());
    expect(done.code).toBe(2);
    expect(done.printed).toContain('MAP_MISSING');
    expect(hub.server.comments[0]!.body).toMatch(/^<!-- webmcp check {2}-->\n[\s\S]*There is no map/);
    const wrong = await cli(hub.folder, hub.runner({ GITHUB_TOKEN: 'ghs_wrong' }));
    expect(done.printed + wrong.printed).not.toMatch(/ghs_/);
  });
});
