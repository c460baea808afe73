import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { installed, node24, openClientStage, type ClientStage } from './client-stage.js';
import { startScriptedModel, type ScriptedModel } from './scripted-model.js';

const run = promisify(execFile);

let stage: ClientStage;
let model: ScriptedModel;

beforeAll(async () => {
  stage = await openClientStage();
  model = await startScriptedModel(stage.signUp.name, stage.signUp.args);
});
afterAll(async () => {
  await model?.close();
  await stage?.close();
});
beforeEach(async () => {
  model.answers.length = 0;
  await stage.openSignUp();
});

// The model of each agent follows a script on this machine, so that the agent is real and the run needs no account.
describe('an agent creates an account on the open page', () => {
  test('Claude Code', async () => {
    const token = await stage.tokenFor('claude code');
    const { name } = stage.signUp;
    const config = join(stage.folder, 'claude.json');
    const headers = { Authorization: 'Bearer ${WEBMCP_TOKEN}' };
    const server = { type: 'http', url: `${stage.address}/mcp`, headers };
    await writeFile(config, JSON.stringify({ mcpServers: { webmcp: server } }));
    const asking = run(
      installed('@anthropic-ai/claude-code/bin/claude.exe'),
      [
        '-p',
        'Create an account for Ada.',
        '--mcp-config',
        config,
        '--strict-mcp-config',
        '--allowedTools',
        `mcp__webmcp__${name}`,
        '--output-format',
        'stream-json',
        '--verbose',
      ],
      {
        cwd: stage.folder,
        env: stage.clientEnv({
          ANTHROPIC_BASE_URL: model.url,
          ANTHROPIC_API_KEY: 'no-key',
          CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
          WEBMCP_TOKEN: token,
        }),
      },
    );
    asking.child.stdin?.end();
    const { stdout } = await stage.allowed(asking);
    expect(stdout).toContain(`mcp__webmcp__${name}`);
    expect(model.answers.join()).toContain('completed');
    expect(await stage.account()).toContain('Ada Byron');
  });

  test('Codex', async () => {
    const token = await stage.tokenFor('codex');
    const home = join(stage.folder, 'codex');
    await mkdir(home, { recursive: true });
    const config = `model = "scripted"
model_provider = "scripted"
approval_policy = "never"
sandbox_mode = "danger-full-access"

[model_providers.scripted]
name = "Scripted"
base_url = "${model.url}/v1"
wire_api = "responses"

[mcp_servers.webmcp]
url = "${stage.address}/mcp"
bearer_token_env_var = "WEBMCP_TOKEN"
`;
    await writeFile(join(home, 'config.toml'), config);
    const asking = run(
      node24,
      [installed('@openai/codex/bin/codex.js'), 'exec', '--skip-git-repo-check', 'Create an account for Ada.'],
      { cwd: stage.folder, env: stage.clientEnv({ CODEX_HOME: home, WEBMCP_TOKEN: token }) },
    );
    asking.child.stdin?.end();
    const { stdout } = await stage.allowed(asking);
    expect(stdout).toContain('completed');
    expect(model.answers.join()).toContain('completed');
    expect(await stage.account()).toContain('Ada Byron');
  });
});
