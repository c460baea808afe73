import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';

import { ProblemError, serializeMap, type GroundTruthMap, type Problem } from '@webmcp/contract';
import { emitHarness, frameworks } from '@webmcp/discovery';
import { checkWritable, findProject, writeFileSafely } from '@webmcp/project';

import type { CommandResult } from '../run/command-result.js';
import { behaviourText, readBehaviour } from '../run/behaviour-file.js';
import { makeMap, type MadeMap } from '../run/make-map.js';
import type { MakeMapOptions } from '../run/map-run.js';
import { partOptions } from '../run/part-options.js';
import type { Surroundings } from '../run/surroundings.js';
import type { Proofs } from '../run/proofs.js';
import { emittedFiles } from '../files/emitted-files.js';
import { isEmptyHarness } from '../setup/empty-harness.js';
import { partialMap, sourceHash } from '../files/partial-map.js';
import { webmcpVersion } from '../files/webmcp-version.js';
import { knowsMore, stoppedEarly } from '../run/stopped-early.js';
import type { Survival } from '../run/survival.js';
import type { Wording } from '../run/word-tools.js';
import { previousMap } from '../files/previous-map.js';

export interface InstrumentOptions extends MakeMapOptions {
  /** Absolute path of the map to write. */
  out: string;
  /** Absolute path of the module or script to write as well. */
  emit?: string;
  /** Absolute path of the behaviour to write. The tools are then called. */
  behaviourFile?: string;
  /** Absolute path of a harness to write, with every state that was read. */
  writeHarness?: string;
}

export interface InstrumentResult extends CommandResult {
  command: 'instrument';
  out: string;
  map: GroundTruthMap;
  emitted?: string;
  /** The harness that was written. */
  harness?: string;
  survival?: Survival;
  proofs?: Proofs;
  wording?: Wording;
}

/**
 * Reads the source, opens the running app, pairs both and writes the map. If the app stops early, the map holds the
 * states that were read. A map at `out` with more states is kept.
 * @throws {ProblemError} when the run could not begin; then nothing was written
 */
export async function instrument(options: InstrumentOptions, around: Surroundings): Promise<InstrumentResult> {
  const { writeHarness, behaviourFile } = options;
  if (writeHarness !== undefined) refuseExisting(writeHarness);
  for (const file of [options.out, options.emit, writeHarness, behaviourFile])
    if (file !== undefined) checkWritable(file);
  const previous = await earlierMap(options);
  const made = await makeMap(
    {
      ...options,
      ...(behaviourFile === undefined ? {} : { behaviour: { earlier: readBehaviour(behaviourFile) } }),
      ...(previous.map === undefined ? {} : { previous: previous.map }),
    },
    around,
  );
  const problems: Problem[] = [...previous.problems, ...made.problems.filter((one) => !isEmptyPart(one, options))];
  const stopped = stoppedEarly(made.problems);
  if (stopped !== undefined && previous.map !== undefined && knowsMore(previous.map, made.map))
    throw new ProblemError({ ...stopped, message: `${stopped.message}. ${options.out} was left as it is` });
  around.signal.throwIfAborted();
  // A person may have written states during the run.
  if (writeHarness !== undefined) refuseExisting(writeHarness);
  around.progress.step('Writing the map');
  writeFileSafely(options.out, serializeMap(written(made, options)));
  if (behaviourFile !== undefined && made.observed !== undefined)
    writeFileSafely(behaviourFile, behaviourText(made.observed.tools));
  if (options.emit !== undefined) await writeEmitted(options.emit, made.map);
  if (writeHarness !== undefined) writeFileSafely(writeHarness, harnessText(made, options, writeHarness));
  around.progress.end();
  return resultOf(made, problems, options);
}

/** Returns the map that the run replaces. The names of a part do not last, because the merge names the tools. */
async function earlierMap({ shard, out }: InstrumentOptions): ReturnType<typeof previousMap> {
  return shard === undefined ? await previousMap(out) : { problems: [] };
}

function resultOf(made: MadeMap, problems: Problem[], options: InstrumentOptions): InstrumentResult {
  return {
    command: 'instrument',
    exitCode: problems.length > 0 ? 1 : 0,
    out: options.out,
    map: made.map,
    problems,
    ...(made.survival === undefined ? {} : { survival: made.survival }),
    ...(made.wording === undefined ? {} : { wording: made.wording, more: { wording: made.wording } }),
    ...(made.proofs === undefined ? {} : { proofs: made.proofs }),
    ...(options.emit === undefined ? {} : { emitted: options.emit }),
    ...(options.writeHarness === undefined ? {} : { harness: options.writeHarness }),
  };
}

/** Returns the map to write: with `--shard`, the map of one part with everything that the part saw. */
function written({ map, look, files }: MadeMap, options: InstrumentOptions): GroundTruthMap {
  const { shard } = options;
  if (shard === undefined || look === undefined) return map;
  const { index, count } = shard;
  const source = sourceHash(files, webmcpVersion);
  return partialMap(map, { index, count, source, options: partOptions(options), look });
}

/** A part without a state finds nothing, and that is no fault of the app. */
const isEmptyPart = ({ code }: Problem, { shard }: InstrumentOptions): boolean =>
  shard !== undefined && code === 'NOTHING_FOUND';

/** Writes the emitted files, and removes the scripts of earlier maps beside a loader. */
async function writeEmitted(file: string, map: GroundTruthMap): Promise<void> {
  const { files, stale } = await emittedFiles(file, map);
  for (const { path, text } of files) await writeFileSafely(path, text);
  for (const path of stale) rmSync(path, { force: true });
}

/** Refuses to overwrite a file, because a harness is a person's work. The empty harness of `webmcp init` is nobody's. */
function refuseExisting(file: string): void {
  if (!existsSync(file) || isEmpty(file)) return;
  const reason = `--write-harness ${file}: there is such a file, and it is left alone; name another`;
  throw new ProblemError('USAGE', { reason }, { where: file });
}

const isEmpty = (file: string): boolean => statSync(file).isFile() && isEmptyHarness(readFileSync(file, 'utf8'));

function harnessText({ map, states, harness }: MadeMap, options: InstrumentOptions, file: string): string {
  const { testIdAttributes } = map;
  const used = options.harness ?? findProject(options.root, frameworks).harnessFile;
  const known = harness?.states ?? {};
  const ways = new Map(states.flatMap((state) => ('way' in state ? [[state.id, state.way] as const] : [])));
  const wayTo = (state: MadeMap['states'][number]) => ('base' in state ? ways.get(state.base) : undefined);
  const cases = states
    .filter(({ id }) => !(id in known))
    .map((state) => ({
      id: state.id,
      route: known['base' in state ? state.base : '']?.route ?? wayTo(state)?.route ?? state.route,
      clicks: [
        ...(wayTo(state)?.presses ?? []),
        ...(state.reach ?? []).flatMap((step) => (step.do === 'click' ? [step] : [])),
      ],
      ...('shows' in state && state.shows !== undefined ? { shows: state.shows } : {}),
      ...('base' in state && known[state.base]?.setup !== undefined ? { after: state.base } : {}),
    }));
  return emitHarness(cases, {
    testIdAttributes,
    ...(harness === null || used === undefined || isEmpty(used) ? {} : { extend: specifier(file, used) }),
  });
}

/** Returns the import specifier from one module to another, without an extension. */
function specifier(from: string, to: string): string {
  const path = relative(dirname(from), to)
    .replaceAll('\\', '/')
    .replace(/\.[cm]?[jt]s$/, '');
  return path.startsWith('.') ? path : `./${path}`;
}
