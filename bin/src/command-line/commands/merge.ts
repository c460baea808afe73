import { resolve } from 'node:path';

import type { CliCommand } from '../options/cli-command.js';
import { everyCommandOptions, mapPath, rootOf } from '../options/map-options.js';

const help = `
Examples:
  $ webmcp instrument --shard 1/2 --out part-1.json    on one machine
  $ webmcp instrument --shard 2/2 --out part-2.json    on another machine
  $ webmcp merge part-1.json part-2.json               writes webmcp.map.json in the root

The parts may come in any order. The map has the same bytes as the map of one machine. All parts need the same commit and
the same options. Run merge in a checkout of that commit, because merge reads the source again. It opens no browser.

A part contains texts of your pages. Hand it from job to job, and do not commit it.`;

/** `webmcp merge`. */
export const mergeCommand: CliCommand = {
  name: 'merge',
  arguments: [{ name: '<parts...>', description: 'the files that webmcp instrument --shard wrote' }],
  description: 'Join the partial maps of several machines to one map.',
  options: [...everyCommandOptions],
  help,
  async run({ progress, signal, colors, cwd }, [parts], flags) {
    const root = await rootOf(cwd, flags.root);
    const { merge } = await import('../../commands/merge.js');
    const { mergeReport } = await import('../../report/merge-report.js');
    const options = {
      root,
      parts: (parts as string[]).map((part) => resolve(cwd, part)),
      out: mapPath(cwd, root, flags.out),
    };
    const result = await merge(options, { progress, signal });
    return { result, text: mergeReport(result, colors) };
  },
};
