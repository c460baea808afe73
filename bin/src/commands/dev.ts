import { ProblemError, type Config, type Problem } from '@webmcp/contract';
import { frameworks } from '@webmcp/discovery';
import { startCommand } from '@webmcp/probe';
import { findProject } from '@webmcp/project';

import { loadConfigApart } from '../foreign/load-config-apart.js';
import type { CommandResult } from '../run/command-result.js';
import { nextChange, sourceTexts } from '../run/source-texts.js';
import type { Surroundings } from '../run/surroundings.js';
import { instrument, type InstrumentOptions, type InstrumentResult } from './instrument.js';

/** One reading of the app, as the developer sees it. */
export interface DevTurn {
  /** The files whose change began the turn. Empty for the first turn. */
  changed: string[];
  ms: number;
  result: InstrumentResult | { problems: Problem[] };
}

/** The outputs of `webmcp dev` while it runs. */
export interface DevOutput {
  /** Prints the address of an app that a command started. */
  started(url: string): void;
  turn(turn: DevTurn, before: InstrumentResult | undefined): void;
}

/**
 * Instruments the app, and again after each save, until the signal aborts. The app of a command is started once. It runs
 * on, and its own dev server takes up the emitted module.
 * @throws {ProblemError} if the app cannot be started
 */
export async function dev(options: InstrumentOptions, around: Surroundings, output: DevOutput): Promise<CommandResult> {
  const { root } = options;
  const { signal } = around;
  const config = await configOf(root, signal);
  const command = options.command ?? config.command;
  const server =
    options.url === undefined && command !== undefined ? await startCommand({ command, root, signal }) : null;
  if (server !== null) output.started(server.url);
  const now = (): ReturnType<typeof sourceTexts> =>
    sourceTexts(root, config, options.emit === undefined ? [] : [options.emit]);
  let texts = await now();
  let changed: string[] = [];
  let before: InstrumentResult | undefined;
  try {
    for (;;) {
      const start = performance.now();
      const result = await turn({ ...options, ...(server === null ? {} : { url: server.url }) }, around);
      output.turn({ changed, ms: performance.now() - start, result }, before);
      if ('map' in result) before = result;
      ({ changed, texts } = await nextChange(root, texts, now, signal));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    return { command: 'dev', exitCode: 0, problems: [] };
  } finally {
    await server?.stop();
  }
}

/** Instruments once. An app that does not run at the moment ends the turn, and not the command. */
async function turn(
  options: InstrumentOptions,
  around: Surroundings,
): Promise<InstrumentResult | { problems: Problem[] }> {
  try {
    return await instrument(options, around);
  } catch (error) {
    if (!(error instanceof ProblemError) || around.signal.aborted) throw error;
    around.progress.end(true);
    return { problems: [error.problem] };
  }
}

async function configOf(root: string, signal: AbortSignal): Promise<Config> {
  const { configFile } = findProject(root, frameworks);
  return configFile === undefined ? {} : await loadConfigApart(configFile, root, { signal });
}
