import type { ActionEntry, PartEntry, Source } from '@webmcp/contract';

import { ariaLabels } from '../labels/aria-labels.js';
import { firstOf } from '../model/first-of.js';
import { descendants, isControl, type SceneElement, type SceneLoop, type SceneNode } from '../scene/scene.js';
import { handlersOf } from '../values/handlers.js';
import { findValue, memberAt } from '../values/prop-values.js';
import type { DraftBoundary } from './draft.js';
import type { IntentReader } from './intent-reader.js';
import { isWrittenObject } from './is-written-object.js';
import { repeatedIn } from './repeated-in.js';
import { captionOf, describeSource, hasControls, holderOf, makesRows, roleOf, rootElement } from './row-shape.js';
import { sameControls, type StaticRows } from './static-rows.js';
import type { Surroundings, TableRecord } from './surroundings.js';

/** The source of a row: a loop, a table component, or the first of several rows that are written out. */
interface RowSource {
  node: SceneNode;
  /** The element of the row itself. */
  root?: SceneElement | undefined;
  loop?: DraftBoundary['loop'];
  sites: Source[];
}

/** Drafts a list and its row, and returns the surroundings inside the row. */
function inRow(reader: IntentReader, { node, root, loop, sites }: RowSource, outer: Surroundings): Surroundings {
  const around = reader.resolveGuard(outer);
  const holder = holderOf(node);
  const { context } = reader;
  const list = reader.addBoundary('list', holder ?? node.parent, around.boundary, holder?.sites ?? sites, {
    labels: holder === undefined ? [] : [...ariaLabels(holder.props, holder, context), ...captionOf(holder)],
    ...(holder === undefined ? {} : roleOf(holder)),
  });
  const repeats = repeatedIn(node);
  const row = reader.addBoundary('row', root ?? node, list, root?.sites ?? sites, {
    labels: root === undefined ? [] : ariaLabels(root.props, root, context),
    ...(root === undefined ? {} : roleOf(root)),
    ...(loop === undefined ? {} : { loop }),
    ...(repeats.length === 0 ? {} : { repeats }),
  });
  return { ...around, boundary: row, rowRoot: root ?? null, table: null };
}

/** Reads a loop over data. The body is a row if it contains an action or a field. People only read a body without any. */
export function readLoop(reader: IntentReader, node: SceneLoop, around: Surroundings): void {
  const { children, over, item, sites } = node;
  const loop = {
    over: describeSource(over),
    ...(item === undefined ? {} : { item }),
    ...(isWrittenObject(over) ? { isWritten: true as const } : {}),
    ...(sites.length < 2 ? {} : { outside: sites.length - 1 }),
  };
  const root = rootElement(node);
  if (makesRows(node, around.field))
    return reader.visitAll(children, inRow(reader, { node, root, loop, sites }, around));
  if (node.controls === 0) reader.readRows.push({ loop, sites: root?.sites ?? sites });
  reader.visitAll(children, around);
}

/** Reads the first of several rows that are written out. Its intents get the same controls of the other rows. */
export function readStaticRows(reader: IntentReader, node: SceneNode, rows: StaticRows, around: Surroundings): void {
  const before = reader.intents.length;
  const same = sameControls(rows);
  const { first } = rows;
  reader.visit(node, inRow(reader, { node: first, root: first, sites: first.sites }, around));
  for (const intent of reader.intents.slice(before)) {
    const others = same.get(intent.node);
    if (others !== undefined) intent.inOtherRows = others;
  }
}

/** Reads a library's table. All controls in its columns are in the same row. */
export function readTable(reader: IntentReader, node: SceneElement, entry: PartEntry, around: Surroundings): void {
  const isOwn = entry.part === 'table' || around.table === null;
  const data = firstOf(entry.data ?? [], (name) => findValue(node.props, name));
  const table = isOwn ? tableRecord(reader, node, { over: describeSource(data) }, around) : around.table;
  if (table !== null) readRowPress(reader, node, entry, table);
  for (const child of node.children) {
    if (table !== null && isInRows(child, entry.rows ?? []) && (hasControls(child) || isControl(child)))
      reader.visitAll(child.kind === 'slot' ? child.children : [child], table.rows());
    else reader.visit(child, { ...around, table });
  }
}

/** Drafts the press of a row, if the app listens to it by a prop of the table: `@row-click`. */
function readRowPress(reader: IntentReader, node: SceneElement, { press = [] }: PartEntry, table: TableRecord): void {
  const value = firstOf(press, (path) => memberAt(node.props, path));
  if (value === undefined) return;
  const entry: ActionEntry = { is: 'action', control: 'button', roles: ['row'] };
  const handlers = handlersOf([{ name: 'onClick', value, at: value.at }]);
  reader.addIntent({ node, entry, control: 'button', handlers, implied: { labels: [] } }, table.rows());
}

/** Decides whether a table renders a child in its rows: one of its row slots, or its content. Headers and footers are outside. */
function isInRows(child: SceneNode, rowProps: readonly string[]): boolean {
  if (child.kind !== 'slot') return rowProps.includes('children') && !isColumn(child);
  const { name } = child;
  const isHeader = /(?:header|title|footer)/i.test(name.slice(name.indexOf('.') + 1));
  return !isHeader && rowProps.some((prop) => isSlotOf(name, prop));
}

/** Decides whether a slot has a name of the table's pattern: `slot:item.actions` for `slot:item`, any key for a `*`. */
function isSlotOf(name: string, pattern: string): boolean {
  const [begins = '', ends] = pattern.split('*');
  return name.startsWith(begins) && (ends === undefined ? !/^\w/.test(name.slice(begins.length)) : name.endsWith(ends));
}

/** Decides whether a node is a column of a table, perhaps a conditional or repeated column. */
function isColumn(node: SceneNode): boolean {
  const first = [node, ...descendants(node)].find((one): one is SceneElement => one.kind === 'element');
  return first?.entry?.is === 'part' && first.entry.part === 'rows';
}

function tableRecord(
  reader: IntentReader,
  node: SceneElement,
  loop: DraftBoundary['loop'],
  around: Surroundings,
): TableRecord {
  let made: Surroundings | undefined;
  return {
    rows() {
      made ??= inRow(reader, { node, loop, sites: node.sites }, around);
      return made;
    },
  };
}
