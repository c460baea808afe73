import { sourcePlace, type Coverage, type GroundTruthMap } from '@webmcp/contract';
import { leftOutReason } from '@webmcp/discovery';

import { table } from './table.js';

/** Renders one line for each state that was read: the number of its elements and each sum that is not zero. */
export function coverageLines({ states }: Pick<GroundTruthMap, 'states'>): string[] {
  return states.flatMap(({ id, coverage }) => (coverage === undefined ? [] : [`${id}: ${sumsOf(coverage)}`]));
}

function sumsOf({ elements, inTools, shared, unstable, dead, unmatched, leftOut, places }: Coverage): string {
  const sums: [number, string][] = [
    [inTools, 'in a tool'],
    [shared, 'in several tools'],
    [unstable, 'unstable'],
    [dead, 'dead'],
    [unmatched, 'unmatched'],
    ...Object.entries(leftOut)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([rule, count]): [number, string] => [count, `left out (${rule})`]),
  ];
  const parts = sums.flatMap(([count, words]) => (count === 0 ? [] : [`${count} ${words}`]));
  const unplaced = places.none === 0 ? '' : `; ${places.none} without a place in the source`;
  return `${elements} element${elements === 1 ? '' : 's'}${parts.length === 0 ? '' : `, ${parts.join(', ')}`}${unplaced}`;
}

/** Names the act that gives an element of these rules a tool. All other rules need none. */
const acts: Readonly<Record<string, string>> = {
  'not-seen':
    'webmcp instrument --explore opens dialogs, menus and tabs. With --write-harness webmcp.harness.ts, later runs open them too',
};

/** Explains each reason for which elements were left out, one line for each reason. */
export function leftOutLines({ states }: Pick<GroundTruthMap, 'states'>): string[] {
  const rules = new Set(states.flatMap(({ coverage }) => Object.keys(coverage?.leftOut ?? {})));
  const rows = [...rules].sort().map((rule) => {
    const act = acts[rule];
    return [`  ${rule}`, `${leftOutReason(rule)}${act === undefined ? '' : ` ${act}.`}`];
  });
  return rows.length === 0 ? [] : ['Left out:', ...table(rows)];
}

/** The most controls of the source that are named one by one. */
const mostUnseen = 5;

/** Names the controls of the source that no page showed, and the acts that show them. */
export function unseenLines({ unmatched: { intents } }: Pick<GroundTruthMap, 'unmatched'>): string[] {
  if (intents.length === 0) return [];
  const named = intents.slice(0, mostUnseen);
  const more = intents.length - named.length;
  const one = intents.length === 1;
  return [
    `${intents.length} control${one ? '' : 's'} of the source ${one ? 'was' : 'were'} not found on a page, so no tool uses ${one ? 'it' : 'them'}:`,
    ...table(named.map(({ label, control, source }) => [`  ${label || control}`, control, sourcePlace(source)])),
    ...(more === 0 ? [] : [`  and ${more} more: unmatched.intents of the map lists all`]),
    '  webmcp instrument --explore opens dialogs, menus and tabs. For data or a login, add a state to webmcp.harness.ts.',
  ];
}
