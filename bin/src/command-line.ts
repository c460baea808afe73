import { isAbsolute, resolve } from 'node:path';
import { stat } from 'node:fs/promises';

import { ProblemError } from '@webmcp/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Colors } from 'picocolors/types.js';

import type { CommandResult } from './command-result.js';
import { check } from './commands/check.js';
import { doctor } from './commands/doctor.js';
import { explain } from './commands/explain.js';
import { fix, type Confirm } from './commands/fix.js';
import { instrument } from './commands/instrument.js';
import { instrumentStatic } from './commands/instrument-static.js';
import { undoFix } from './commands/undo-fix.js';
import type { MakeMapOptions } from './make-map.js';
import type { Progress } from './progress.js';
import { checkReport } from './report/check-report.js';
import { doctorReport } from './report/doctor-report.js';
import { explainReport } from './report/explain-report.js';
import { diffLines, fixReport } from './report/fix-report.js';
import { instrumentReport } from './report/instrument-report.js';
import { sourceReport } from './report/source-report.js';
import { webmcpVersion } from './webmcp-version.js';

/** Where the command line gets its world from and tells its results to. */
export interface CommandLineOptions {
  tell(result: CommandResult, text: string): void;
  progress: Progress;
  signal: AbortSignal;
  colors: Colors;
  cwd: string;
  /** Shows a text and asks a yes-or-no question; null where nobody can answer. */
  ask: ((shown: string, question: string) => Promise<boolean>) | null;
}

interface AppFlags {
  root: string;
  url?: string;
  command?: string;
  harness?: string;
  out?: string;
  state: string[];
  threshold: number;
  allowUnstable: boolean;
  provenance: boolean;
  allowHost: string[];
  explore: boolean;
  blockWrites: boolean;
}

/** The whole command line as a commander program; parse errors are thrown as CommanderError. */
export function commandLine({ tell, progress, signal, colors, cwd, ask }: CommandLineOptions): Command {
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

  const rootOf = async (root: string): Promise<string> => {
    const path = resolve(cwd, root);
    const found = await stat(path).catch(() => null);
    if (found?.isDirectory() !== true) throw new ProblemError('ROOT_MISSING', { root: path }, { where: path });
    return path;
  };
  const mapPath = (root: string, out: string | undefined): string =>
    out === undefined ? resolve(root, 'webmcp.map.json') : resolve(cwd, out);
  const makeMapOptions = (root: string, paths: string[], flags: AppFlags): MakeMapOptions => ({
    root,
    paths: paths.map((path) => (isAbsolute(path) ? path : resolve(cwd, path))),
    ...(flags.url === undefined ? {} : { url: flags.url }),
    ...(flags.command === undefined ? {} : { command: flags.command }),
    ...(flags.harness === undefined ? {} : { harness: resolve(cwd, flags.harness) }),
    states: flags.state,
    threshold: flags.threshold,
    allowUnstable: flags.allowUnstable,
    provenance: flags.provenance,
    allowHosts: flags.allowHost,
    explore: flags.explore,
    blockWrites: flags.blockWrites,
  });

  const everywhere = (command: Command): Command =>
    command
      .option('--root <dir>', 'the app’s folder', '.')
      .option('--out <file>', 'the map (default: webmcp.map.json in the root)')
      .option('--json', 'print one JSON object on standard output, everything else on standard error')
      .option('--no-color', 'no colours');

  const app = (command: Command): Command =>
    everywhere(command)
      .option('--url <url>', 'a running app; else its dev server is started and stopped')
      .option('--command <command>', 'starts the app where it is neither Vite nor plain HTML')
      .option('--harness <file>', 'the states to look at (default: webmcp.harness.ts in the root)')
      .option('--state <name>', 'only this harness state; may be repeated', collect, [])
      .option('--allow-host <host>', 'let the probe reach a host that is not loopback; may be repeated', collect, [])
      .option('--explore', 'press what only opens something (dialogs, menus, tabs) and look at that too', false)
      .option(
        '--block-writes',
        'answer POST, PUT, PATCH and DELETE with a stub while looking; the login goes through',
        false,
      )
      .option('--threshold <number>', 'confidence below which nothing is emitted', fraction, 0.6)
      .option('--allow-unstable', 'emit tools below the threshold too, marked unstable', false)
      .option('--no-provenance', 'do not stamp source positions into the dev server’s output');

  app(program.command('instrument'))
    .argument('[paths...]', 'narrow the source to these files or globs')
    .description('Read the source, look at the running app, pair the two and write the Ground Truth Map.')
    .option('--emit <file>', 'also write the tools as a module (.ts, .js) or as one script (.iife.js)')
    .option('--write-harness <file>', 'also write a new harness with every state that was seen')
    .option('--prove', 'call every tool in the browser, and hold back what does not do what it promises', false)
    .option('--stress', 'measure what each target survives: mutate copies of the pages and ask the runtime', false)
    .addOption(new Option('--llm <provider>', 'who words names and descriptions').choices(['none']).default('none'))
    .addOption(
      new Option('--static', 'only read the source and print what it holds; no browser, no map').conflicts([
        'url',
        'command',
        'harness',
        'state',
        'out',
        'emit',
        'explore',
        'blockWrites',
        'writeHarness',
        'stress',
        'prove',
      ]),
    )
    .addHelpText(
      'after',
      `
Examples:
  $ webmcp instrument --root apps/shop
  $ webmcp instrument --url http://localhost:3000 --emit public/webmcp.iife.js
  $ webmcp instrument --state checkout --json | jq '.map.tools[].name'
  $ webmcp instrument --static src/checkout
  $ webmcp instrument --static --json | jq '.intents[] | [.control, .labels[0].text]'
  $ webmcp instrument --stress         how sure is each target when the app changes?
  $ webmcp instrument --prove          does each tool do what it says, called as an agent calls it?
  $ webmcp instrument --explore --write-harness webmcp.harness.ts

--static opens no browser and starts no app. It prints the controls that the source holds, the tools that could be made
of them, and what was not read and why. It writes nothing but its cache in node_modules/.cache/webmcp, which is safe to
delete: a map holds only what was proved on the page. With --json the object also has frameworks, intents, boundaries
and candidates; numbers in candidates are indexes into intents and boundaries.

webmcp.config.ts in the root says what cannot be known: defineConfig({ testIdAttributes, include, exclude, command, tools,
libraries }) from 'webmcp/harness'. libraries are tables of UI libraries that webmcp does not know (README.md, Teaching
it a UI library); they are asked before the built-in ones.

--explore presses what source and page say only opens something: dialogs, menus, tabs, accordions, drawers. It never
submits, never follows a link, never presses what is caution or destructive, and from the first press on every write is
answered with a stub. It ends after 120 presses or two minutes. What it finds stands in the map as states with the clicks
that lead there; --write-harness turns them into a harness to go on with. An existing file is left alone.

--prove calls each tool through the browser's own document.modelContext, each in a fresh page in a state in which it was
seen: located (all that it acts on is there; destructive tools stop here), filled (each field takes a value made from its
schema and reads back the same), and submitted only where webmcp.config.ts says tools: { name: { prove: 'submitted' } }.
What could change data is aborted meanwhile, except for those. A tool that fails is held back, with the reason.

--stress copies each state where no script runs and no request leaves, changes it (classes, ids, wrappers, order, list
items, labels, language, tags, portals, decoys, clones, removal, a reused slot) and asks the runtime each time. The map
then says of each target how many changes it survives and how often another element was taken.`,
    )
    .action(
      async (
        paths: string[],
        flags: AppFlags & { emit?: string; writeHarness?: string; static?: true; stress: boolean; prove: boolean },
      ) => {
        const root = await rootOf(flags.root);
        if (flags.static === true) {
          const { paths: chosen } = makeMapOptions(root, paths, flags);
          const read = await instrumentStatic({ root, paths: chosen }, { progress, signal });
          tell(read, sourceReport(read, colors));
          return;
        }
        const result = await instrument(
          {
            ...makeMapOptions(root, paths, flags),
            stress: flags.stress,
            prove: flags.prove,
            out: mapPath(root, flags.out),
            ...(flags.emit === undefined ? {} : { emit: emitPath(resolve(cwd, flags.emit)) }),
            ...(flags.writeHarness === undefined ? {} : { writeHarness: resolve(cwd, flags.writeHarness) }),
          },
          { progress, signal },
        );
        tell(result, instrumentReport(result, cwd, colors));
      },
    );

  app(program.command('check'))
    .argument('[paths...]', 'narrow the source to these files or globs')
    .description('Instrument again without writing, and name each difference in meaning from the committed map.')
    .option('--min-survival <share>', 'fail where a target of the committed map survives less, 0 to 1', fraction)
    .addHelpText(
      'after',
      `
Examples:
  $ webmcp check --json > webmcp-check.json
  $ webmcp check --min-survival 0.9   after webmcp instrument --stress`,
    )
    .action(async (paths: string[], flags: AppFlags & { minSurvival?: number }) => {
      const root = await rootOf(flags.root);
      const result = await check(
        {
          ...makeMapOptions(root, paths, flags),
          out: mapPath(root, flags.out),
          ...(flags.minSurvival === undefined ? {} : { minSurvival: flags.minSurvival }),
        },
        { progress, signal },
      );
      tell(result, checkReport(result, colors));
    });

  everywhere(program.command('explain'))
    .argument('<tool>', 'name or id of a tool, also of one that is held back')
    .argument('[field]', 'key of one field of it')
    .description('Say why a tool was made from what it was, and how each part of it will be found. Reads the map only.')
    .addHelpText(
      'after',
      `
Examples:
  $ webmcp explain cancel_order
  $ webmcp explain sign_up email
  $ webmcp explain sign_up --json | jq '.explanation.targets[].selectors[0]'`,
    )
    .action(async (tool: string, field: string | undefined, flags: { root: string; out?: string }) => {
      const root = await rootOf(flags.root);
      const out = mapPath(root, flags.out);
      const result = await explain({ out, tool, ...(field === undefined ? {} : { field }) });
      tell(result, explainReport(result, colors));
    });

  everywhere(program.command('fix'))
    .description(
      'Write the data-mcp hooks that the map asks for into the source. Shows the diff and asks first; formatting stays as it is.',
    )
    .option('--yes', 'write without asking', false)
    .option('--dry-run', 'show the diff and write nothing', false)
    .option('--undo', 'take the last fix back, to the byte', false)
    .addHelpText(
      'after',
      `
Examples:
  $ webmcp instrument && webmcp fix && webmcp instrument
  $ webmcp fix --dry-run
  $ webmcp fix --undo

Without a terminal and without --yes it only shows the diff, and exits 1.
What was written is noted in .webmcp/ until it is taken back.`,
    )
    .action(async (flags: { root: string; out?: string; yes: boolean; dryRun: boolean; undo: boolean }) => {
      const root = await rootOf(flags.root);
      if (flags.undo) {
        const undone = undoFix({ root, dryRun: flags.dryRun });
        return tell(undone, fixReport(undone, colors));
      }
      let shown = false;
      const confirm: Confirm =
        ask === null
          ? null
          : (plan) => {
              shown = true;
              return ask(diffLines(plan.files, colors).join('\n'), 'Write this?');
            };
      const result = await fix({ ...flags, root, out: mapPath(root, flags.out) }, confirm, signal);
      tell(result, fixReport(result, colors, !shown));
    });

  everywhere(program.command('doctor'))
    .description('Say what webmcp finds here and what is missing.')
    .action(async (flags: { root: string; out?: string }) => {
      const root = await rootOf(flags.root);
      const result = await doctor({ root, out: mapPath(root, flags.out) });
      tell(result, doctorReport(result, colors));
    });

  for (const command of [program, ...program.commands]) {
    command
      .exitOverride()
      .showSuggestionAfterError()
      .configureOutput({ writeErr: () => {} });
  }
  return program;
}

function collect(value: string, before: string[]): string[] {
  return [...before, value];
}

function fraction(text: string): number {
  const value = Number(text);
  if (!(value >= 0 && value <= 1)) throw new InvalidArgumentError('It must be a number from 0 to 1.');
  return value;
}

function emitPath(file: string): string {
  if (/\.(ts|js|mjs)$/.test(file)) return file;
  throw new ProblemError('USAGE', { reason: `--emit ${file}: the name must end with .ts, .js or .iife.js` });
}
