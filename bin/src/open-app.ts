import { fileURLToPath } from 'node:url';

import type { Config } from '@webmcp/contract';
import { startCommand, startDevServer, startStaticServer } from '@webmcp/probe';
import type { Project } from '@webmcp/project';

/** A running app and how to leave it as it was found. */
export interface RunningApp {
  url: string;
  /** How it is served, which decides what routes there are without a harness. */
  kind: 'vite' | 'static' | 'command' | 'url';
  close(): Promise<void>;
}

export interface OpenAppOptions {
  url?: string;
  command?: string;
  provenance: boolean;
}

/**
 * The app to look at: the one at `--url`; else a command's; else the project's own Vite; else its HTML files served.
 * @throws {ProblemError} APP_NOT_STARTED
 */
export async function openApp(
  project: Project,
  options: OpenAppOptions,
  config: Config,
  signal: AbortSignal,
): Promise<RunningApp> {
  if (options.url !== undefined) return { url: options.url, kind: 'url', close: async () => {} };
  const command = options.command ?? config.command;
  if (command !== undefined) {
    const server = await startCommand({ command, root: project.root, signal });
    return { url: server.url, kind: 'command', close: () => server.stop() };
  }
  const transform = options.provenance ? { module: stampModule, name: 'stamp' } : undefined;
  if (project.devServer === 'vite') {
    const server = await startDevServer({ root: project.root, signal, ...(transform === undefined ? {} : { transform }) });
    return { url: server.url, kind: 'vite', close: () => server.stop() };
  }
  const server = await startStaticServer({ root: project.root, signal });
  return { url: server.url, kind: 'static', close: () => server.stop() };
}

/** Discovery's pure `stamp`, by path: the dev server that runs it is another process. */
const stampModule = fileURLToPath(import.meta.resolve('@webmcp/discovery'));
