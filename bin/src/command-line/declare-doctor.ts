import type { Command } from 'commander';

import type { CommandLineOptions } from './command-line-options.js';
import { everywhere, mapPath, rootOf } from './app-options.js';

/** `webmcp doctor`. */
export function declareDoctor(program: Command, { tell, colors, cwd }: CommandLineOptions): void {
  everywhere(program.command('doctor'))
    .description('Say what webmcp finds here and what is missing.')
    .action(async (flags: { root: string; out?: string }) => {
      const root = await rootOf(cwd, flags.root);
      const { doctor } = await import('../commands/doctor.js');
      const { doctorReport } = await import('../report/doctor-report.js');
      const result = await doctor({ root, out: mapPath(cwd, root, flags.out) });
      tell(result, doctorReport(result, colors));
    });
}
