import type { Command } from 'commander';

import type { CommandLineOptions } from './command-line-options.js';
import { everywhere, mapPath, rootOf } from './app-options.js';

/** `webmcp explain`. */
export function declareExplain(program: Command, { tell, colors, cwd }: CommandLineOptions): void {
  everywhere(program.command('explain'))
    .argument('<tool>', 'name or id of a tool, also of one that is held back')
    .argument('[field]', 'key of one field of it')
    .description('Say why a tool was made from what it was, and how each part of it will be found. Reads the map only.')
    .addHelpText(
      'after',
      `
Examples:
  $ webmcp explain cancel_order
  $ webmcp explain sign_up email
  $ webmcp explain sign_up --json | jq '.explanation.targets[].selectors[0]'`,
    )
    .action(async (tool: string, field: string | undefined, flags: { root: string; out?: string }) => {
      const root = await rootOf(cwd, flags.root);
      const out = mapPath(cwd, root, flags.out);
      const { explain } = await import('../commands/explain.js');
      const { explainReport } = await import('../report/explain-report.js');
      const result = await explain({ out, tool, ...(field === undefined ? {} : { field }) });
      tell(result, explainReport(result, colors));
    });
}
