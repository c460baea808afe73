import { resolve } from 'node:path';

import type { CliCommand } from '../options/cli-command.js';
import { everyCommandOptions, mapPath, rootOf } from '../options/map-options.js';

const help = `
Examples:
  $ webmcp eval                          reads webmcp.map.json, and webmcp.evals.json if there is one
  $ webmcp eval --cases my.evals.json
  $ webmcp eval --embedding              ranks by the meaning of sentences, too; asks for three packages
  $ webmcp emit evals --to webmcp.evals.json    writes a beginning; replace the sentences by those of people

The command opens no browser and asks no model. It ranks the tools for each request by the words of their names, titles,
descriptions and parameters (BM25). An agent's model chooses better than words alone, and confuses the same pairs first.

A case has the form of webmcp-evals:
  [{ "name": "cancel", "messages": [{ "role": "user", "type": "message", "content": "I no longer want the lamp" }],
     "expectedCall": [{ "functionName": "cancel_order", "arguments": { "order": { "$any": true } } }] }]`;

/** `webmcp eval`. */
export const evalCommand: CliCommand = {
  name: 'eval',
  arguments: [],
  description: 'Measure how well an agent would choose the right tool by its words. Reads only the map.',
  options: [...everyCommandOptions, 'cases', 'embedding'],
  help,
  async run({ cwd, colors }, _, flags) {
    const root = await rootOf(cwd, flags.root);
    const { evaluate } = await import('../../commands/eval.js');
    const { evalReport } = await import('../../report/eval-report.js');
    const cases = flags.cases === undefined ? resolve(root, 'webmcp.evals.json') : resolve(cwd, flags.cases);
    const result = await evaluate({
      out: mapPath(cwd, root, flags.out),
      cases,
      isNamed: flags.cases !== undefined,
      ...(flags.embedding ? { embeddingIn: root } : {}),
    });
    return { result, text: evalReport(result, colors) };
  },
};
