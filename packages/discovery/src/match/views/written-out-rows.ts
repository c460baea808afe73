import type { Source } from '@webmcp/contract';

import type { Boundary, Intent, LabelOrigin, AppModel } from '../../intents/model/intent.js';
import { boundaryChain } from './intent-view.js';
import { siteKey } from '../../intents/model/site-key.js';

/** A boundary of an expanded model. The copies in other rows name the boundary that they are copies of. */
export interface CopiedBoundary extends Boundary {
  copyOf?: number;
}

/**
 * An app model in which each written-out row has its own intents and boundaries. Its indexes are those in the given
 * model.
 */
export interface WrittenOut {
  appModel: AppModel;
  /** The index of each intent in the given app model, by its index in this one. */
  intentOf: readonly number[];
  /** The index of each boundary in the given app model, by its index in this one. */
  boundaryOf: readonly number[];
  /** The boundaries that are one row each, by their index in this model. */
  rows: ReadonlySet<number>;
}

/** The label origins that are the same in each row. Labels of other origins come from the surroundings of one row. */
const controlOrigins: ReadonlySet<LabelOrigin> = new Set([
  'content',
  'aria-label',
  'prop',
  'placeholder',
  'title',
  'alt',
  'icon',
]);

/** One intent in the new order. `row` is 0 for the intent of the given model. */
interface Placed {
  from: number;
  row: number;
  sites: Source[];
  boundary: number | null;
}

/**
 * Expands written-out rows. The given app model has one row for all of them, with the sites of the others in `alsoAt`. The
 * expanded model has intents for each row in document order, so that order and neighbours distinguish equal rows.
 */
export function writtenOutRows(appModel: AppModel): WrittenOut {
  const { intents, boundaries } = appModel;
  const members = membersOfRows(appModel);
  const order: Placed[] = intents.map(({ index, sites, boundary }) => ({ from: index, row: 0, sites, boundary }));
  const scopes: CopiedBoundary[] = [...boundaries];
  const boundaryOf = boundaries.map(({ index }) => index);
  const rows = new Set(members.keys());
  for (const [row, inside] of members) {
    // The parent of a row is its list, and the parent of the list is its place.
    const place = boundaries[boundaries[row]?.parent ?? -1]?.parent ?? null;
    const isInPlace = ({ boundary }: Placed): boolean =>
      place === null || boundaryChain(boundaries, boundaryOf[boundary ?? -1] ?? null).includes(place);
    const inRow = boundaries.filter(({ index }) => boundaryChain(boundaries, index).includes(row));
    const count = inside[0]?.alsoAt?.length ?? 0;
    for (let at = 0; at < count; at += 1) {
      const moved = movedSites(inside, at);
      const copies = new Map(inRow.map(({ index }, nth) => [index, scopes.length + nth]));
      for (const boundary of inRow) {
        scopes.push(copyOf(boundary, scopes.length, copies, moved));
        boundaryOf.push(boundary.index);
      }
      const copy = copies.get(row);
      if (copy !== undefined) rows.add(copy);
      insert(
        order,
        inside.map(({ index, alsoAt = [], boundary }) => ({
          from: index,
          row: at + 1,
          sites: alsoAt[at] ?? [],
          boundary: boundary === null ? null : (copies.get(boundary) ?? boundary),
        })),
        isInPlace,
      );
    }
  }
  const expanded = new Set([...members.values()].flat().map(({ index }) => index));
  const placeOf = new Map(order.filter(({ row }) => row === 0).map(({ from }) => [from, 0]));
  order.forEach(({ from, row }, index) => {
    if (row === 0) placeOf.set(from, index);
  });
  return {
    appModel: {
      ...appModel,
      intents: order.map((placed, index) => intentAt(intents[placed.from], placed, index, expanded)).filter(isKnown),
      boundaries: scopes.map((boundary) => ({
        ...boundary,
        openers: boundary.openers.map((opener) => placeOf.get(opener) ?? opener),
      })),
    },
    intentOf: order.map(({ from }) => from),
    boundaryOf,
    rows,
  };
}

/** Returns the boundary of another row. Its sites are those of that row, or none where the rows share them. */
function copyOf(
  boundary: Boundary,
  index: number,
  copies: ReadonlyMap<number, number>,
  moved: ReadonlyMap<string, Source>,
): CopiedBoundary {
  const sites = boundary.sites.map((site) => moved.get(siteKey(site)) ?? site);
  const isMoved = sites.some((site, nth) => site !== boundary.sites[nth]);
  return {
    ...boundary,
    index,
    copyOf: boundary.index,
    parent: boundary.parent === null ? null : (copies.get(boundary.parent) ?? boundary.parent),
    sites: isMoved ? sites : [],
  };
}

const isKnown = <T>(item: T | undefined): item is T => item !== undefined;

/** Returns the intents of each outermost row, by row. Leaves out rows whose intents do not all name the same number of sites. */
function membersOfRows({ intents, boundaries }: AppModel): Map<number, Intent[]> {
  const members = new Map<number, Intent[]>();
  for (const intent of intents) {
    const row = boundaryChain(boundaries, intent.boundary).findLast((index) => isWrittenOut(boundaries[index]));
    if (row === undefined) continue;
    const known = members.get(row);
    if (known === undefined) members.set(row, [intent]);
    else known.push(intent);
  }
  for (const [row, inside] of members) {
    const counts = new Set(inside.map(({ alsoAt = [] }) => alsoAt.length));
    if (counts.size !== 1 || counts.has(0)) members.delete(row);
  }
  return members;
}

const isWrittenOut = (boundary: Boundary | undefined): boolean =>
  boundary?.kind === 'row' && boundary.loop === undefined;

/** Maps the sites of the first row to the sites of another row, by site key. */
function movedSites(inside: readonly Intent[], at: number): Map<string, Source> {
  const moved = new Map<string, Source>();
  for (const { sites, alsoAt = [] } of inside) {
    const other = alsoAt[at] ?? [];
    if (other.length !== sites.length) continue;
    sites.forEach((site, place) => {
      const same = other[place];
      if (same !== undefined && siteKey(same) !== siteKey(site)) moved.set(siteKey(site), same);
    });
  }
  return moved;
}

/**
 * Inserts a row after the previous row. The row also comes after the last intent of its place that precedes it in the
 * source. The source may use the page around the row twice.
 */
function insert(order: Placed[], row: readonly Placed[], isInPlace: (placed: Placed) => boolean): void {
  const [first] = row;
  if (first === undefined) return;
  const own = new Set(row.map(({ from }) => from));
  const start = order.findLastIndex((placed) => placed.row === first.row - 1 && own.has(placed.from));
  let last = start;
  for (let at = start; at < order.length; at += 1) {
    const placed = order[at];
    if (placed !== undefined && isInPlace(placed) && isBefore(placed.sites, first.sites)) last = at;
  }
  order.splice(last + 1, 0, ...row);
}

/** Decides whether the first sites come before the others in the source. The outermost site that differs decides. */
function isBefore(one: readonly Source[], other: readonly Source[]): boolean {
  for (let at = 1; at <= Math.min(one.length, other.length); at += 1) {
    const [a, b] = [one.at(-at), other.at(-at)];
    if (a === undefined || b === undefined) return false;
    if (siteKey(a) === siteKey(b)) continue;
    return a.file === b.file && (a.line < b.line || (a.line === b.line && a.column < b.column));
  }
  return false;
}

/** Returns an intent at its new place. An intent of another row keeps only the properties that all rows share. */
function intentAt(
  intent: Intent | undefined,
  { from, row, sites, boundary }: Placed,
  index: number,
  expanded: ReadonlySet<number>,
): Intent | undefined {
  if (intent === undefined || (row === 0 && !expanded.has(from))) return intent && { ...intent, index };
  const { alsoAt: _at, alsoTo = [], ...own } = intent;
  const href = alsoTo[row - 1];
  if (row === 0) return { ...own, index };
  const { domId: _id, href: _href, testId: _testId, ...common } = own;
  return {
    ...common,
    ...(href === null || href === undefined ? {} : { href }),
    index,
    sites,
    boundary,
    source: sites[0] ?? intent.source,
    labels: intent.labels.filter((label) => controlOrigins.has(label.from)),
  };
}
