import { resolve } from 'node:path';

import { mapOutputs } from '../../outputs/map-outputs.js';
import type { CliCommand } from '../options/cli-command.js';
import { everyCommandOptions, mapPath, rootOf } from '../options/map-options.js';

const help = `
Outputs:
${mapOutputs.map(({ name, description }) => `  ${name.padEnd(12)} ${description}`).join('\n')}

Examples:
  $ webmcp emit tools-md --to docs/tools.md
  $ webmcp emit llms > public/llms.txt
  $ webmcp emit evals --to evals.json
  $ webmcp emit contract --route /orders --page-origin http://localhost:3000 --to tests/orders.json

The texts are those of the committed map. Run webmcp instrument first if the app has changed.`;

/** `webmcp emit`. */
export const emitCommand: CliCommand = {
  name: 'emit',
  arguments: [{ name: '<output>', description: mapOutputs.map(({ name }) => name).join(', ') }],
  description: 'Make other outputs from the committed map: documentation, llms.txt, cases, contracts, hooks.',
  options: [...everyCommandOptions, 'to', 'route', 'pageOrigin'],
  help,
  async run({ cwd, colors }, [kind], flags) {
    const root = await rootOf(cwd, flags.root);
    const { emit } = await import('../../commands/emit.js');
    const to = flags.to === undefined ? {} : { to: resolve(cwd, flags.to) };
    const { route, pageOrigin } = flags;
    const choices = { ...(route === undefined ? {} : { route }), ...(pageOrigin === undefined ? {} : { pageOrigin }) };
    const result = await emit({ out: mapPath(cwd, root, flags.out), kind: String(kind), ...to, ...choices });
    return { result, text: to.to === undefined ? result.text.trimEnd() : `Written: ${colors.cyan(to.to)}` };
  },
};
