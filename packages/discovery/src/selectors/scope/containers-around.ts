import type { PageContainer, PageSnapshot, Selector } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { Label } from '../../intents/model/intent.js';
import { containerAt } from '../../match/model/container-at.js';
import type { MatchedContainer } from '../../match/model/matched-elements.js';
import { isUnknown } from '../../intents/model/is-unknown.js';
import { holesOf } from '../changing-text.js';
import type { IsElsewhere } from '../elsewhere.js';
import { provenAt, selectorKey } from '../prove.js';
import { templateOf } from '../row-text.js';
import { keyedText } from '../text-template.js';
import { confidenceOf, scopeOf, type OwnContainer, type ScopeMember, type SearchScope } from './search-scope.js';

/** One state with the containers that contain every element of the members there, nearest first. */
interface StateContainers {
  snapshot: PageSnapshot;
  containers: PageContainer[];
}

/**
 * Returns the containers that contain every element in every state, nearest first. A selector must find the container
 * in each state. Rows are left out.
 * @param own the labels of the tool's boundaries, nearest first, and the keys of the rows that open the tool
 */
export function containersAround(
  members: readonly ScopeMember[],
  own: Pick<OwnContainer, 'labels' | 'rowKeys'>,
  isElsewhere: IsElsewhere,
): SearchScope[] {
  const { labels, rowKeys: keys } = own;
  const [first, ...rest] = sharedContainers(members);
  if (first === undefined) return [];
  return first.containers.flatMap((container) => {
    const inOthers = sameContainer(container, rest, keys);
    if (inOthers === undefined) return [];
    const shown = container.fingerprint.labels;
    const named = labels.find((each) => each.some((label) => shown.some((text) => isNamedBy(text, label)))) ?? [];
    const matched = [{ snapshot: first.snapshot, container }, ...inOthers];
    const scope = scopeOf(matched, { labels: named, keys }, isElsewhere);
    return confidenceOf(scope) > 0 ? [scope] : [];
  });
}

function sharedContainers(members: readonly ScopeMember[]): StateContainers[] {
  const byState = new Map<string, { snapshot: PageSnapshot; chains: readonly number[][] }>();
  for (const { matchedElements } of members) {
    for (const { snapshot, element } of matchedElements) {
      const known = byState.get(snapshot.state);
      byState.set(snapshot.state, { snapshot, chains: [...(known?.chains ?? []), element.chain] });
    }
  }
  return [...byState.values()].map(({ snapshot, chains }) => ({
    snapshot,
    containers: (chains[0] ?? [])
      .filter((container) => chains.every((chain) => chain.includes(container)))
      .map((index) => containerAt(snapshot, index))
      .filter((container) => container !== undefined)
      .filter(({ kind }) => kind !== 'row'),
  }));
}

/** Decides whether a label names a container: by its whole text, or by the parts that the source knows. */
function isNamedBy(shown: string, { text, parts }: Label): boolean {
  return foldText(text) === shown || (parts !== undefined && !isUnknown(parts) && holesOf(shown, parts) !== null);
}

/**
 * Finds a container again in other states, by a selector that is proved in each state. The keys of rows may differ from
 * state to state. Undefined if a state lacks the container.
 */
function sameContainer(
  container: PageContainer,
  others: readonly StateContainers[],
  rowKeys: readonly string[],
): MatchedContainer[] | undefined {
  const keys = new Set(selectorKeys(container, rowKeys));
  const found = others.flatMap(({ snapshot, containers }) => {
    const same = containers.find((other) => selectorKeys(other, rowKeys).some((key) => keys.has(key)));
    return same === undefined ? [] : [{ snapshot, container: same }];
  });
  return found.length === others.length ? found : undefined;
}

function selectorKeys(container: PageContainer, rowKeys: readonly string[]): string[] {
  const keyed = (selector: Selector): Selector => templateOf(selector, (text) => keyedText(text, rowKeys)) ?? selector;
  return provenAt({ element: container, scope: null }).map((selector) => selectorKey(keyed(selector)));
}
