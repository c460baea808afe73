import { resolve } from 'node:path';

import { ProblemError } from '@webmcp/contract';
import { Option, type Command } from 'commander';

import type { CommandLineOptions } from './command-line-options.js';
import { makeMapOptions, mapPath, rootOf, withApp, type AppFlags } from './app-options.js';

/** `webmcp instrument`, with `--static`. */
export function declareInstrument(program: Command, { tell, progress, signal, colors, cwd }: CommandLineOptions): void {
  withApp(program.command('instrument'))
    .argument('[paths...]', 'narrow the source to these files or globs')
    .description('Read the source, look at the running app, pair the two and write the Ground Truth Map.')
    .option('--emit <file>', 'also write the tools as a module (.ts, .js) or as one script (.iife.js)')
    .option('--write-harness <file>', 'also write a new harness with every state that was seen')
    .option('--stress', 'measure what each target survives: mutate copies of the pages and ask the runtime', false)
    .option('--prove', 'call every tool in the browser, and hold back what does not do what it promises', false)
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
        const root = await rootOf(cwd, flags.root);
        if (flags.static === true) {
          const { paths: chosen } = makeMapOptions(cwd, root, paths, flags);
          const { instrumentStatic } = await import('../commands/instrument-static.js');
          const { sourceReport } = await import('../report/source-report.js');
          const read = await instrumentStatic({ root, paths: chosen }, { progress, signal });
          tell(read, sourceReport(read, colors));
          return;
        }
        const options = {
          ...makeMapOptions(cwd, root, paths, flags),
          stress: flags.stress,
          prove: flags.prove,
          out: mapPath(cwd, root, flags.out),
          ...(flags.emit === undefined ? {} : { emit: emitPath(resolve(cwd, flags.emit)) }),
          ...(flags.writeHarness === undefined ? {} : { writeHarness: resolve(cwd, flags.writeHarness) }),
        };
        const { instrument } = await import('../commands/instrument.js');
        const { instrumentReport } = await import('../report/instrument-report.js');
        const result = await instrument(options, { progress, signal });
        tell(result, instrumentReport(result, cwd, colors));
      },
    );
}

function emitPath(file: string): string {
  if (/\.(ts|js|mjs)$/.test(file)) return file;
  throw new ProblemError('USAGE', { reason: `--emit ${file}: the name must end with .ts, .js or .iife.js` });
}
