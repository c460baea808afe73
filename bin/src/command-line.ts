import { Command } from 'commander';

import type { CommandLineOptions } from './command-line/command-line-options.js';
import { declareCheck } from './command-line/declare-check.js';
import { declareDoctor } from './command-line/declare-doctor.js';
import { declareExplain } from './command-line/declare-explain.js';
import { declareFix } from './command-line/declare-fix.js';
import { declareInstrument } from './command-line/declare-instrument.js';
import { webmcpVersion } from './files/webmcp-version.js';

/**
 * The whole command line as a commander program; parse errors are thrown as CommanderError. What a command needs is
 * imported when it runs: parsers and a browser's driver take over a second, `--help` a tenth.
 */
export function commandLine(options: CommandLineOptions): Command {
  const program = new Command('webmcp')
    .description('Turns an existing web app into safe, truthful tools for AI agents.')
    .version(webmcpVersion)
    .configureHelp({ showGlobalOptions: true })
    .addHelpText(
      'after',
      `
Start here:
  $ webmcp doctor                    what is there and what is missing
  $ webmcp instrument                read the source, look at the app, write webmcp.map.json
  $ webmcp instrument --emit src/webmcp-tools.ts
  $ webmcp check                     in CI: does the map still tell the truth?
  $ webmcp explain sign_up           why a tool is as it is, and how it will be found
  $ webmcp fix                       write the hooks that unstable controls need into the source

Exit codes: 0 done, 1 findings, 2 could not run.`,
    );

  for (const declare of [declareInstrument, declareCheck, declareExplain, declareFix, declareDoctor]) {
    declare(program, options);
  }

  for (const command of [program, ...program.commands]) {
    command
      .exitOverride()
      .showSuggestionAfterError()
      .configureOutput({ writeErr: () => {} });
  }
  return program;
}
