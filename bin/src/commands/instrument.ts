import { readFile } from 'node:fs/promises';

import { serializeMap, type GroundTruthMap, type Problem } from '@webmcp/contract';
import { emitModule, emitScript } from '@webmcp/discovery';
import { writeFileSafely } from '@webmcp/project';

import type { CommandResult } from '../command-result.js';
import { makeMap, type MakeMapOptions } from '../make-map.js';
import type { Surroundings } from '../surroundings.js';
import type { Survival } from '../survival.js';
import { previousMap } from '../previous-map.js';

export interface InstrumentOptions extends MakeMapOptions {
  /** Absolute path of the map to write. */
  out: string;
  /** Absolute path of the module or script to write as well. */
  emit?: string;
}

export interface InstrumentResult extends CommandResult {
  command: 'instrument';
  out: string;
  map: GroundTruthMap;
  emitted?: string;
  survival?: Survival;
}

/**
 * The main job: reads the source, looks at the running app, pairs the two and writes the map.
 * @throws {ProblemError} when it could not run; nothing was written then
 */
export async function instrument(options: InstrumentOptions, around: Surroundings): Promise<InstrumentResult> {
  const previous = await previousMap(options.out);
  const made = await makeMap({ ...options, ...(previous.map === undefined ? {} : { previous: previous.map }) }, around);
  const problems: Problem[] = [...previous.problems, ...made.problems];
  around.signal.throwIfAborted();
  around.progress.step('Writing the map');
  await writeFileSafely(options.out, serializeMap(made.map));
  if (options.emit !== undefined) await writeFileSafely(options.emit, await emitted(options.emit, made.map));
  around.progress.end();
  return {
    command: 'instrument',
    exitCode: problems.length > 0 ? 1 : 0,
    out: options.out,
    map: made.map,
    problems,
    ...(made.survival === undefined ? {} : { survival: made.survival }),
    ...(options.emit === undefined ? {} : { emitted: options.emit }),
  };
}

async function emitted(file: string, map: GroundTruthMap): Promise<string> {
  if (!file.endsWith('.iife.js')) return emitModule(map, file.endsWith('.ts') ? 'ts' : 'js');
  const runtime = await readFile(new URL(import.meta.resolve('@webmcp/runtime/runtime.iife.js')), 'utf8');
  return emitScript(map, runtime);
}
