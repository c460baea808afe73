import { resolve } from 'node:path';

import type { CliCommand } from '../options/cli-command.js';
import { appOptions, makeMapOptions, mapPath, rootOf } from '../options/map-options.js';

const help = `
Examples:
  $ webmcp report                          writes webmcp-report.html in the root
  $ webmcp report --html out/tools.html --state checkout

The report is one file without a network request: the picture of each state with the tools drawn on it, every tool with its
selectors, evidence, survival and proof, the held-back controls with their fixes, and the differences from the committed map.
Sensitive fields are masked in the pictures. Other texts of the pages are visible: share the file as you would share them.`;

/** `webmcp report`. */
export const reportCommand: CliCommand = {
  name: 'report',
  arguments: [{ name: '[paths...]', description: 'narrow the source to these files or globs' }],
  description: 'Instrument again without writing the map, and write one HTML file that shows what was found.',
  options: [...appOptions, 'html', 'stress', 'prove'],
  help,
  async run({ progress, signal, colors, cwd }, [paths], flags) {
    const root = await rootOf(cwd, flags.root);
    const { report } = await import('../../commands/report.js');
    const { htmlReport } = await import('../../report/html/html-report.js');
    const { webmcpVersion } = await import('../../files/webmcp-version.js');
    const { writeFileSafely } = await import('@webmcp/project');
    const file = flags.html === undefined ? resolve(root, 'webmcp-report.html') : resolve(cwd, flags.html);
    const options = {
      ...makeMapOptions(cwd, root, paths as string[], flags),
      out: mapPath(cwd, root, flags.out),
      stress: flags.stress,
      prove: flags.prove,
      file,
    };
    const result = await report(options, { progress, signal });
    writeFileSafely(file, htmlReport({ ...result, root, version: webmcpVersion }));
    const states = `${result.pictures.length} state${result.pictures.length === 1 ? '' : 's'}`;
    return { result, text: `Report: ${colors.cyan(file)} (${result.map.tools.length} tools, ${states})` };
  },
};
