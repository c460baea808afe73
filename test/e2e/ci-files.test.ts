import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { gitHubServer, goodToken, type GitHubServer } from '../../bin/test/github/github-server.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Step {
  name: string;
  if?: string;
  uses?: string;
  run?: string;
  shell?: string;
  env?: Record<string, string>;
  with?: Record<string, string>;
}
interface Action {
  inputs: Record<string, { description: string; default: string }>;
  runs: { using: string; steps: Step[] };
}
const action = parse(read('action.yml')) as Action;

const page = (label: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Bakery</title></head>
<body><form id="order"><label for="who">${label}</label> <input id="who" name="who" required />
<button>Order the cake</button></form>
<script>document.getElementById('order').addEventListener('submit', (event) => event.preventDefault());</script></body></html>
`;

let folder: string;
let server: GitHubServer;
const at = (file: string): string => join(folder, file);

beforeAll(async () => {
  server = await gitHubServer();
  folder = mkdtempSync(join(tmpdir(), 'webmcp-ci-'));
  mkdirSync(at('.git'));
  mkdirSync(at('apps/bakery/node_modules/.bin'), { recursive: true });
  mkdirSync(at('temp'));
  symlinkSync(join(root, 'bin/webmcp.js'), at('apps/bakery/node_modules/.bin/webmcp'));
  writeFileSync(at('apps/bakery/index.html'), page('Your name'));
  const pull_request = { number: 7, head: { sha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821' } };
  writeFileSync(at('event.json'), JSON.stringify({ pull_request }));
  const made = await shell('npx --no-install webmcp instrument', {});
  if (!made.printed.includes('order_cake')) throw new Error(made.printed);
  writeFileSync(at('apps/bakery/index.html'), page('Name of the guest'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

/** Runs a script as a runner does (docs.github.com, "Workflow syntax", jobs.<job_id>.steps[*].shell). */
async function shell(script: string, env: Record<string, string>): Promise<{ code: number; printed: string }> {
  const own = ['PATH', 'HOME', 'WEBMCP_BROWSER'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  writeFileSync(at('temp/step.sh'), script);
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', at('temp/step.sh')], {
    cwd: at('apps/bakery'),
    env: { ...(Object.fromEntries(own) as Record<string, string>), CI: 'true', ...env },
  });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await new Promise<number>((resolve) => child.on('exit', (status) => resolve(status ?? -1)));
  return { code, printed: (await printed).join('\n') };
}

/** Runs a step of the action with the variables of a runner, and fills the expressions of its own variables. */
async function runStep(
  name: string,
  values: Record<string, string>,
  pullRequest = '7',
): Promise<{ code: number; printed: string; summary: string }> {
  const step = action.runs.steps.find((one) => one.name === name)!;
  const known: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(action.inputs).map(([input, { default: usual }]) => [`inputs.${input}`, usual]),
    ),
    'inputs.token': goodToken,
    'github.event.pull_request.number': pullRequest,
    ...values,
  };
  const fill = (value: string): string =>
    value.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, key: string) => {
      const value = known[key];
      if (value === undefined) throw new Error(`${name}: the expression ${key} has no value`);
      return value;
    });
  const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([key, value]) => [key, fill(value)]));
  writeFileSync(at('summary.md'), '');
  const done = await shell(step.run!, {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: pullRequest === '' ? 'push' : 'pull_request',
    GITHUB_EVENT_PATH: at('event.json'),
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_API_URL: server.url,
    GITHUB_STEP_SUMMARY: at('summary.md'),
    RUNNER_TEMP: at('temp'),
    ...env,
  });
  return { ...done, summary: readFileSync(at('summary.md'), 'utf8') };
}

describe('action.yml', () => {
  it('has bash in each step, and no expression within a script', () => {
    expect(action.runs.using).toBe('composite');
    for (const { run, shell: used } of action.runs.steps.filter((step) => step.run !== undefined)) {
      expect(used).toBe('bash');
      expect(run).not.toContain('${{');
    }
    const used = [...read('action.yml').matchAll(/inputs\.([\w-]+)/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(Object.keys(action.inputs)));
    for (const name of Object.keys(action.inputs))
      expect(read('docs/guides/ci.md')).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'));
  });

  it('installs a package that an input names', async () => {
    mkdirSync(at('cake'));
    writeFileSync(at('cake/package.json'), '{ "name": "cake", "version": "1.0.0" }');
    const { code } = await runStep('Install webmcp', { 'inputs.package': `file:${at('cake')}` });
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(at('apps/bakery/node_modules/cake/package.json'), 'utf8'))).toMatchObject({
      version: '1.0.0',
    });
    rmSync(at('apps/bakery/node_modules/cake'), { recursive: true, force: true });
    mkdirSync(at('apps/bakery/node_modules/.bin'), { recursive: true });
    rmSync(at('apps/bakery/node_modules/.bin/webmcp'), { force: true });
    symlinkSync(join(root, 'bin/webmcp.js'), at('apps/bakery/node_modules/.bin/webmcp'));
  });

  it('installs no browser where WEBMCP_BROWSER names one', async () => {
    const done = await runStep('Install Chromium', {});
    expect(done).toMatchObject({ code: 0 });
    expect(done.printed.trim()).toBe('');
  });

  it('writes the comment, the check run and the report in a pull request, and fails', async () => {
    const values = { 'inputs.fail-on': 'risky', 'inputs.args': '--tool-budget 30\n--min-confidence 0.1' };
    const { code, printed, summary } = await runStep('Check', values);
    expect(printed).toContain('label-changed');
    expect(code).toBe(1);
    expect(server.comments[0]!.body).toMatch(/^<!-- webmcp check apps%2Fbakery%2F -->[\s\S]*Name of the guest/);
    expect(server.checkRuns[0]).toMatchObject({ conclusion: 'failure', name: 'webmcp check (apps/bakery)' });
    expect(server.checkRuns[0]!.batches[0]!.map(({ path }) => path)).toContain('apps/bakery/index.html');
    expect(readFileSync(at('temp/webmcp-report.html'), 'utf8')).toContain('Name of the guest');
    expect(printed).not.toContain(goodToken);
    expect(summary).toBe('');
    const [{ path } = { path: '' }] = action.runs.steps.flatMap((step) => (step.with === undefined ? [] : [step.with]));
    expect(path).toBe('${{ runner.temp }}/webmcp-report.html');
  });

  it('writes to the job summary for a push, and passes lesser impacts', async () => {
    const before = server.requests.length;
    const { code, printed, summary } = await runStep('Check', { 'inputs.fail-on': 'breaking' }, '');
    expect(summary).toContain('Name of the guest');
    expect(printed).toContain('none of which fails the check');
    expect(code).toBe(0);
    expect(server.requests).toHaveLength(before);
  });
});

/** Returns the YAML blocks of the guide. */
const blocks = [...read('docs/guides/ci.md').matchAll(/```yaml\n([\s\S]*?)```/g)].map(
  ([, yaml]) => parse(yaml!) as Record<string, unknown>,
);

describe('docs/guides/ci.md', () => {
  it('has a GitHub job with the permissions, and inputs that the action has', () => {
    const job = blocks.find((block) => 'on' in block) as unknown as {
      permissions: Record<string, string>;
      jobs: { check: { steps: Step[] } };
    };
    expect(job.permissions).toMatchObject({ 'pull-requests': 'write', checks: 'write' });
    const step = job.jobs.check.steps.at(-1)!;
    for (const name of Object.keys(step.with!)) expect(Object.keys(action.inputs)).toContain(name);
  });

  it('has a hook for pre-commit, which finds the change without a browser', async () => {
    const { repos } = blocks.find((block) => 'repos' in block) as {
      repos: { hooks: { entry: string; files: string }[] }[];
    };
    const [hook] = repos[0]!.hooks;
    for (const file of ['index.html', 'src/App.tsx', 'src/a.vue', 'src/api.ts'])
      expect(file).toMatch(new RegExp(hook!.files));
    const variables = { WEBMCP_BROWSER: '/nowhere/chromium' };
    const { code, printed } = await shell(hook!.entry, variables);
    expect(printed).toContain('label-changed');
    expect(code).toBe(0);
    expect((await shell(hook!.entry.replace('breaking', 'any'), variables)).code).toBe(1);
  });

  it('has a GitLab job, and the job writes its artifacts', async () => {
    const { webmcp: job } = blocks.find((block) => 'webmcp' in block) as {
      webmcp: { script: string[]; artifacts: { paths: string[]; reports: { junit: string } } };
    };
    const [install, ...lines] = job.script;
    expect(install).toBe('npm ci');
    const variables = { GITLAB_CI: 'true', CI_PIPELINE_SOURCE: 'merge_request_event', CI_PROJECT_DIR: folder };
    const { code, printed } = await shell(lines.join('\n'), variables);
    expect(printed).toContain('label-changed');
    expect(code).toBe(0);
    for (const file of [...job.artifacts.paths, job.artifacts.reports.junit])
      expect(readFileSync(at(`apps/bakery/${file}`), 'utf8').length).toBeGreaterThan(100);
  });
});
