import type { PageContainer, PageSnapshot } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { Label } from '../../intents/model/intent.js';
import { containerAt } from '../../match/model/container-at.js';
import type { MatchedContainer } from '../../match/model/matched-elements.js';
import type { IsElsewhere } from '../elsewhere.js';
import { provenAt, selectorKey } from '../prove.js';
import { confidenceOf, scopeOf, type ScopeMember, type SearchScope } from './search-scope.js';

/** One state with the containers that contain every element of the members there, nearest first. */
interface StateContainers {
  snapshot: PageSnapshot;
  containers: PageContainer[];
}

/**
 * Returns the containers that contain every element in every state, nearest first. A selector must find the container
 * in each state. Rows are left out.
 * @param labels of the tool's boundary and of those around it, nearest first: names of a container in other languages
 */
export function containersAround(
  members: readonly ScopeMember[],
  labels: readonly (readonly Label[])[],
  isElsewhere: IsElsewhere,
): SearchScope[] {
  const [first, ...rest] = sharedContainers(members);
  if (first === undefined) return [];
  return first.containers.flatMap((container) => {
    const inOthers = sameContainer(container, rest);
    if (inOthers === undefined) return [];
    const shown = container.fingerprint.labels;
    const named = labels.find((each) => each.some(({ text }) => shown.includes(foldText(text))));
    const scope = scopeOf([{ snapshot: first.snapshot, container }, ...inOthers], named ?? [], isElsewhere);
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

/**
 * Finds a container again in other states, by a selector that is proved in each state. Undefined if a state lacks the
 * container.
 */
function sameContainer(container: PageContainer, others: readonly StateContainers[]): MatchedContainer[] | undefined {
  const keys = new Set(selectorKeys(container));
  const found = others.flatMap(({ snapshot, containers }) => {
    const same = containers.find((other) => selectorKeys(other).some((key) => keys.has(key)));
    return same === undefined ? [] : [{ snapshot, container: same }];
  });
  return found.length === others.length ? found : undefined;
}

const selectorKeys = (container: PageContainer): string[] =>
  provenAt({ element: container, scope: null }).map(selectorKey);
