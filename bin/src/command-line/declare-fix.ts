import type { Command } from 'commander';

import type { Confirm } from '../commands/fix.js';
import type { CommandLineOptions } from './command-line-options.js';
import { everywhere, mapPath, rootOf } from './app-options.js';

/** `webmcp fix`, with `--undo`. */
export function declareFix(program: Command, { tell, signal, colors, cwd, ask }: CommandLineOptions): void {
  everywhere(program.command('fix'))
    .description(
      'Write the data-mcp hooks that the map asks for into the source. Shows the diff and asks first; formatting stays as it is.',
    )
    .option('--yes', 'write without asking', false)
    .option('--dry-run', 'show the diff and write nothing', false)
    .option('--undo', 'take the last fix back, to the byte', false)
    .addHelpText(
      'after',
      `
Examples:
  $ webmcp instrument && webmcp fix && webmcp instrument
  $ webmcp fix --dry-run
  $ webmcp fix --undo

Without a terminal and without --yes it only shows the diff, and exits 1.
What was written is noted in .webmcp/ until it is taken back.`,
    )
    .action(async (flags: { root: string; out?: string; yes: boolean; dryRun: boolean; undo: boolean }) => {
      const root = await rootOf(cwd, flags.root);
      const { diffLines, fixReport } = await import('../report/fix-report.js');
      if (flags.undo) {
        const { undoFix } = await import('../commands/undo-fix.js');
        const undone = undoFix({ root, dryRun: flags.dryRun });
        return tell(undone, fixReport(undone, colors));
      }
      let shown = false;
      const confirm: Confirm =
        ask === null
          ? null
          : (plan) => {
              shown = true;
              return ask(diffLines(plan.files, colors).join('\n'), 'Write this?');
            };
      const { fix } = await import('../commands/fix.js');
      const result = await fix({ ...flags, root, out: mapPath(cwd, root, flags.out) }, confirm, signal);
      tell(result, fixReport(result, colors, !shown));
    });
}
