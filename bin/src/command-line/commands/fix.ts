import type { Confirm } from '../../commands/fix.js';
import type { CliCommand } from '../options/cli-command.js';
import { everyCommandOptions, mapPath, rootOf } from '../options/map-options.js';

/** `webmcp fix`, with `--undo`. */
export const fixCommand: CliCommand = {
  name: 'fix',
  arguments: [],
  description:
    'Write the data-mcp hooks that the map recommends into the source. Shows the diff and asks first; the formatting does not change.',
  options: [...everyCommandOptions, 'yes', 'dryRun', 'undo'],
  help: `
Examples:
  $ webmcp instrument && webmcp fix && webmcp instrument
  $ webmcp fix --dry-run
  $ webmcp fix --undo

Without a terminal and without --yes, fix only shows the diff and exits with 1.
The folder .webmcp/ records each change until it is undone.`,
  async run({ signal, colors, cwd, ask }, _, flags) {
    const root = await rootOf(cwd, flags.root);
    const { diffLines, fixReport } = await import('../../report/fix-report.js');
    if (flags.undo) {
      const { undoFix } = await import('../../commands/undo-fix.js');
      const result = undoFix({ root, dryRun: flags.dryRun });
      return { result, text: fixReport(result, colors) };
    }
    let shown = false;
    const confirm: Confirm =
      ask === null
        ? null
        : (plan) => {
            shown = true;
            return ask(diffLines(plan.files, colors).join('\n'), 'Write this?');
          };
    const { fix } = await import('../../commands/fix.js');
    const result = await fix({ ...flags, root, out: mapPath(cwd, root, flags.out) }, confirm, signal);
    return { result, text: fixReport(result, colors, !shown) };
  },
};
