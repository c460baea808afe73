import { join } from 'node:path';

import { ProblemError, type Config } from '@webmcp/contract';
import { frameworkOf, isMarkupFile } from '@webmcp/discovery';
import { startCommand, startDevServer, startStaticServer, type DevServer } from '@webmcp/probe';
import { decodeText, type Project } from '@webmcp/project';

import { factsVersion } from '../files/facts-version.js';
import { ownFiles } from '../files/own-files.js';
import { refuseWorkspace } from './refuse-workspace.js';

/** A running app, and the function that ends the processes started for the app. */
export interface RunningApp {
  url: string;
  /** The first routes without a harness, if not the URL itself: plain HTML has one state for each file. */
  routes?: string[];
  /** True if the server stamps each element with its place in the source. */
  isStamped: boolean;
  restamp?(): Promise<void>;
  /** Returns the files that the server has read so far. */
  files?(): Promise<string[]>;
  /** Resolves with the reason when the server ends by itself. Absent for a server that was not started here. */
  ended?: Promise<string>;
  close(): Promise<void>;
}

export interface OpenAppOptions {
  url?: string;
  command?: string;
  provenance: boolean;
  /** Source files relative to the root. */
  pages: string[];
  /** The paths of scripts that pages will load soon. */
  scripts?: string[];
  /** True if the server may keep stamped files from one run to the next. */
  keepsFiles?: boolean;
}

/**
 * Opens the app: the app at `--url`, else the app of a command. The next choices are the project's own Vite and a
 * server of its HTML.
 * @throws {ProblemError} APP_NOT_STARTED, COMMAND_MISSING, WHICH_APP
 */
export async function openApp(
  project: Project,
  options: OpenAppOptions,
  config: Config,
  signal: AbortSignal,
): Promise<RunningApp> {
  const { root } = project;
  const html = options.pages.filter(isPage).map((path) => `/${path}`);
  const isPlainHtml = !options.pages.some((path) => isMarkupFile(path) && !isPage(path));
  const routes = isPlainHtml && html.length > 0 ? { routes: html } : {};
  if (options.url !== undefined) return { url: options.url, isStamped: false, close: async () => {} };
  const command = options.command ?? config.command;
  if (command !== undefined) {
    const server = await startCommand({ command, root, signal });
    return { url: server.url, isStamped: false, ...lifeOf(server), close: () => server.stop() };
  }
  refuseWorkspace(project);
  const folders = project.packages.map(({ folder }) => join(root, folder));
  const kept = options.keepsFiles === true ? { version: factsVersion() } : {};
  const stamped = options.provenance ? { transform: { module: stampModule, name: 'stamp', folders, ...kept } } : {};
  if (project.devServer === 'vite') {
    const server = await startDevServer({ root, signal, ...stamped, scripts: options.scripts ?? [] });
    const { url, restamp, files } = server;
    return {
      url,
      isStamped: options.provenance,
      ...routes,
      ...lifeOf(server),
      ...(restamp === undefined ? {} : { restamp }),
      ...(files === undefined ? {} : { files }),
      close: () => server.stop(),
    };
  }
  if (project.devServer === 'static') {
    const server = await startStaticServer({ root, signal, decode: decodeText, ...stamped });
    return { url: server.url, isStamped: options.provenance, ...routes, close: () => server.stop() };
  }
  throw new ProblemError(
    'COMMAND_MISSING',
    { root, command: project.suggestedCommand ?? 'npm run dev' },
    { where: root },
  );
}

function isPage(path: string): boolean {
  return frameworkOf(path).conventions.holds === 'pages';
}

function lifeOf({ ended }: DevServer): Pick<RunningApp, 'ended'> {
  return ended === undefined ? {} : { ended };
}

/** The path of discovery's `stamp`. The dev server runs in another process and imports the transform by path. */
const stampModule = ownFiles.stamp;
