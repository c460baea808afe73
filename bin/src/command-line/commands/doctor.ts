import type { CliCommand } from '../options/cli-command.js';
import { everyCommandOptions, mapPath, rootOf } from '../options/map-options.js';

/** `webmcp doctor`. */
export const doctorCommand: CliCommand = {
  name: 'doctor',
  arguments: [],
  description: 'List what webmcp finds here and what is missing.',
  options: [...everyCommandOptions, 'url', 'allowHost'],
  help: `
Examples:
  $ webmcp doctor
  $ webmcp doctor --url http://localhost:5173

With --url, doctor asks the running app for its headers, and names a header that switches document.modelContext off.`,
  async run({ colors, cwd, signal }, _, flags) {
    const root = await rootOf(cwd, flags.root);
    const { doctor } = await import('../../commands/doctor.js');
    const { doctorReport } = await import('../../report/doctor-report.js');
    const result = await doctor(
      { root, out: mapPath(cwd, root, flags.out), url: flags.url, allowHosts: flags.allowHost },
      { signal },
    );
    return { result, text: doctorReport(result, colors) };
  },
};
