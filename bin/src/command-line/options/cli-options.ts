import { InvalidArgumentError } from 'commander';

import { modelProviders } from '../../model/model-provider.js';
import { cliOption, type CliOption } from './cli-option.js';

/**
 * The table of all options. A key is the name under which a command reads the value. Commander derives it from the
 * flags, in camel case. A command lists its options by these keys, and `--help` prints them in the command's order.
 */
export const cliOptions = {
  root: cliOption<string>({ flags: '--root <dir>', description: "the app's folder", preset: '.' }),
  out: cliOption<string | undefined>({
    flags: '--out <file>',
    description: 'the map (default: webmcp.map.json in the root)',
  }),
  json: cliOption<boolean | undefined>({
    flags: '--json',
    description: 'print one JSON object on standard output, everything else on standard error',
  }),
  debug: cliOption<boolean | undefined>({ flags: '--debug', description: 'print the stack of a failure' }),
  color: cliOption<boolean>({ flags: '--no-color', description: 'print no colours' }),
  url: cliOption<string | undefined>({
    flags: '--url <url>',
    description: 'open a running app instead of starting the dev server',
    conflicts: ['command'],
  }),
  connect: cliOption<string | undefined>({
    flags: '--connect <ws>',
    description: 'use a browser that runs elsewhere: a Playwright server or a DevTools endpoint; needs --url',
    conflicts: ['stress', 'prove'],
  }),
  command: cliOption<string | undefined>({
    flags: '--command <command>',
    description: 'start an app that is neither Vite nor plain HTML',
  }),
  harness: cliOption<string | undefined>({
    flags: '--harness <file>',
    description: 'the states to open (default: webmcp.harness.ts in the root)',
  }),
  state: cliOption<string[]>({
    flags: '--state <name>',
    description: 'open only this harness state; repeatable',
    parse: append,
    preset: [],
  }),
  allowHost: cliOption<string[]>({
    flags: '--allow-host <host>',
    description: 'let the probe reach a host that is not loopback; repeatable',
    parse: append,
    preset: [],
  }),
  explore: cliOption<boolean>({
    flags: '--explore',
    description: 'press controls that only open something (dialogs, menus, tabs) and read what opens',
    preset: false,
  }),
  blockWrites: cliOption<boolean>({
    flags: '--block-writes',
    description: 'answer POST, PUT, PATCH and DELETE with a stub while reading; the login passes',
    preset: false,
  }),
  threshold: cliOption<number>({
    flags: '--threshold <number>',
    description: 'the least confidence of an emitted target',
    parse: fraction,
    preset: 0.6,
  }),
  allowUnstable: cliOption<boolean>({
    flags: '--allow-unstable',
    description: 'emit tools below the threshold too, marked unstable',
    preset: false,
  }),
  provenance: cliOption<boolean>({
    flags: '--no-provenance',
    description: "do not trace elements to the source: no stamps in the dev server's output, no React call stacks",
  }),
  timeLimit: cliOption<number>({
    flags: '--time-limit <minutes>',
    description: 'end the run after this time; a single state ends after two minutes',
    parse: minutes,
    preset: 60,
  }),
  emit: cliOption<string | undefined>({
    flags: '--emit <file>',
    description:
      'also write the tools: a module (.ts, .js), one script (.iife.js), or a small loader with the script beside it (.loader.js)',
  }),
  writeHarness: cliOption<string | undefined>({
    flags: '--write-harness <file>',
    description: 'also write a new harness with every state that was read',
  }),
  stress: cliOption<boolean>({
    flags: '--stress',
    description: 'mutate copies of the pages and measure whether each target is still located',
    preset: false,
  }),
  prove: cliOption<boolean>({
    flags: '--prove',
    description: 'call every tool in the browser and hold back the tools that fail',
    preset: false,
  }),
  llm: cliOption<string>({
    flags: '--llm <provider>',
    description: 'the model that words names and descriptions',
    choices: ['none', ...modelProviders.map(({ name }) => name)],
    preset: 'none',
  }),
  llmBaseUrl: cliOption<string | undefined>({
    flags: '--llm-base-url <url>',
    description: "another server of the same API: Ollama, llama.cpp, vLLM, Azure (default: the provider's own)",
  }),
  llmModel: cliOption<string | undefined>({
    flags: '--llm-model <name>',
    description: 'the model to ask (default: gpt-4o-mini)',
  }),
  llmBudget: cliOption<number>({
    flags: '--llm-budget <tokens>',
    description: 'the most tokens of a run',
    parse: wholeNumber,
    preset: 100_000,
  }),
  rename: cliOption<boolean>({
    flags: '--rename',
    description: 'name the tools anew instead of keeping the names of the earlier map',
    preset: false,
  }),
  behaviour: cliOption<boolean>({
    flags: '--behaviour',
    description: 'call the tools that a change touches, and compare what each call sends, asks and shows',
    preset: false,
    conflicts: ['shard', 'connect', 'static'],
  }),
  cache: cliOption<boolean>({
    flags: '--no-cache',
    description: 'open every page, also the pages that have not changed since the last run',
  }),
  shard: cliOption<{ index: number; count: number } | undefined>({
    flags: '--shard <i/n>',
    description: 'read one of n parts of the states and write a partial map; webmcp merge joins the parts',
    parse: shard,
    conflicts: ['state', 'emit', 'writeHarness', 'stress', 'prove', 'rename', 'llmBaseUrl', 'llmModel'],
  }),
  static: cliOption<true | undefined>({
    flags: '--static',
    description: 'read only the source: no browser, no app, no new map',
    conflicts: [
      'url',
      'command',
      'harness',
      'state',
      'emit',
      'update',
      'minConfidence',
      'minSurvival',
      'explore',
      'blockWrites',
      'writeHarness',
      'stress',
      'prove',
      'shard',
      'connect',
    ],
  }),
  minSurvival: cliOption<number | undefined>({
    flags: '--min-survival <share>',
    description: 'fail if a target of the committed map survives less than this share, 0 to 1',
    parse: fraction,
  }),
  minConfidence: cliOption<number | undefined>({
    flags: '--min-confidence <share>',
    description: 'fail if a target has less than this confidence, 0 to 1',
    parse: fraction,
  }),
  toolBudget: cliOption<number>({
    flags: '--tool-budget <count>',
    description: 'fail if one route offers more tools',
    parse: wholeNumber,
    preset: 40,
  }),
  failOn: cliOption<'breaking' | 'risky' | 'any'>({
    flags: '--fail-on <impact>',
    description: 'the least impact of a difference that fails the check',
    choices: ['breaking', 'risky', 'any'],
    preset: 'any',
  }),
  update: cliOption<boolean>({
    flags: '--update',
    description: 'show the differences and write the new map',
    preset: false,
  }),
  report: cliOption<string[]>({
    flags: '--report <format=file>',
    description: 'also write a report; repeatable',
    parse: append,
    preset: [],
  }),
  github: cliOption<boolean>({
    flags: '--github',
    description: 'in a job of GitHub Actions: keep one comment of the pull request up to date, and write a check run',
    preset: false,
  }),
  html: cliOption<string | undefined>({
    flags: '--html <file>',
    description: 'the HTML file (default: webmcp-report.html in the root)',
  }),
  to: cliOption<string | undefined>({
    flags: '--to <file>',
    description: 'the file to write (default: print the text)',
  }),
  route: cliOption<string | undefined>({
    flags: '--route <route>',
    description: 'only the tools of this route (outputs contract and hooks)',
  }),
  pageOrigin: cliOption<string | undefined>({
    flags: '--page-origin <origin>',
    description: 'the origin of the pages (output contract; default: http://localhost:5173)',
  }),
  cases: cliOption<string | undefined>({
    flags: '--cases <file>',
    description: 'requests with the expected calls (default: webmcp.evals.json in the root)',
  }),
  embedding: cliOption<boolean>({
    flags: '--embedding',
    description: 'also rank by a sentence embedding; needs the packages of @energetic-ai in the project',
    preset: false,
  }),
  yes: cliOption<boolean>({ flags: '--yes', description: 'write without asking', preset: false }),
  dryRun: cliOption<boolean>({ flags: '--dry-run', description: 'show the diff and write nothing', preset: false }),
  port: cliOption<number>({
    flags: '--port <number>',
    description: 'the port of the bridge on this machine; 0 takes a free one',
    parse: portNumber,
    preset: 0,
  }),
  stdio: cliOption<boolean>({
    flags: '--stdio',
    description: 'pass messages between an MCP client and the running bridge; starts one if none runs',
    preset: false,
  }),
  metrics: cliOption<boolean>({
    flags: '--metrics',
    description: 'serve counts for Prometheus at /metrics, behind the management token',
    preset: false,
  }),
  origin: cliOption<string[]>({
    flags: '--origin <origin>',
    description: 'print a pairing code for a page of this origin, such as http://localhost:5173; repeatable',
    parse: append,
    preset: [],
  }),
  undo: cliOption<boolean>({
    flags: '--undo',
    description: 'restore the files that this command wrote',
    preset: false,
  }),
} satisfies Record<string, CliOption>;

export type CliOptionName = keyof typeof cliOptions;

/** The values of some options, as a command reads them. */
export type Flags<Name extends CliOptionName = CliOptionName> = {
  [Key in Name]: (typeof cliOptions)[Key] extends CliOption<infer Value> ? Value : never;
};

/** Parses a share from 0 to 1. @throws InvalidArgumentError for any other text */
function fraction(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1))
    throw new InvalidArgumentError('It must be a number from 0 to 1.');
  return value;
}

/** Parses a whole number from 0. @throws InvalidArgumentError for any other text */
function wholeNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0.');
  return Number(text);
}

/** Parses a port, or 0 for a free one. @throws InvalidArgumentError for any other text */
function portNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('It must be a port from 1 to 65535, or 0.');
  return Number(text);
}

/** Parses one of several parts: `2/4`. @throws InvalidArgumentError for any other text */
function shard(text: string): { index: number; count: number } {
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new InvalidArgumentError('It must be a part and the number of parts: 1/4, 2/4, 3/4 or 4/4.');
  return { index, count };
}

/** Parses a time in minutes. @throws InvalidArgumentError for any other text, and for more than a day */
function minutes(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0 && value <= 24 * 60))
    throw new InvalidArgumentError('It must be a number of minutes above 0, at most 1440.');
  return value;
}

function append(value: string, before: string[]): string[] {
  return [...before, value];
}
