import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import type { GroundTruthMap, Problem } from '@webmcp/contract';
import { emitScript } from '@webmcp/discovery';
import { startDevServer, startStaticServer } from '@webmcp/probe';

import { runtimeWithoutWire } from '../security/without-wire.js';

const repo = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** An app of the playground that was instrumented by the command line and is served by its own dev server. */
export interface InstrumentedApp {
  map: GroundTruthMap;
  problems: Problem[];
  /** The path of the emitted plain script. */
  script: string;
  /** Where the app answers, with a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/**
 * Runs `webmcp instrument --emit tools.iife.js` on an app below `examples/playground` and serves the app apart from it.
 * @param options further options of the command
 * @throws {Error} with the command's own output when it could not run (exit code 2)
 */
export function instrumentApp(
  name:
    | 'react'
    | 'vue'
    | 'html'
    | 'html-bootstrap'
    | 'widgets/react'
    | 'widgets/vue'
    | 'themes/react'
    | 'themes/vue'
    | 'widgets/portals-react'
    | 'widgets/portals-vue'
    | 'widgets/questions-react'
    | 'widgets/questions-vue'
    | 'patterns/react'
    | 'truth/react'
    | 'truth/vue'
    | 'page-first/html'
    | 'page-first/modules'
    | 'page-first/components'
    | 'page-first/jquery'
    | 'page-first/react'
    | 'page-first/vue'
    | 'boxes/react'
    | 'boxes/vue'
    | 'lists/html'
    | 'lists/react'
    | 'lists/vue'
    | 'sections/react'
    | 'suggestions/html'
    | 'suggestions/react'
    | 'suggestions/vue'
    | 'columns/react'
    | 'columns/vue',
  options: readonly string[] = [],
): Promise<InstrumentedApp> {
  const isPlain = name === 'html' || name === 'lists/html' || plainPageFirst.has(name);
  return instrument(join(repo, 'examples', 'playground', name), isPlain, options);
}

/** The apps of plain pages among those whose controls only the page shows. */
const plainPageFirst = new Set(['page-first/html', 'page-first/modules', 'page-first/components']);

/** The same for plain pages that a test brings along, by path. */
export const instrumentPages = (pages: Record<string, string>): Promise<InstrumentedApp> =>
  instrumentFiles(pages, true);

/** The same for a React app that a test brings along, by path. The packages are those of the playground. */
export const instrumentReact = (
  files: Record<string, string>,
  options: readonly string[] = [],
): Promise<InstrumentedApp> =>
  instrumentFiles(
    {
      'package.json': '{ "type": "module", "dependencies": { "react": "*", "react-dom": "*", "vite": "*" } }',
      'vite.config.js': "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n",
      ...files,
    },
    false,
    options,
  );

async function instrumentFiles(
  files: Record<string, string>,
  isPlain: boolean,
  options: readonly string[] = [],
): Promise<InstrumentedApp> {
  const root = await mkdtemp(join(tmpdir(), 'webmcp-slice-files-'));
  for (const [path, file] of Object.entries(files)) await writeFile(join(root, path), file);
  if (!isPlain) await symlink(join(repo, 'examples', 'playground', 'node_modules'), join(root, 'node_modules'), 'dir');
  const app = await instrument(root, isPlain, options);
  return {
    ...app,
    close: async () => {
      await app.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** The same for an app that runs already, with the source files that it has. */
export async function instrumentRunning(files: Record<string, string>, url: string): Promise<InstrumentedApp> {
  const root = await mkdtemp(join(tmpdir(), 'webmcp-slice-running-'));
  for (const [path, file] of Object.entries(files)) await writeFile(join(root, path), file);
  const script = join(root, 'out', 'tools.iife.js');
  const out = join(root, 'out', 'webmcp.map.json');
  const close = (): Promise<void> => rm(root, { recursive: true, force: true });
  try {
    const problems = await runInstrument(['--root', root, '--url', url, '--emit', script, '--out', out]);
    return { map: JSON.parse(await readFile(out, 'utf8')) as GroundTruthMap, problems, script, url, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

async function instrument(root: string, isPlain: boolean, options: readonly string[] = []): Promise<InstrumentedApp> {
  const folder = await mkdtemp(join(tmpdir(), 'webmcp-slice-'));
  const script = join(folder, 'tools.iife.js');
  const out = join(folder, 'webmcp.map.json');
  const clean = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const problems = await runInstrument(['--root', root, '--emit', script, '--out', out, ...options]);
    const server = await (isPlain ? startStaticServer({ root }) : startDevServer({ root }));
    const map = JSON.parse(await readFile(out, 'utf8')) as GroundTruthMap;
    // bench/wire/playground.mjs compares the suites with and without the judge of requests.
    if (process.env['WEBMCP_WITHOUT_WIRE'] === '1')
      await writeFile(script, emitScript(map, await runtimeWithoutWire()));
    return {
      map,
      problems,
      script,
      url: server.url,
      close: async () => {
        await server.stop();
        await clean();
      },
    };
  } catch (cause) {
    await clean();
    throw cause;
  }
}

export async function runInstrument(args: string[]): Promise<Problem[]> {
  const child = spawn(process.execPath, [join(repo, 'bin', 'webmcp.js'), 'instrument', '--json', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (code !== 0 && code !== 1) throw new Error(`webmcp instrument ended with ${code}:\n${stdout}\n${stderr}`);
  return (JSON.parse(stdout) as { problems: Problem[] }).problems;
}
