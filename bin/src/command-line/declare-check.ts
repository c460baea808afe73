import type { Command } from 'commander';

import type { CommandLineOptions } from './command-line-options.js';
import { fraction, makeMapOptions, mapPath, rootOf, withApp, type AppFlags } from './app-options.js';

/** `webmcp check`. */
export function declareCheck(program: Command, { tell, progress, signal, colors, cwd }: CommandLineOptions): void {
  withApp(program.command('check'))
    .argument('[paths...]', 'narrow the source to these files or globs')
    .description('Instrument again without writing, and name each difference in meaning from the committed map.')
    .option('--min-survival <share>', 'fail where a target of the committed map survives less, 0 to 1', fraction)
    .addHelpText(
      'after',
      `
Examples:
  $ webmcp check --json > webmcp-check.json
  $ webmcp check --min-survival 0.9   after webmcp instrument --stress`,
    )
    .action(async (paths: string[], flags: AppFlags & { minSurvival?: number }) => {
      const root = await rootOf(cwd, flags.root);
      const { check } = await import('../commands/check.js');
      const { checkReport } = await import('../report/check-report.js');
      const result = await check(
        {
          ...makeMapOptions(cwd, root, paths, flags),
          out: mapPath(cwd, root, flags.out),
          ...(flags.minSurvival === undefined ? {} : { minSurvival: flags.minSurvival }),
        },
        { progress, signal },
      );
      tell(result, checkReport(result, colors));
    });
}
