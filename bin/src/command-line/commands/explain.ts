import type { CliCommand } from '../options/cli-command.js';
import { everyCommandOptions, mapPath, rootOf } from '../options/map-options.js';

/** `webmcp explain`. */
export const explainCommand: CliCommand = {
  name: 'explain',
  arguments: [
    { name: '<tool>', description: 'name or id of a tool, also of a tool that is held back' },
    { name: '[field]', description: 'key of one field of the tool' },
  ],
  description: 'Explain from which source a tool was made and how each part of it is located. Reads only the map.',
  options: everyCommandOptions,
  help: `
Examples:
  $ webmcp explain cancel_order
  $ webmcp explain sign_up email
  $ webmcp explain sign_up --json | jq '.explanation.targets[].selectors[0]'`,
  async run({ colors, cwd }, [tool, field], flags) {
    const root = await rootOf(cwd, flags.root);
    const out = mapPath(cwd, root, flags.out);
    const { explain } = await import('../../commands/explain.js');
    const { explainReport } = await import('../../report/explain-report.js');
    const result = await explain({ out, tool: String(tool), ...(field === undefined ? {} : { field: String(field) }) });
    return { result, text: explainReport(result, colors) };
  },
};
