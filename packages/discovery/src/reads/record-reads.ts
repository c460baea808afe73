import type { PageSnapshot, Read, Target } from '@webmcp/contract';
import { asciiSlug, onlyTable } from '@webmcp/text';

import type { AppModel, ReadRows } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import { uniqueKeys } from '../identity/field-key.js';
import { proven, ranked, selectorKey } from '../selectors/prove.js';
import { targetFingerprint } from '../selectors/target-fingerprint.js';
import { groupRecords, type RecordGroup } from './record-group.js';
import type { IsWritten } from './written-texts.js';

/** One read before it has an id and a unique name. */
export interface RecordRead {
  group: RecordGroup;
  /** The loop of the source that makes the items. */
  loop: ReadRows | undefined;
  states: string[];
  read: Read;
}

/** The most reads of one view of a route, the page's own text aside. */
export const mostReads = 3;

/** Makes the reads of the records that pages show, in document order. */
export function recordReads(
  snapshots: readonly PageSnapshot[],
  appModel: AppModel,
  isWritten: IsWritten,
): RecordRead[] {
  const loopOf = loopsOf(appModel);
  return groupRecords(snapshots, ({ title }) => (isWritten(title) ? title : '')).flatMap((group) => {
    const set = setTarget(group, isWritten);
    if (!isFindable(set, group)) return [];
    const item = itemTarget(group);
    const columns = columnsOf(group, isWritten);
    return {
      group,
      loop: loopOf(group),
      states: [...new Set(group.shown.map(({ snapshot }) => snapshot.state))].sort(),
      read: { kind: group.kind, set, ...(item === undefined ? {} : { item }), columns },
    };
  });
}

/**
 * Decides whether a call can find a part again. Where only a path in the markup distinguishes a part without a title, the
 * page has several of its kind. Then the runtime abstains, and the page's own text is read instead. The only table with data
 * is found as such.
 */
function isFindable({ selectors, confidence }: Target, { title }: RecordGroup): boolean {
  const isOnlyTable = selectors.some(({ value }) => value === onlyTable);
  return selectors.length > 0 && (title !== '' || confidence >= findableFrom || isOnlyTable);
}

/** The score of the weakest selector that identifies an element, and not only a position. */
export const findableFrom = 0.5;

/**
 * Returns a function that finds the loop of a group's items: the innermost place of an item is the row's own. One
 * component may draw several lists. The place that uses it decides then.
 */
function loopsOf({ boundaries, readRows = [] }: AppModel): (group: RecordGroup) => ReadRows | undefined {
  const loops = new Map<string, ReadRows[]>();
  for (const rows of [...boundaries, ...readRows].filter(({ loop }) => loop !== undefined))
    for (const key of new Set([rows.source, ...rows.sites.slice(0, 1)].map(siteKey)))
      loops.set(key, [...(loops.get(key) ?? []), rows]);
  return ({ shown }) =>
    shown
      .flatMap(({ records: { sources } }) => (sources === undefined ? [] : [sources.map(siteKey)]))
      .map((places) => loops.get(places[0] ?? '')?.find((rows) => isUsedAt(rows, places)))
      .find((rows) => rows !== undefined);
}

/** Decides whether an item has the place that uses the root of rows, as far as both are known. */
function isUsedAt({ sites: [own, user] }: ReadRows, [made, ...around]: readonly string[]): boolean {
  return user === undefined || around.length === 0 || siteKey(own) !== made || around.includes(siteKey(user));
}

/** Makes the target of a part: the selectors that found the part alone on every page, without texts of the data. */
function setTarget({ shown, title }: RecordGroup, isWritten: IsWritten): Target {
  const elements = shown.map(({ records }) => ({ element: records, scope: null }));
  const selectors = proven(elements, ({ value }) => !isNamed(value) || value.includes(JSON.stringify(title)));
  const only = selectors.filter(({ value }) => value === onlyTable);
  // Without a fingerprint: the head is a table, too, and looks like this one.
  if (only.length > 0 && selectors.every(({ score }) => score < findableFrom))
    return { selectors: only, confidence: 0.2 };
  const print = targetFingerprint(
    shown.map(({ records }) => records),
    [],
    (text) => (/^[a-z-]+$/.test(text) || isWritten(text) ? text : null),
  );
  return {
    selectors,
    confidence: selectors[0]?.score ?? 0,
    ...(print === undefined ? {} : { fingerprint: print }),
  };
}

const isNamed = (selector: string): boolean => /\[(?:name|aria-label)=/.test(selector);

/** Makes the target of the items. A part that is empty on a page has none there. */
function itemTarget({ shown }: RecordGroup): Target | undefined {
  const all = shown.flatMap(({ records: { item } }) =>
    item === undefined ? [] : [{ strategy: 'css' as const, value: item, score: 0.2 }],
  );
  const selectors = ranked([...new Map(all.map((selector) => [selectorKey(selector), selector])).values()]);
  return selectors.length === 0 ? undefined : { selectors, confidence: 0.2 };
}

/** Lists the columns with a heading that the source contains. Any other heading may be data. */
function columnsOf({ shown }: RecordGroup, isWritten: IsWritten): Read['columns'] {
  const columns = (shown[0]?.records.columns ?? []).filter(({ title }) => isWritten(title));
  const keys = uniqueKeys(columns.map(({ title }) => asciiSlug(title) || title));
  return columns.map(({ title, isNumber }, at) => ({
    key: keys[at]!,
    title,
    schema: { type: isNumber ? 'number' : 'string' },
  }));
}
