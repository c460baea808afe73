import type { CliCommand } from '../options/cli-command.js';
import { appOptions, makeMapOptions, mapPath, rootOf } from '../options/map-options.js';

/** `webmcp check`. */
export const checkCommand: CliCommand = {
  name: 'check',
  arguments: [{ name: '[paths...]', description: 'narrow the source to these files or globs' }],
  description: 'Instrument again without writing, and name each difference in meaning from the committed map.',
  options: [...appOptions, 'minSurvival'],
  help: `
Examples:
  $ webmcp check --json > webmcp-check.json
  $ webmcp check --min-survival 0.9   after webmcp instrument --stress`,
  async run({ progress, signal, colors, cwd }, [paths], flags) {
    const root = await rootOf(cwd, flags.root);
    const { check } = await import('../../commands/check.js');
    const { checkReport } = await import('../../report/check-report.js');
    const options = {
      ...makeMapOptions(cwd, root, paths as string[], flags),
      out: mapPath(cwd, root, flags.out),
      ...(flags.minSurvival === undefined ? {} : { minSurvival: flags.minSurvival }),
    };
    const result = await check(options, { progress, signal });
    return { result, text: checkReport(result, colors) };
  },
};
