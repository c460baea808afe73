import type { PageContainer, PageSnapshot, Read, Target } from '@webmcp/contract';
import { asciiSlug, isOverlayKind, ownRowValue } from '@webmcp/text';

import type { AppModel, Boundary, ReadRows } from '../intents/model/intent.js';
import { isTick } from '../intents/model/is-tick.js';
import { boundaryChain } from '../match/views/intent-view.js';
import type { NamedTool } from '../naming/named-tool.js';
import { nearestRow } from '../selectors/rows/row-plan.js';
import { rowObject } from '../naming/words/objects.js';

/** One read of the rows of a row action, before it has an id and a unique name. */
export interface RowRead {
  loop: Boundary;
  route: string;
  states: string[];
  read: Read;
  /** The row sets of the pages, as {@link setKey} writes them. */
  sets: ReadonlySet<string>;
}

/** Returns the key of a row set among those of all pages. */
export const setKey = (state: string, set: number): string => `${state} ${set}`;

/** Returns the state of a {@link setKey}. */
const stateOf = (key: string): string => key.slice(0, key.lastIndexOf(' '));

/** The tools, and the facts that decide which rows are records. */
export interface RowReadInput {
  tools: readonly NamedTool[];
  appModel: AppModel;
  snapshots: readonly PageSnapshot[];
  /** The loops whose records have a read already. */
  known: ReadonlySet<ReadRows | undefined>;
  /** The row sets inside records that have a read already. A loop of the source is not always known for records. */
  readSets: ReadonlySet<string>;
  main: Target;
}

/**
 * Makes a read of the rows that the tools of a loop act on. Leaves out loops and rows that have a read already. The
 * control of the tool distinguishes the rows from other lists. So the read needs no title.
 */
export function rowReads({ tools, appModel, snapshots, known, readSets, main }: RowReadInput): RowRead[] {
  const routes = new Map(snapshots.map(({ state, route }) => [state, route]));
  const found = new Map<number, RowRead>();
  const read = new Set(readSets);
  for (const tool of tools) {
    const { candidate } = tool.targets;
    const states = statesOf(tool);
    const loop =
      candidate.row === null || found.has(candidate.row) ? undefined : recordLoop(candidate.row, appModel, known);
    const rows = loop === undefined ? undefined : rowsOfTool(tool, loop);
    if (loop === undefined || rows === undefined) continue;
    const route = routes.get(states[0] ?? '') ?? '';
    const sets = setsOf(tool);
    const unread = [...sets].filter((set) => !read.has(set));
    if (!holdsAll(tool, sets) || unread.length === 0) continue;
    for (const set of sets) read.add(set);
    // A page whose records have a read needs no second read of the same rows.
    const shown = states.filter((state) => unread.some((set) => stateOf(set) === state));
    found.set(candidate.row!, { loop, route, sets, states: shown, read: { kind: 'rows', set: main, ...rows } });
  }
  return [...found.values()];
}

/**
 * Returns the loop of a row if its rows are records without a read. Rows of a menu or a dialog are none, and neither are the
 * fields of a form.
 */
function recordLoop(row: number, appModel: AppModel, known: RowReadInput['known']): Boundary | undefined {
  const { boundaries } = appModel;
  const around = boundaryChain(boundaries, row).map((index) => boundaries[index]);
  const isOfForm = around.some((one) => one?.kind === 'form') && holdsFields(row, appModel);
  const isKnown = isOfForm || around.some((one) => known.has(one) || (one && isOverlayKind(one.kind)));
  return isKnown || boundaries[row]?.loop === undefined ? undefined : boundaries[row];
}

/** Decides whether a row contains a field that people type into or choose from. */
const holdsFields = (row: number, { intents, boundaries }: AppModel): boolean =>
  intents.some(
    ({ kind, control, boundary }) =>
      kind === 'field' && !isTick(control) && boundaryChain(boundaries, boundary).includes(row),
  );

/**
 * Returns the rows of a tool that the map lists, and the control in each row. A control that is the row itself
 * distinguishes the row from no other list.
 */
function rowsOfTool(
  { targets, heldBackBy, rowParam }: NamedTool,
  loop: Boundary,
): Pick<Read, 'item' | 'row' | 'columns'> | undefined {
  const { row } = targets;
  const holds = controlIn(targets)?.target;
  if (heldBackBy !== undefined || row === undefined || rowParam === undefined || holds === undefined) return undefined;
  const { selectors, confidence } = holds;
  if (selectors.some(({ value }) => value === ownRowValue)) return undefined;
  return {
    item: row.rows,
    row: { key: row.key, holds: { selectors, confidence } },
    columns: [{ key: asciiSlug(rowParam), title: titleOf(loop, rowParam), schema: { type: 'string' } }],
  };
}

type Targets = NamedTool['targets'];

/** Returns the control of a tool that is in its rows: the opener, for a tool behind an opener of the row. */
function controlIn({ reach, openers, action, fields }: Targets): Targets['openers'][number] | undefined {
  if (reach === undefined) return action ?? fields[0];
  return openers.find(({ matchedElements }) =>
    matchedElements.some(({ snapshot, element }) => nearestRow(snapshot, element.chain) !== undefined),
  );
}

/** Returns the states that show the rows of a tool. */
function statesOf({ targets }: NamedTool): string[] {
  if (targets.reach === undefined) return targets.states;
  return [...new Set((controlIn(targets)?.matchedElements ?? []).map(({ snapshot }) => snapshot.state))].sort();
}

/** Returns the elements of a tool's control, each with the row around it. */
function controlsOf({ targets }: NamedTool): { snapshot: PageSnapshot; row: PageContainer }[] {
  return (controlIn(targets)?.matchedElements ?? []).flatMap(({ snapshot, element }) => {
    const row = nearestRow(snapshot, element.chain);
    return row?.row === undefined ? [] : [{ snapshot, row }];
  });
}

const setsOf = (tool: NamedTool): ReadonlySet<string> =>
  new Set(controlsOf(tool).map(({ snapshot, row }) => setKey(snapshot.state, row.row!.set)));

/** Decides whether every row of the sets contains the tool's control. A row without it would be missing in the read. */
function holdsAll(tool: NamedTool, sets: ReadonlySet<string>): boolean {
  const controls = controlsOf(tool);
  const held = new Set(controls.map(({ snapshot, row }) => `${snapshot.state} ${row.index}`));
  return [...new Set(controls.map(({ snapshot }) => snapshot))].every(({ state, containers }) =>
    containers
      .filter(({ row }) => row !== undefined && sets.has(setKey(state, row.set)))
      .every(({ index }) => held.has(`${state} ${index}`)),
  );
}

function titleOf(loop: Boundary, param: string): string {
  const text = (rowObject(loop) || param).replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
