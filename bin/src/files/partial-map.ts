import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { integrityOf, ProblemError, type GroundTruthMap } from '@webmcp/contract';
import { partialMapSchema } from '@webmcp/contract/schema';
import type { RecordedLook } from '@webmcp/probe';
import type { SourceFile } from '@webmcp/project';

import { notReadMap } from './not-read-map.js';

/** The options that every part of a map must share. */
export interface PartOptions {
  /** Globs and files that narrow the source, relative to the root. */
  paths: string[];
  threshold: number;
  allowUnstable: boolean;
  provenance: boolean;
  explore: boolean;
  blockWrites: boolean;
}

/** One part of a run, as a partial map holds it. */
export interface MapShard {
  /** From 1 to `count`. */
  index: number;
  count: number;
  /** Lowercase hex sha256 of the source files and of the version of webmcp. */
  source: string;
  options: PartOptions;
  /** Everything that the part saw. It contains texts of the pages, so a partial map is not for a repository. */
  look: RecordedLook;
}

/** The map of one part of the states, with everything that `webmcp merge` needs. */
export interface PartialMap extends GroundTruthMap {
  shard: MapShard;
}

/** Adds the part to the map of its states. The integrity hash covers both. */
export function partialMap(map: GroundTruthMap, shard: MapShard): PartialMap {
  const { integrity: _, ...rest } = map;
  const whole = { ...rest, shard };
  return { ...whole, integrity: integrityOf(whole) };
}

/** Hashes everything in the source that a map depends on. */
export function sourceHash(files: readonly SourceFile[], version: string): string {
  const hash = createHash('sha256').update(version);
  for (const { path, text } of files) hash.update(`\0${path}\0${text}`);
  return hash.digest('hex');
}

/**
 * Reads a partial map.
 * @throws {ProblemError} MERGE_NOT_PARTIAL for a missing, damaged or whole map
 */
export async function readPartialMap(file: string): Promise<PartialMap> {
  const fault = (reason: string, cause?: unknown): ProblemError =>
    new ProblemError('MERGE_NOT_PARTIAL', { file, reason }, { where: file, ...(cause === undefined ? {} : { cause }) });
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw fault('there is no such file', error);
    throw notReadMap(file, error);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw fault((error as Error).message, error);
  }
  const parsed = partialMapSchema.safeParse(value);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw fault(`${first?.path.map(String).join('.') ?? ''}: ${first?.message ?? 'invalid'}`);
  }
  const map = value as PartialMap;
  if (integrityOf(map) !== map.integrity) throw fault('its integrity hash does not match its content');
  return map;
}
