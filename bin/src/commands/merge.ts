import { isDeepStrictEqual } from 'node:util';
import { resolve } from 'node:path';

import { ProblemError, serializeMap, type GroundTruthMap } from '@webmcp/contract';
import { withAliases } from '@webmcp/discovery';
import { replay } from '@webmcp/probe';
import { checkWritable, writeFileSafely } from '@webmcp/project';

import { previousMap } from '../files/previous-map.js';
import { readPartialMap, sourceHash, type MapShard } from '../files/partial-map.js';
import { webmcpVersion } from '../files/webmcp-version.js';
import type { CommandResult } from '../run/command-result.js';
import { discoverMap } from '../run/discover-map.js';
import type { MakeMapOptions } from '../run/map-run.js';
import { readApp } from '../run/read-app.js';
import { stateRules } from '../run/state-rules.js';
import type { Surroundings } from '../run/surroundings.js';

export interface MergeOptions {
  root: string;
  /** Absolute paths of the partial maps, in any order. */
  parts: string[];
  /** Absolute path of the map to write. */
  out: string;
}

export interface MergeResult extends CommandResult {
  command: 'merge';
  out: string;
  map: GroundTruthMap;
  /** The browser of each part, and the number of its visits. */
  browsers: { part: number; version: string; visits: number }[];
}

/**
 * Joins the parts of a map to the bytes of one machine's run: reads the source, replays what the parts saw, and pairs
 * both. Names are kept from a map at `out`.
 * @throws {ProblemError} MERGE_NOT_PARTIAL, MERGE_PARTS, MERGE_INCOMPLETE; then nothing was written
 */
export async function merge({ root, parts: files, out }: MergeOptions, around: Surroundings): Promise<MergeResult> {
  checkWritable(out);
  const read = await Promise.all(files.map(async (file) => ({ file, shard: (await readPartialMap(file)).shard })));
  const parts = read.sort((one, other) => one.shard.index - other.shard.index);
  assertOneRun(parts);
  const [{ shard: first }] = parts as [Part, ...Part[]];
  const previous = await previousMap(out);
  const options: MakeMapOptions = {
    ...first.options,
    root,
    paths: first.options.paths.map((path) => resolve(root, path)),
    states: [],
    allowHosts: [],
    hasPages: true,
    ...(previous.map === undefined ? {} : { previous: previous.map }),
  };
  const app = await readApp(options, around);
  if (sourceHash(app.files, webmcpVersion) !== first.source)
    throw new ProblemError('MERGE_PARTS', {
      reason: 'the source here is not the source that the parts were made from',
    });
  const seen = await replay(
    parts.map(({ shard }) => shard.look),
    stateRules({ options, app }),
  );
  const made = discoverMap({ options, around, app }, seen);
  const map = withAliases(made.map, previous.map, false);
  around.signal.throwIfAborted();
  around.progress.step('Writing the map');
  writeFileSafely(out, serializeMap(map));
  around.progress.end();
  const problems = [...previous.problems, ...app.problems, ...seen.problems, ...made.problems];
  const browsers = parts.map(({ shard: { index, look } }) => ({
    part: index,
    version: look.browserVersion,
    visits: look.visits.length,
  }));
  return {
    command: 'merge',
    exitCode: problems.length > 0 ? 1 : 0,
    out,
    map,
    problems,
    browsers,
    more: { browsers },
  };
}

interface Part {
  file: string;
  shard: MapShard;
}

/** Asserts that the parts are all parts of one run, each once. */
function assertOneRun(parts: readonly Part[]): void {
  const [first] = parts;
  if (first === undefined) throw new ProblemError('MERGE_PARTS', { reason: 'no part was given' });
  const { count, source, options, look } = first.shard;
  for (const { file, shard } of parts) {
    const fault = (reason: string): ProblemError =>
      new ProblemError('MERGE_PARTS', { reason: `${file} ${reason}` }, { where: file });
    if (shard.count !== count) throw fault(`is one of ${shard.count} parts, and ${first.file} one of ${count}`);
    if (shard.source !== source) throw fault(`was made from another source or version than ${first.file}`);
    if (!isDeepStrictEqual(shard.options, options)) throw fault(`was made with other options than ${first.file}`);
    if (!isDeepStrictEqual(shard.look.beginning, look.beginning))
      throw fault(`began with other states than ${first.file}`);
    const twin = parts.find((other) => other.file !== file && other.shard.index === shard.index);
    if (twin !== undefined) throw fault(`and ${twin.file} are both part ${shard.index}`);
  }
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter(
    (index) => !parts.some(({ shard }) => shard.index === index),
  );
  if (missing.length > 0)
    throw new ProblemError('MERGE_PARTS', { reason: `part ${missing.join(', ')} of ${count} is missing` });
}
