import { resolve } from 'node:path';

import { mapOutputs } from '../../outputs/map-outputs.js';
import type { CliCommand } from '../options/cli-command.js';
import { everyCommandOptions, mapPath, rootOf } from '../options/map-options.js';

const help = `
Outputs:
${mapOutputs.map(({ name, description }) => `  ${name.padEnd(10)} ${description}`).join('\n')}

Examples:
  $ webmcp emit tools-md --to docs/tools.md
  $ webmcp emit llms > public/llms.txt
  $ webmcp emit evals --to evals.json

The texts are those of the committed map. Run webmcp instrument first if the app has changed.`;

/** `webmcp emit`. */
export const emitCommand: CliCommand = {
  name: 'emit',
  arguments: [{ name: '<output>', description: mapOutputs.map(({ name }) => name).join(', ') }],
  description: 'Make other outputs from the committed map: documentation, llms.txt, cases for evaluations.',
  options: [...everyCommandOptions, 'to'],
  help,
  async run({ cwd, colors }, [kind], flags) {
    const root = await rootOf(cwd, flags.root);
    const { emit } = await import('../../commands/emit.js');
    const to = flags.to === undefined ? {} : { to: resolve(cwd, flags.to) };
    const result = await emit({ out: mapPath(cwd, root, flags.out), kind: String(kind), ...to });
    return { result, text: to.to === undefined ? result.text.trimEnd() : `Written: ${colors.cyan(to.to)}` };
  },
};
