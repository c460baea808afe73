import type { PartEntry, Source } from '@webmcp/contract';

import type { DraftBoundary } from './draft.js';
import { descendants, isControl, type SceneElement, type SceneLoop, type SceneNode } from '../scene/scene.js';
import { ariaLabels } from '../labels/aria-labels.js';
import { findValue } from '../values/prop-values.js';
import type { IntentReader } from './intent-reader.js';
import { captionOf, describeSource, hasControls, holderOf, makesRows, roleOf, rootElement } from './row-shape.js';
import { twinsOf, type StaticRows } from './static-rows.js';
import type { Surroundings, TableRecord } from './surroundings.js';

/** A list and the row in it, and what is known inside the row. */
function inRow(
  reader: IntentReader,
  node: SceneNode,
  root: SceneElement | undefined,
  loop: DraftBoundary['loop'],
  sites: Source[],
  outer: Surroundings,
): Surroundings {
  const around = reader.settle(outer);
  const holder = holderOf(node);
  const { context } = reader;
  const list = reader.addBoundary('list', holder ?? node.parent, around.boundary, holder?.sites ?? sites, {
    labels: holder === undefined ? [] : [...ariaLabels(holder.props, holder, context), ...captionOf(holder)],
    ...(holder === undefined ? {} : roleOf(holder)),
  });
  const row = reader.addBoundary('row', root ?? node, list, root?.sites ?? sites, {
    labels: root === undefined ? [] : ariaLabels(root.props, root, context),
    ...(root === undefined ? {} : roleOf(root)),
    ...(loop === undefined ? {} : { loop }),
  });
  return { ...around, boundary: row, rowRoot: root ?? null, table: null };
}

/** A loop over data: its body is a row, if anything in it can be acted on. */
export function readLoop(reader: IntentReader, node: SceneLoop, around: Surroundings): void {
  if (!makesRows(node, around.field)) return reader.visitAll(node.children, around);
  const loop = { over: describeSource(node.over), ...(node.item === undefined ? {} : { item: node.item }) };
  reader.visitAll(node.children, inRow(reader, node, rootElement(node), loop, node.sites, around));
}

/** Rows that are written out one by one are read once; their controls also stand at the other rows' sites. */
export function readStaticRows(reader: IntentReader, node: SceneNode, set: StaticRows, around: Surroundings): void {
  const before = reader.intents.length;
  const twins = twinsOf(set);
  reader.visit(node, inRow(reader, set.first, set.first, undefined, set.first.sites, around));
  for (const intent of reader.intents.slice(before)) {
    const same = twins.get(intent.node);
    if (same !== undefined) intent.twins = same;
  }
}

/** A library's table: what its columns render stands in one row, whichever column it comes from. */
export function readTable(reader: IntentReader, node: SceneElement, entry: PartEntry, around: Surroundings): void {
  const own = entry.part === 'table' || around.table === null;
  const over = (entry.data ?? []).map((name) => findValue(node.props, name)).find((value) => value !== undefined);
  const table = own ? tableRecord(reader, node, { over: describeSource(over) }, around) : around.table;
  const names = entry.rows ?? [];
  for (const child of node.children) {
    const inRows =
      child.kind === 'slot'
        ? names.some((name) => child.name.startsWith(name) && !/^\w/.test(child.name.slice(name.length)))
        : names.includes('children') && !isColumn(child);
    const isHeader =
      child.kind === 'slot' && /(?:header|title|footer)/i.test(child.name.slice(child.name.indexOf('.') + 1));
    if (inRows && !isHeader && table !== null && (hasControls(child) || isControl(child)))
      reader.visitAll(child.kind === 'slot' ? child.children : [child], table.rows());
    else reader.visit(child, { ...around, table });
  }
}

/** A column among columns, perhaps a conditional or repeated one. */
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
      made ??= inRow(reader, node, undefined, loop, node.sites, around);
      return made;
    },
  };
}
