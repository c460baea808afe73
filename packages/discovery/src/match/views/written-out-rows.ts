import type { Source } from '@webmcp/contract';

import type { Boundary, Intent, LabelOrigin, AppModel } from '../../intents/model/intent.js';
import { boundaryChain } from './intent-view.js';
import { siteKey } from '../../intents/model/site-key.js';

/** An appModel in which every row that is written out stands for itself, and whose each intent and boundary was. */
export interface WrittenOut {
  appModel: AppModel;
  /** The index that an intent has in the appModel that was given, by its index here. */
  intentOf: readonly number[];
  boundaryOf: readonly number[];
  /** Row boundaries, by their index here, that stand for one row each. */
  rows: ReadonlySet<number>;
}

/** What names the same control of each row; what stands around it is the row's own. */
const controlOrigins: ReadonlySet<LabelOrigin> = new Set([
  'content',
  'aria-label',
  'prop',
  'placeholder',
  'title',
  'alt',
  'icon',
]);

/** Something that an intent is one of, in its new order; `row` is 0 for what the source says itself. */
interface Placed {
  from: number;
  row: number;
  sites: Source[];
  boundary: number | null;
}

/**
 * Rows that are written out one by one are one row in the source's reading, but the source does say where each stands:
 * here each has its own intents, in document order, so that order and neighbours tell equal rows apart.
 */
export function writtenOutRows(appModel: AppModel): WrittenOut {
  const { intents, boundaries } = appModel;
  const members = membersOfRows(appModel);
  const order: Placed[] = intents.map(({ index, sites, boundary }) => ({ from: index, row: 0, sites, boundary }));
  const scopes: Boundary[] = [...boundaries];
  const boundaryOf = boundaries.map(({ index }) => index);
  const rows = new Set(members.keys());
  for (const [row, inside] of members) {
    // Around a row is its list, and around that what it is a part of.
    const place = boundaries[boundaries[row]?.parent ?? -1]?.parent ?? null;
    const isInPlace = ({ boundary }: Placed): boolean =>
      place === null || boundaryChain(boundaries, boundaryOf[boundary ?? -1] ?? null).includes(place);
    const inRow = boundaries.filter(({ index }) => boundaryChain(boundaries, index).includes(row));
    const count = inside[0]?.alsoAt?.length ?? 0;
    for (let at = 0; at < count; at += 1) {
      const moved = movedSites(inside, at);
      const copies = new Map(inRow.map(({ index }, nth) => [index, scopes.length + nth]));
      for (const boundary of inRow) {
        const sites = boundary.sites.map((site) => moved.get(siteKey(site)) ?? site);
        const isMoved = sites.some((site, nth) => site !== boundary.sites[nth]);
        scopes.push({
          ...boundary,
          index: scopes.length,
          parent: boundary.parent === null ? null : (copies.get(boundary.parent) ?? boundary.parent),
          sites: isMoved ? sites : [],
        });
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

const isKnown = <T>(item: T | undefined): item is T => item !== undefined;

/** The intents of each outermost row of which the source says where the other rows are, for each of its intents. */
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

/** Where the sites of the first row have their like in another. */
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
 * Puts a row after the one before it, and after the last of what is written before it in the same place: the page that it
 * is a part of may stand in the source twice.
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

/** Whether one is written before the other, as far as their sites tell: by the outermost place in which they differ. */
function isBefore(one: readonly Source[], other: readonly Source[]): boolean {
  for (let at = 1; at <= Math.min(one.length, other.length); at += 1) {
    const [a, b] = [one.at(-at), other.at(-at)];
    if (a === undefined || b === undefined) return false;
    if (siteKey(a) === siteKey(b)) continue;
    return a.file === b.file && (a.line < b.line || (a.line === b.line && a.column < b.column));
  }
  return false;
}

/** An intent at its new place; of another row no more is known than what the rows have in common. */
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
