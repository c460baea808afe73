import { mcpClients } from '../../setup/mcp-clients.js';
import type { CliCommand } from '../options/cli-command.js';
import { everyCommandOptions, rootOf } from '../options/map-options.js';

/** `webmcp connect`. */
export const connectCommand: CliCommand = {
  name: 'connect',
  arguments: [{ name: '<client>', description: mcpClients.map(({ name }) => name).join(', ') }],
  description: 'Add the bridge to the configuration of an MCP client. Shows the change and asks first.',
  options: [...everyCommandOptions, 'yes', 'dryRun'],
  help: `
Examples:
  $ webmcp connect claude --dry-run    show the change alone
  $ webmcp connect codex --yes         write without asking

The entry starts webmcp bridge --stdio by the app's own package manager. It holds no token: a person approves each session.`,
  async run({ cwd, ask, colors }, [client], flags) {
    const root = await rootOf(cwd, flags.root);
    const { connect } = await import('../../commands/connect.js');
    const { connectReport } = await import('../../report/connect-report.js');
    const { yes, dryRun } = flags;
    const result = await connect({ client: String(client), root, yes, dryRun }, ask);
    return { result, text: connectReport(result, colors) };
  },
};
