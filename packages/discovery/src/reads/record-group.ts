import type { PageRecords, PageSnapshot } from '@webmcp/contract';
import { asciiSlug } from '@webmcp/text';

/** The same records in every state that shows them. */
export interface RecordGroup {
  title: string;
  kind: PageRecords['kind'];
  shown: { snapshot: PageSnapshot; records: PageRecords }[];
}

/**
 * Groups the records of all pages: one group for each kind, title and place. Records without a usable title are one
 * group for each route and number on the page.
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
      const name = [kind, asciiSlug(title), ...(title === '' ? [snapshot.route] : [])].join(' ');
      const ordinal = seen.get(name) ?? 0;
      seen.set(name, ordinal + 1);
      const key = `${name} ${ordinal}`;
      const group = groups.get(key) ?? { title, kind, shown: [] };
      group.shown.push({ snapshot, records });
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}
