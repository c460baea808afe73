import { ProblemError } from '@webmcp/contract';
import { Command, Help, Option } from 'commander';

import { webmcpVersion } from '../files/webmcp-version.js';
import type { CliCommand } from './options/cli-command.js';
import { cliCommands } from './cli-commands.js';
import type { CliOption } from './options/cli-option.js';
import { cliOptions, type Flags } from './options/cli-options.js';
import type { CliWorld } from './options/cli-world.js';

/** The commands and the options that a command line is built from. */
export interface CliRegistry {
  commands: readonly CliCommand<string>[];
  options: Readonly<Record<string, CliOption>>;
}

const help = new Help();

const start = `
Start here, with npx --no-install before each command:
  $ webmcp init                      set the app up, then instrument it
  $ webmcp doctor                    list what is present and what is missing
  $ webmcp instrument                read the source, open the app, write webmcp.map.json
  $ webmcp instrument --emit src/webmcp-tools.ts
  $ webmcp check                     for CI: compare the map with the app
  $ webmcp report                    write one HTML file that shows every tool on its page
  $ webmcp explain sign_up           explain one tool and its selectors
  $ webmcp fix                       insert test ids for unstable controls

Exit codes: 0 done, 1 findings, 2 could not run.`;

/**
 * Builds the whole command line as a commander program from the registries of commands and options.
 * @throws {CommanderError} on parsing, for an unknown command or option
 */
export function commandLine(
  world: CliWorld,
  registry: CliRegistry = { commands: cliCommands, options: cliOptions },
): Command {
  const program = new Command('webmcp')
    .description('Turns an existing web app into safe, truthful tools for AI agents.')
    .version(webmcpVersion)
    .configureHelp({ showGlobalOptions: true, optionDescription })
    .addHelpText('after', start);
  for (const entry of registry.commands) declare(program, entry, registry, world);
  for (const command of [program, ...program.commands]) {
    command
      .exitOverride()
      .showSuggestionAfterError()
      .configureOutput({ writeErr: () => {} });
  }
  return program;
}

function declare(program: Command, entry: CliCommand<string>, { options }: CliRegistry, world: CliWorld): void {
  const command = program.command(entry.name).description(entry.description);
  for (const { name, description } of entry.arguments) command.argument(name, description);
  for (const name of entry.options) {
    const option = options[name];
    if (option === undefined) throw new Error(`The command ${entry.name} lists the unknown option ${name}`);
    command.addOption(commanderOption(option));
  }
  if (entry.help !== '') command.addHelpText('after', entry.help);
  command.action(async (...given: unknown[]) => {
    // Commander passes the arguments, then the flags, then the command.
    const args = given.slice(0, entry.arguments.length) as (string | string[] | undefined)[];
    const flags = given[entry.arguments.length] as Partial<Flags>;
    const end = limitTime(world, flags.timeLimit);
    try {
      const { result, text } = await entry.run(world, args, flags as Flags);
      world.print(result, text);
    } finally {
      end();
    }
  });
}

/** Describes an option without `(default: false)` and `(default: [])`, which say nothing to a reader. */
function optionDescription(option: Option): string {
  return Help.prototype.optionDescription.call(help, option).replace(/ \(default: (?:false|\[\])\)$/, '');
}

/** Stops a command after some minutes. Returns a function that ends the limit. */
function limitTime({ progress, stop }: CliWorld, minutes: number | undefined): () => void {
  if (minutes === undefined) return () => undefined;
  const ms = minutes * 60_000;
  progress.limit(ms);
  const timer = setTimeout(() => stop(new ProblemError('RUN_LATE', { minutes, at: progress.now() })), ms);
  return () => clearTimeout(timer);
}

function commanderOption({ flags, description, parse, preset, choices, conflicts }: CliOption): Option {
  const option = new Option(flags, description);
  if (parse !== undefined) option.argParser(parse as (text: string, before: unknown) => unknown);
  if (choices !== undefined) option.choices(choices);
  if (preset !== undefined) option.default(preset);
  return option.conflicts([...(conflicts ?? [])]);
}
