// The one door of the repo's commands: `node scripts/run.mjs test|test:all|test:clients|test:conformance|test:e2e|test:stacks|test:security|check|docs|demo|demo:bridge|pictures|playground [arguments]`. Each sets up what it
// needs on a bare clone (packages, build, browser) and then runs its steps, stopping at the first that fails.
import { spawn } from 'node:child_process';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from './build.mjs';
import { install } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const playground = join(root, 'examples', 'playground');
/** Thirteen component libraries: only the suite that needs them waits for them. */
const widgets = join(playground, 'widgets');
/** The generator of the documentation's site. */
const site = join(root, 'docs', 'site');
const local = (name) => join(root, 'node_modules', '.bin', name);
const linted = [
  'bin',
  'packages',
  'scripts',
  'test',
  'bench',
  'examples/playground',
  'webmcp.harness.ts',
  'vitest.config.ts',
];

/** What each command needs and does. `steps` are run in order with inherited output. */
const commands = {
  test: {
    browser: true,
    playground: true,
    steps: (args) => [
      [
        local('vitest'),
        'run',
        '--project',
        'unit',
        '--project',
        'node',
        '--project',
        'browser',
        '--project',
        'slice',
        ...args,
      ],
    ],
  },
  'test:all': {
    browser: true,
    playground: true,
    widgets: true,
    env: { WEBMCP_FAULTS: 'all', WEBMCP_ATTACKS: 'all' },
    steps: (args) => [[local('vitest'), 'run', ...args]],
  },
  'test:clients': {
    browser: true,
    playground: true,
    clients: true,
    steps: (args) => [[local('vitest'), 'run', '--config', 'test/clients/vitest.config.ts', ...args]],
  },
  'test:conformance': {
    conformance: true,
    steps: () => [[process.execPath, 'test/conformance/run.mjs']],
  },
  'test:e2e': {
    browser: true,
    playground: true,
    widgets: true,
    steps: (args) => [[local('vitest'), 'run', '--project', 'e2e', '--passWithNoTests', ...args]],
  },
  'test:stacks': {
    browser: true,
    steps: (args) => [[local('vitest'), 'run', '--project', 'stacks', ...args]],
  },
  'test:security': {
    browser: true,
    env: { WEBMCP_ATTACKS: 'all' },
    steps: (args) => [[local('vitest'), 'run', '--project', 'e2e', 'test/security', ...args]],
  },
  check: {
    playground: true,
    steps: () => [
      [local('tsc'), '-b'],
      [local('tsc'), '-p', 'tsconfig.tests.json'],
      [local('oxlint'), '--deny-warnings', ...linted],
      // Prints the functions over 60 lines, 15 branches or five parameters; test/structure/functions.test.ts holds the list.
      [local('oxlint'), '-c', '.oxlintrc.functions.json', '--format', 'unix', 'bin/src', 'packages'],
      [local('oxfmt'), '--check', ...linted],
      [local('knip')],
    ],
  },
  docs: {
    site: true,
    steps: () => [[join(site, 'node_modules', '.bin', 'vitepress'), 'build', 'docs/site']],
  },
  demo: {
    browser: true,
    playground: true,
    steps: (args) => [[process.execPath, 'scripts/demo.mjs', ...args]],
  },
  'demo:bridge': {
    browser: true,
    playground: true,
    steps: (args) => [[process.execPath, 'scripts/demo-bridge.mjs', ...args]],
  },
  pictures: {
    browser: true,
    playground: true,
    steps: () => [[process.execPath, 'scripts/pictures.mjs']],
  },
  playground: {
    playground: true,
    widgets: true,
    steps: (args) => [[process.execPath, 'scripts/playground.mjs', ...args]],
  },
};

async function main([name, ...args]) {
  const command = commands[name];
  if (command === undefined) {
    console.error(`Usage: node scripts/run.mjs ${Object.keys(commands).join('|')}`);
    return 2;
  }
  await install(root, root);
  await build();
  if (command.playground) await install(root, playground);
  if (command.widgets) await install(root, widgets);
  if (command.conformance) await install(root, join(root, 'test', 'conformance'));
  if (command.site) await install(root, site);
  if (command.clients) await install(root, join(root, 'test', 'clients'));
  const env = { ...process.env, ...command.env };
  if (command.browser) {
    const { ensureBrowser } = await import('./browser.mjs');
    const { executablePath } = await ensureBrowser();
    if (executablePath !== undefined) env.WEBMCP_BROWSER = executablePath;
  }
  for (const [program, ...rest] of command.steps(args)) {
    const code = await run(program, rest, env);
    if (code !== 0) return code;
  }
  return 0;
}

/** Signals reach the child through the terminal's process group; here they are only waited out, so that it can clean up. */
function run(program, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? 1);
    });
  });
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(
      error.problem ? `${error.problem.code}: ${error.problem.message}\n  → ${error.problem.fix}` : error.message,
    );
    process.exitCode = 2;
  },
);
