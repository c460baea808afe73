import { resolve } from 'node:path';

import { ProblemError } from '@webmcp/contract';

import type { CliAnswer, CliCommand } from '../options/cli-command.js';
import type { Flags } from '../options/cli-options.js';
import type { CliWorld } from '../options/cli-world.js';
import type { MakeMapOptions } from '../../run/map-run.js';
import { behaviourPath } from '../../run/behaviour-file.js';
import type { ModelOptions } from '../../run/word-tools.js';
import { appOptions, makeMapOptions, mapPath, rootOf } from '../options/map-options.js';

const help = `
Examples:
  $ webmcp instrument --root apps/shop
  $ webmcp instrument --url http://localhost:3000 --emit public/webmcp.iife.js
  $ webmcp instrument --state checkout --json | jq '.map.tools[].name'
  $ webmcp instrument --static src/checkout
  $ webmcp instrument --static --json | jq '.intents[] | [.control, .labels[0].text]'
  $ webmcp instrument --stress         does each target survive changes of the app?
  $ webmcp instrument --prove          does each tool work when an agent calls it?
  $ webmcp instrument --explore --write-harness webmcp.harness.ts

--static opens no browser and starts no app. It prints the controls in the source, the tools that they could make, and
the skipped files with the reason. It writes nothing but its cache in node_modules/.cache/webmcp, which you can delete.
It writes no map, because a map holds only what was proved on the page. With --json, the object also has frameworks,
intents, boundaries and candidates. Numbers in candidates are indexes into intents and boundaries.

webmcp.config.ts in the root is optional: defineConfig({ testIdAttributes, include, exclude, command, tools, libraries })
from 'webmcp/harness'. libraries are tables of UI libraries that webmcp does not know (README.md, Teach it a UI library).
Your tables are read before the built-in tables.

--llm lets a model name and describe the tools. It reads labels, called functions and routes of the map; never values, page
texts or sensitive fields. github-models uses the token of gh auth token, then GITHUB_TOKEN; openai uses OPENAI_API_KEY, and
any server of the same API with --llm-base-url. A model may raise a risk and change nothing else. Without a key, and after
any failure, the words of the rules stay. The map keeps a model's words, so that a second run sends nothing.
  $ webmcp instrument --llm openai --llm-base-url http://localhost:11434/v1 --llm-model llama3.2

--explore presses controls that only open something: dialogs, menus, tabs, accordions, drawers. Controls that only choose
a value in memory come last. It never submits, never follows a link and never presses a control with caution or destructive
risk. From the first press on, a stub answers every write request. It ends after 120 presses or two minutes. The map records each new state with the clicks that reach it.
--write-harness saves these states as a harness. It overwrites no file but the empty harness of webmcp init.

--prove calls each tool through the browser's own document.modelContext, each in a fresh page: located (every target was
located; destructive tools end here), filled (each field accepted a value from its schema and returned the same value), and
submitted (only with tools: { name: { prove: 'submitted' } } in webmcp.config.ts). Other requests that could change data are
aborted. A tool that fails is held back with the reason.

--behaviour writes webmcp.behaviour.json: what a call of each tool asks, sends and shows, with hashes of the code that ran.
Tools submit only in states of the harness with disposable: true. The next run calls only the tools whose code changed.

Pages whose code has not changed are taken from the last run. With nothing changed, neither the app nor a browser is started.
--no-cache opens every page.

--shard 2/4 reads the second of four parts of the states and writes webmcp.part-2-of-4.json. The committed map decides the
split by the number of elements of each state. webmcp merge joins the parts.

--stress copies each state into a page without scripts and network. It changes the copy (classes, ids, wrappers, order, list
items, labels, language, tags, portals, decoys, clones, removal, a reused slot) and lets the runtime locate each target again.
The map then records how many changes each target survives and how often another element was taken.`;

const modelOptionNames = ['llm', 'llmBaseUrl', 'llmModel', 'llmBudget'] as const;

/** `webmcp instrument`, with `--static`. */
export const instrumentCommand: CliCommand = {
  name: 'instrument',
  arguments: [{ name: '[paths...]', description: 'narrow the source to these files or globs' }],
  description: 'Read the source, open the running app, pair both and write the Ground Truth Map.',
  options: [
    ...appOptions,
    'emit',
    'writeHarness',
    'stress',
    'prove',
    'rename',
    ...modelOptionNames,
    'behaviour',
    'cache',
    'shard',
    'static',
  ],
  help,
  async run(world, [paths], flags) {
    const root = await rootOf(world.cwd, flags.root);
    if (flags.static === true && flags.out !== undefined)
      throw new ProblemError('USAGE', { reason: '--static writes no map, so --out has no effect' });
    if (flags.static === true) return await readSourceOnly(world, root, paths as string[], flags);
    if (flags.shard !== undefined && flags.llm !== 'none')
      throw new ProblemError('USAGE', {
        reason: '--shard names no tools, so --llm has no effect; webmcp merge names them',
      });
    const { progress, signal, colors, cwd } = world;
    const files = {
      out:
        flags.shard === undefined || flags.out !== undefined
          ? mapPath(cwd, root, flags.out)
          : partPath(root, flags.shard),
      ...(flags.emit === undefined ? {} : { emit: emitPath(resolve(cwd, flags.emit)) }),
      ...(flags.writeHarness === undefined ? {} : { writeHarness: resolve(cwd, flags.writeHarness) }),
    };
    const behaviour = flags.behaviour ? { behaviourFile: behaviourPath(files.out) } : {};
    const options = {
      ...behaviour,
      ...makeMapOptions(cwd, root, paths as string[], flags),
      ...files,
      // A new harness holds the states of this run.
      ...(flags.cache && files.writeHarness === undefined ? { cache: { outputs: Object.values(files) } } : {}),
      stress: flags.stress,
      prove: flags.prove,
      rename: flags.rename,
      ...modelOf(flags, world),
      ...(await shardOf(root, flags)),
    };
    const { instrument } = await import('../../commands/instrument.js');
    const { instrumentReport } = await import('../../report/instrument-report.js');
    const result = await instrument(options, { progress, signal });
    return { result, text: instrumentReport(result, cwd, colors) };
  },
};

async function readSourceOnly(
  { progress, signal, colors, cwd }: CliWorld,
  root: string,
  given: readonly string[],
  flags: Flags,
): Promise<CliAnswer> {
  const { paths } = makeMapOptions(cwd, root, given, flags);
  const { instrumentStatic } = await import('../../commands/instrument-static.js');
  const { sourceReport } = await import('../../report/source-report.js');
  const result = await instrumentStatic({ root, paths }, { progress, signal });
  return { result, text: sourceReport(result, colors) };
}

/** Returns the model of the flags. @throws ProblemError USAGE for details of a model without a provider */
function modelOf(flags: Flags<(typeof modelOptionNames)[number]>, { ask, env }: CliWorld): { model?: ModelOptions } {
  const { llm, llmBaseUrl, llmModel, llmBudget } = flags;
  if (llm === 'none') {
    const given = llmBaseUrl === undefined ? (llmModel === undefined ? undefined : '--llm-model') : '--llm-base-url';
    if (given === undefined) return {};
    throw new ProblemError('USAGE', { reason: `${given} has no effect without --llm openai or --llm github-models` });
  }
  return {
    model: {
      provider: llm,
      ...(llmBaseUrl === undefined ? {} : { baseUrl: llmBaseUrl }),
      ...(llmModel === undefined ? {} : { model: llmModel }),
      budget: llmBudget,
      env,
      ask,
    },
  };
}

/** Returns the part of the flags, with the costs of the committed map. Other parts see the same map. */
async function shardOf(root: string, { shard }: Flags<'shard'>): Promise<Pick<MakeMapOptions, 'shard'>> {
  if (shard === undefined) return {};
  const { previousMap } = await import('../../files/previous-map.js');
  const { shardCosts } = await import('../../run/shard-costs.js');
  const committed = await previousMap(mapPath(root, root, undefined));
  return { shard: { ...shard, costOf: shardCosts(committed.map) } };
}

const partPath = (root: string, { index, count }: { index: number; count: number }): string =>
  resolve(root, `webmcp.part-${index}-of-${count}.json`);

function emitPath(file: string): string {
  if (/\.(ts|js|mjs)$/.test(file)) return file;
  throw new ProblemError('USAGE', {
    reason: `--emit ${file}: the name must end with .ts, .js, .iife.js or .loader.js`,
  });
}
