import { resolve } from 'node:path';

import type { ConfirmSetup, InitResult } from '../../commands/init.js';
import type { CliAnswer, CliCommand } from '../options/cli-command.js';
import type { CliWorld } from '../options/cli-world.js';
import { everyCommandOptions, mapPath, rootOf } from '../options/map-options.js';

/** `webmcp init`, followed by the first `instrument`. */
export const initCommand: CliCommand = {
  name: 'init',
  arguments: [],
  description:
    'Set the app up: write the config, an empty harness and scripts, and add the tools to the pages. Then instrument the app.',
  options: [...everyCommandOptions, 'yes', 'dryRun', 'undo'],
  help: `
Examples:
  $ webmcp init
  $ webmcp init --yes
  $ webmcp init --dry-run
  $ webmcp init --undo

Shows the diff and asks first. Without a terminal and without --yes, init only shows the diff and exits with 1.
A second run writes nothing. --undo restores every file that init wrote. In a workspace with several apps, name one with --root.`,
  async run(world, _, flags) {
    const { signal, colors, cwd, ask } = world;
    const root = await rootOf(cwd, flags.root);
    if (flags.undo) {
      const { undoInit } = await import('../../commands/undo-init.js');
      const { undoInitReport } = await import('../../report/init-report.js');
      const undone = undoInit({ root, dryRun: flags.dryRun });
      return { result: undone, text: undoInitReport(undone, colors) };
    }
    const out = mapPath(cwd, root, flags.out);
    const { init } = await import('../../commands/init.js');
    const { initReport, setUpWithoutMap, setupLines } = await import('../../report/init-report.js');
    let shown = false;
    const confirm: ConfirmSetup =
      ask === null
        ? null
        : (result) => {
            shown = true;
            return ask(setupLines(result, colors).join('\n'), 'Write this?');
          };
    const result = await init({ root, out, yes: flags.yes, dryRun: flags.dryRun }, confirm, signal);
    const text = initReport(result, colors, !shown);
    if (result.did === 'showed' || result.did === 'declined') return { result, text };
    try {
      return await instrumented(world, result, { root, out }, text);
    } catch (error) {
      // The written files stay, so the person has to know of them.
      world.say(`${text}\n${setUpWithoutMap(result)}`);
      throw error;
    }
  },
};

/** Runs the first `instrument` with the settings that init wrote. */
async function instrumented(
  { progress, signal, colors, cwd }: CliWorld,
  set: InitResult,
  { root, out }: { root: string; out: string },
  text: string,
): Promise<CliAnswer> {
  const { instrument } = await import('../../commands/instrument.js');
  const { instrumentReport } = await import('../../report/instrument-report.js');
  const { nextCommands } = await import('../../report/init-report.js');
  const { emit } = set.plan;
  const made = await instrument(
    {
      root,
      out,
      paths: [],
      states: [],
      threshold: 0.6,
      allowUnstable: false,
      provenance: true,
      allowHosts: [],
      explore: false,
      blockWrites: false,
      stress: false,
      prove: false,
      ...(emit === null ? {} : { emit: resolve(root, emit) }),
    },
    { progress, signal },
  );
  const problems = [...set.problems, ...made.problems];
  return {
    result: { ...set, out, map: made.map, problems, exitCode: problems.length > 0 ? 1 : 0 },
    text: [text, '', instrumentReport(made, cwd, colors), '', ...nextCommands(set, colors)].join('\n'),
  };
}
