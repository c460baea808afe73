import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as nap } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const repo = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const dist = (path: string): string => JSON.stringify(join(repo, 'packages/probe/dist', path));

interface Run {
  child: ChildProcess;
  /** Where the run puts temporary files, and what names its processes. */
  tmp: string;
  root: string;
}

/** Starts a script or the command line on a small Vite app, with a folder of its own for temporary files. */
function run(files: Record<string, string>, args: (root: string) => string[]): Run {
  const root = mkdtempSync(join(tmpdir(), 'webmcp-app-'));
  const tmp = mkdtempSync(join(tmpdir(), 'webmcp-left-'));
  for (const [path, text] of Object.entries({
    'package.json': '{ "type": "module", "devDependencies": { "vite": "*" } }',
    'index.html': '<button>Save</button><script type="module" src="/main.ts"></script>',
    'main.ts': 'export {};',
    'App.tsx': 'export const App = () => <button>Save</button>;',
    ...files,
  }))
    writeFileSync(join(root, path), text);
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), join(root, 'node_modules/vite'));
  const child = spawn(process.execPath, args(root), {
    env: { ...process.env, TMPDIR: tmp },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    for (const folder of [root, tmp]) rmSync(folder, { recursive: true, force: true });
  });
  return { child, tmp, root };
}

/** Processes that were started with this folder for temporary files, or one inside it, as their command lines. */
function processesOf({ tmp }: Run): string[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`TMPDIR=${tmp}`);
        return isOurs ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 120)] : [];
      } catch {
        // It ended while it was looked at.
        return [];
      }
    });
}

/** Resolves when the run has printed a text on its standard error. */
async function said({ child }: Run, text: string): Promise<void> {
  let printed = '';
  for await (const chunk of child.stderr ?? []) {
    printed += String(chunk);
    if (printed.includes(text)) return;
  }
  throw new Error(`it ended before: ${printed}`);
}

/** What is left when the run's own process has ended; other processes may take a moment to notice. */
async function left(run: Run): Promise<{ processes: string[]; files: string[] }> {
  if (run.child.exitCode === null && run.child.signalCode === null) await once(run.child, 'exit');
  for (const end = Date.now() + 10_000; processesOf(run).length > 0 && Date.now() < end;) await nap(50);
  const cache = join(run.root, 'node_modules/.cache/webmcp');
  const locks = readdirSync(cache).filter((name) => name.endsWith('.pid'));
  return { processes: processesOf(run), files: [...readdirSync(run.tmp), ...locks] };
}

const webmcp = (root: string): string[] => [join(repo, 'bin/webmcp.js'), 'instrument', '--root', root];
const nothing = { processes: [], files: [] };
const stuck =
  "export default { states: { home: { route: '/', setup: () => { console.error('in the state'); return new Promise(() => {}); } } } };";

test.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM'] as const)(
  '%s while a state is looked at leaves no process and no file',
  async (signal) => {
    const one = run({ 'webmcp.harness.ts': stuck }, webmcp);
    await said(one, 'in the state');
    one.child.kill(signal);
    expect(await left(one)).toEqual(nothing);
    expect(one.child.exitCode).not.toBe(0);
    expect(readdirSync(one.root)).not.toContain('webmcp.map.json');
  },
);

test.runIf(process.platform === 'linux')('a crash leaves no process and no file', async () => {
  const crashing = `export default { states: { home: { route: '/', setup: ({ page }) => new Promise(() => { setTimeout(() => { throw new Error('crash'); }, 50); }) } } };`;
  const one = run({ 'webmcp.harness.ts': crashing }, webmcp);
  expect(await left(one)).toEqual(nothing);
  expect(one.child.exitCode).not.toBe(0);
});

test.runIf(process.platform === 'linux')(
  'a server that is never ready and a state that is stuck leave no process and no file',
  async () => {
    const script = (root: string): string[] => [
      '--input-type=module',
      '--eval',
      `const { probe, startDevServer } = await import(${dist('index.js')});
     const { readerScript } = await import(${dist('reader/page-reader.js')});
     const never = await startDevServer({ root: ${JSON.stringify(root)}, deadline: 10 }).catch((error) => error.problem.code);
     const server = await startDevServer({ root: ${JSON.stringify(root)} });
     const { problems } = await probe({ baseUrl: server.url, testIdAttributes: ['data-mcp'], reader: readerScript(), deadlines: { setup: 300 },
       harness: { states: { home: { route: '/', setup: () => new Promise(() => {}) } } } });
     await server.stop();
     console.log(never, problems.map(({ code }) => code).join());`,
    ];
    const one = run({}, script);
    let printed = '';
    one.child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    expect(await left(one)).toEqual(nothing);
    expect(printed.trim()).toBe('APP_NOT_STARTED HARNESS_FAILED');
  },
);
