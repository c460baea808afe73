import { type GroundTruthMap, ProblemError } from '@webmcp/contract';
import { checkWritable, writeFileSafely } from '@webmcp/project';

import { committedMap } from '../files/committed-map.js';
import type { OutputOptions } from '../outputs/map-output.js';
import { mapOutputs } from '../outputs/map-outputs.js';
import type { CommandResult } from '../run/command-result.js';

export interface EmitOptions extends OutputOptions {
  /** Absolute path of the map. */
  out: string;
  /** The name of an output. */
  kind: string;
  /** Absolute path of the file to write. Without a file the text is only printed. */
  to?: string;
}

export interface EmitResult extends CommandResult {
  command: 'emit';
  text: string;
}

/**
 * Makes another output from the committed map. Opens no browser and reads no source.
 * @throws {ProblemError} USAGE for an unknown output or route; MAP_MISSING, and the problems of a damaged map; FILE_NOT_WRITTEN
 */
export async function emit({ out, kind, to, ...choices }: EmitOptions): Promise<EmitResult> {
  const output = mapOutputs.find(({ name }) => name === kind);
  if (output === undefined) {
    const known = mapOutputs.map(({ name }) => name).join(', ');
    throw new ProblemError('USAGE', { reason: `webmcp emit has no output ${kind}; its outputs are: ${known}` });
  }
  if (to !== undefined) checkWritable(to);
  const map = await committedMap(out);
  assertRoute(choices.route, map);
  const text = output.render(map, choices);
  if (to !== undefined) writeFileSafely(to, text);
  return {
    command: 'emit',
    exitCode: 0,
    out,
    problems: [],
    text,
    more: { kind, text, ...(to === undefined ? {} : { to }) },
  };
}

/** @throws {ProblemError} USAGE for a route that the map does not have */
function assertRoute(route: string | undefined, { states }: GroundTruthMap): void {
  const routes = [...new Set(states.map((state) => state.route))].sort();
  if (route === undefined || routes.includes(route)) return;
  throw new ProblemError('USAGE', { reason: `the map has no route ${route}; its routes are: ${routes.join(', ')}` });
}
