import { resolve } from 'node:path';

import type { CliCommand } from '../options/cli-command.js';
import { everyCommandOptions, rootOf } from '../options/map-options.js';

/** `webmcp audit verify`. */
export const auditCommand: CliCommand = {
  name: 'audit',
  arguments: [
    { name: '<action>', description: 'verify: check that no line of the record was changed or removed' },
    { name: '[file]', description: 'the record (default: the record of the bridge for --root)' },
  ],
  description: 'Check the record of the bridge.',
  options: everyCommandOptions,
  help: `
Examples:
  $ webmcp audit verify
  $ webmcp audit verify --json | jq .last    keep this hash: the next record must continue it

Each line of the record holds the hash of the line before. A changed, missing or moved line is a finding (exit 1).`,
  async run({ colors, cwd, env }, [action, file], flags) {
    const root = await rootOf(cwd, flags.root);
    const { audit } = await import('../../commands/audit.js');
    const { problemLines } = await import('../../report/problem-lines.js');
    const named = file === undefined ? undefined : resolve(cwd, String(file));
    const result = await audit({ action: String(action), root, ...(named !== undefined && { file: named }), env });
    const lines = result.problems.flatMap((each) => problemLines(each, colors));
    return {
      result,
      text: [
        ...lines,
        `${result.file}: ${result.entries} entries, ${lines.length === 0 ? 'the chain holds' : 'the chain is broken'}`,
      ].join('\n'),
    };
  },
};
