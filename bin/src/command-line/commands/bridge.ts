import type { CliCommand } from '../options/cli-command.js';
import { everyCommandOptions, mapPath, rootOf } from '../options/map-options.js';

/** `webmcp bridge`. */
export const bridgeCommand: CliCommand = {
  name: 'bridge',
  arguments: [],
  description: 'Let an agent outside the browser call the tools of an open page, after you approved it.',
  options: [...everyCommandOptions, 'port', 'origin', 'stdio', 'metrics'],
  help: `
Examples:
  $ webmcp bridge --origin http://localhost:5173
  $ webmcp bridge --stdio`,
  async run(world, _, flags) {
    const root = await rootOf(world.cwd, flags.root);
    const { bridge } = await import('../../commands/bridge.js');
    const { port, origin: origins, stdio, metrics } = flags;
    const result = await bridge(
      { root, out: mapPath(world.cwd, root, flags.out), port, origins, stdio, metrics },
      world,
    );
    return { result, text: stdio ? '' : 'The bridge has ended, with all its sessions.' };
  },
};
