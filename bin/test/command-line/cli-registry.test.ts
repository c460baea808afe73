import { CommanderError } from 'commander';
import pc from 'picocolors';
import { expect, test } from 'vitest';

import { cliCommands } from '../../src/command-line/cli-commands.js';
import type { CliCommand } from '../../src/command-line/options/cli-command.js';
import { cliOption } from '../../src/command-line/options/cli-option.js';
import { cliOptions } from '../../src/command-line/options/cli-options.js';
import type { CliWorld } from '../../src/command-line/options/cli-world.js';
import { commandLine, type CliRegistry } from '../../src/command-line/command-line.js';

const printed: string[] = [];
const world: CliWorld = {
  print: (_, text) => printed.push(text),
  progress: { step() {}, count() {}, at() {}, limit() {}, now: () => '', end() {} },
  say() {},
  stdin: process.stdin,
  stdout: process.stdout,
  stop: () => undefined,
  signal: new AbortController().signal,
  colors: pc.createColors(false),
  cwd: '.',
  env: {},
  columns: Infinity,
  ask: null,
};

/** An added command with an option of its own: one command, one line in each of the two lists. */
const greet: CliCommand<string> = {
  name: 'greet',
  arguments: [{ name: '<person>', description: 'who is greeted' }],
  description: 'Greet a person.',
  options: ['loud'],
  help: '',
  async run(_, [person], flags) {
    const text = `Hello ${String(person)}`;
    const { loud } = flags as unknown as { loud: boolean };
    return {
      result: { command: 'greet', exitCode: 0, problems: [] },
      text: loud ? text.toUpperCase() : text,
    };
  },
};
const registry: CliRegistry = {
  commands: [...cliCommands, greet],
  options: { ...cliOptions, loud: cliOption<boolean>({ flags: '--loud', description: 'shout', preset: false }) },
};

test('an added command and an added option work from the two registries alone', async () => {
  await commandLine(world, registry).parseAsync(['greet', 'Ada', '--loud'], { from: 'user' });
  expect(printed).toEqual(['HELLO ADA']);
});

test('an unknown option is refused by name when a command does not list it', async () => {
  const parse = commandLine(world).parseAsync(['doctor', '--loud'], { from: 'user' });
  await expect(parse).rejects.toThrow(CommanderError);
  await expect(parse).rejects.toThrow("unknown option '--loud'");
});

test('a command that lists an unknown option is refused by both names', () => {
  const commands = [{ ...greet, options: ['quiet'] }];
  expect(() => commandLine(world, { commands, options: cliOptions })).toThrow(
    'The command greet lists the unknown option quiet',
  );
});

test('each conflict names an option of the table', () => {
  const known = new Set(Object.keys(cliOptions));
  const unknown = Object.values(cliOptions).flatMap(({ conflicts = [] }) =>
    conflicts.filter((each) => !known.has(each)),
  );
  expect(unknown).toEqual([]);
});

test('each key of the table is the name that commander derives from the flags', () => {
  const derived = Object.values(cliOptions).map(({ flags }) =>
    flags
      .split(' ')[0]!
      .replace(/^--(?:no-)?/, '')
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(derived).toEqual(Object.keys(cliOptions));
});
