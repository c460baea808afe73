import type { Colors } from 'picocolors/types.js';

import type { MergeResult } from '../commands/merge.js';
import { problemLines } from './problem-lines.js';
import { table } from './table.js';

/** Renders the result of `webmcp merge`: the parts, each problem, and the written map. */
export function mergeReport({ map, problems, browsers, out }: MergeResult, colors: Colors): string {
  const rows = browsers.map(({ part, version, visits }) => [`${part}`, `Chromium ${version}`, `${visits}`]);
  return [
    ...table([['part', 'browser', 'visits'], ...rows]),
    ...problems.flatMap((problem) => ['', ...problemLines(problem, colors)]),
    '',
    `${colors.bold(`${map.tools.length} tools`)} in ${map.states.length} states, ${map.unstable.length} held back as unstable`,
    `Map:    ${colors.cyan(out)}`,
  ].join('\n');
}
