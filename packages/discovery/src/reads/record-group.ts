import type { PageRecords, PageSnapshot } from '@webmcp/contract';
import { asciiSlug } from '@webmcp/text';

import { siteKey } from '../intents/model/site-key.js';

/** The same records in every state that shows them. */
export interface RecordGroup {
  title: string;
  kind: PageRecords['kind'];
  shown: { snapshot: PageSnapshot; records: PageRecords }[];
}

/**
 * Groups the records of all pages: one group for each kind and place in the source. Without a known place,
 * records of one title are a group. Records without place and title are one group for each route and number on the page.
 * @param titleOf returns the title of records; empty if the title may be a text of the data
 */
export function groupRecords(
  snapshots: readonly PageSnapshot[],
  titleOf: (records: PageRecords, snapshot: PageSnapshot) => string,
): RecordGroup[] {
  const groups = new Map<string, RecordGroup>();
  for (const snapshot of snapshots) {
    const seen = new Map<string, number>();
    for (const records of snapshot.records ?? []) {
      const { kind } = records;
      const title = titleOf(records, snapshot);
      const name = nameOf(records, title, snapshot.route);
      const ordinal = seen.get(name) ?? 0;
      seen.set(name, ordinal + 1);
      const key = `${name} ${ordinal}`;
      const group = groups.get(key) ?? { title, kind, shown: [] };
      // A title that differs between pages is the data of each.
      if (group.title !== title) group.title = '';
      group.shown.push({ snapshot, records });
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

function nameOf({ kind, sources = [] }: PageRecords, title: string, route: string): string {
  if (sources.length > 0) return [kind, ...sources.map(siteKey)].join(' ');
  return [kind, asciiSlug(title), ...(title === '' ? [route] : [])].join(' ');
}
