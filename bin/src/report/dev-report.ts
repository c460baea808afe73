import type { GroundTruthMap } from '@webmcp/contract';
import { manifestOf } from '@webmcp/discovery';
import type { Colors } from 'picocolors/types.js';

import type { DevTurn } from '../commands/dev.js';
import { problemLines } from './problem-lines.js';

/** The most names that a line lists. */
const most = 6;

/**
 * Renders one turn of `webmcp dev`: the saved files, then the tools that came, changed and went.
 * @param before the map of the last turn
 */
export function devTurn({ changed, ms, result }: DevTurn, before: GroundTruthMap | undefined, colors: Colors): string {
  const saved = changed.length === 0 ? [] : [colors.dim(`${listed(changed)} saved`)];
  const problems = result.problems.flatMap((each) => problemLines(each, colors));
  if (!('map' in result))
    return [...saved, ...problems, 'The map stays as it is. Waiting for the next save'].join('\n');
  const { tools, unstable } = result.map;
  const held = unstable.length === 0 ? '' : `, ${unstable.length} held back`;
  const count = `${tools.length} tool${tools.length === 1 ? '' : 's'}${held}`;
  const seconds = colors.dim(`(${(ms / 1000).toFixed(1)} s)`);
  return [...saved, ...problems, `${colors.bold(count)}${differences(before, result.map, colors)} ${seconds}`].join(
    '\n',
  );
}

/** Compares what pages get of two maps, so that a moved line is no change. */
function differences(before: GroundTruthMap | undefined, map: GroundTruthMap, colors: Colors): string {
  if (before === undefined) return '';
  const was = textsOf(before);
  const is = textsOf(map);
  const came = [...is.keys()].filter((name) => !was.has(name));
  const gone = [...was.keys()].filter((name) => !is.has(name));
  const changed = [...is.keys()].filter((name) => was.has(name) && was.get(name) !== is.get(name));
  const parts = [
    ...(came.length === 0 ? [] : [colors.green(`new: ${listed(came)}`)]),
    ...(changed.length === 0 ? [] : [`changed: ${listed(changed)}`]),
    ...(gone.length === 0 ? [] : [colors.yellow(`gone: ${listed(gone)}`)]),
  ];
  return parts.length === 0 ? ', as before' : `, ${parts.join(', ')}`;
}

const listed = (names: readonly string[]): string =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;

const textsOf = (map: GroundTruthMap): ReadonlyMap<string, string> =>
  new Map(manifestOf(map).tools.map((tool) => [tool.name, JSON.stringify(tool)]));
