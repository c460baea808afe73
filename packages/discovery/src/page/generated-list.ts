import type { PageElement, PageSnapshot } from '@webmcp/contract';

import { siteKey } from '../intents/model/site-key.js';
import { containerAt } from '../match/model/container-at.js';

/** The number of elements up to which one function may answer controls that a person wrote one by one. */
const most = 12;

/**
 * Returns the elements outside of rows that one function answers, if they are more than a person writes out. A script made
 * them from a list: the options of a select, the days of a calendar. Each element has the first of its list.
 */
export function generatedLists(snapshot: PageSnapshot): ReadonlyMap<PageElement, PageElement> {
  const lists = new Map<string, PageElement[]>();
  for (const element of snapshot.elements) {
    const key = functionsOf(element);
    if (key === '' || element.chain.some((index) => containerAt(snapshot, index)?.kind === 'row')) continue;
    lists.set(key, [...(lists.get(key) ?? []), element]);
  }
  const long = [...lists.values()].filter(({ length }) => length > most);
  return new Map(long.flatMap((list) => list.map((element) => [element, list[0]!] as const)));
}

/** Returns the places of an element's own functions, with its role. */
function functionsOf({ role, handlers = [] }: PageElement): string {
  const own = handlers.filter(({ isAround }) => isAround !== true).map(({ event, at }) => `${event} ${siteKey(at)}`);
  return own.length === 0 ? '' : [role, ...own.sort()].join(' ');
}
